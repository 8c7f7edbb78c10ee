/**
 * The script that the build writes into the head of every document. It holds what the visitor presses, waits for the first
 * paint, imports the application (main.tsx), loads the fonts and replays what it held.
 *
 * `<html data-script>` is absent at first, then "ready" (the page is hydrated) or "failed" (styles.css then shows what
 * works without scripts). `<html data-modules>` lists the page's module, main.tsx and all that they import.
 */

import type * as Main from "./main";

const { dataset } = document.documentElement;

/** Elements pressed or submitted before hydration, each once and in order, with the function that repeats the event. */
const held = new Map<Element, () => void>();

/** Holds an event on an element. If React replaces the element, the one in the same position gets the event. */
function hold<Type extends HTMLElement>(element: Type, repeat: (now: Type) => void) {
  const alike = () => [...document.querySelectorAll<Type>(element.tagName)];
  const position = alike().indexOf(element);
  // The last press counts.
  held.delete(element);
  held.set(element, () => {
    const now = element.isConnected ? element : alike()[position];
    if (now) repeat(now);
  });
}

function press(button: HTMLButtonElement) {
  const { activeElement } = document;
  button.click();
  // A click focuses a tab. A visitor who is typing keeps the focus.
  if (activeElement instanceof HTMLInputElement) activeElement.focus({ preventScroll: true });
}

function intercept(event: Event) {
  const target = event.target as Element;
  const button = event.type === "click" && target.closest("button");
  // The click on a submit button becomes a submit.
  if (button && button.type !== "submit") hold(button, press);
  else if (event.type === "submit") hold(target as HTMLFormElement, (form) => form.requestSubmit());
  else return;
  event.preventDefault();
  // From `hydrateRoot` on React listens itself, and would handle the event a second time.
  event.stopPropagation();
}

const listening = new AbortController();
for (const type of ["click", "submit"])
  window.addEventListener(type, intercept, { capture: true, signal: listening.signal });

/** Resolves as the next frame begins. A hidden tab has no frames. */
const nextFrame = () =>
  new Promise<unknown>((resolve) => (document.hidden ? setTimeout(resolve) : requestAnimationFrame(resolve)));

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * How the document was opened, and how many milliseconds its first byte took. Where privacy tools forbid measuring: as a
 * reload, since that is not reloaded again, and 0.
 */
function navigation(): { type: NavigationTimingType; latency: number } {
  try {
    const [entry] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
    return { type: entry.type, latency: entry.responseStart - entry.requestStart };
  } catch {
    return { type: "reload", latency: 0 };
  }
}

/**
 * Resolves when the files may be asked for: they must not arrive within 150 ms of the frame in which the heading is first
 * painted, since Lighthouse counts files that arrive before the paint is on the screen as a part of the largest paint. On a
 * slow network the request takes as long. The next two frames, or the browser's own report of the paint, would come later.
 */
async function filesMayLoad() {
  // In development the application renders it.
  while (!import.meta.env.DEV && !document.querySelector("h1")) await nextFrame();
  await wait(150 - navigation().latency);
}

/** Hydration needs the whole document, and `import()` does not wait for the parser. */
const parsed = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));

/** Empty in development. */
const files = dataset.modules?.split(" ") ?? [];

/**
 * Loads the fonts of src/fonts/fonts.css, whose rules apply only without scripts. Adds them together, once those that every
 * page needs have loaded or failed, and hydration too: a font that is added causes a layout of the whole page, and one that
 * loads later another.
 */
async function loadFonts(hydration: Promise<void> | undefined) {
  // An extension may have put a style of its own first.
  const selector = import.meta.env.DEV ? "[rel=stylesheet]" : "meta~style";
  const { cssRules } = document.querySelector<HTMLStyleElement | HTMLLinkElement>(selector)!.sheet!;
  const groups = Array.from(cssRules, (rule) => (rule as CSSGroupingRule).cssRules);
  const rules = groups.find((group) => group?.[0] instanceof CSSFontFaceRule);
  const fonts = Array.from(rules as Iterable<CSSFontFaceRule>, ({ style }) => {
    const value = (name: string) => style.getPropertyValue(name);
    return new FontFace(value("font-family"), value("src"), {
      weight: value("font-weight"),
      display: "swap",
      unicodeRange: value("unicode-range") || "U+0-FFFF",
    });
  });
  // The browser itself loads a font of rarer letters when the page has such a letter.
  const loads = fonts.map((font) => /U.0-/.test(font.unicodeRange) && font.load());
  await Promise.allSettled([...loads, hydration]);
  for (const font of fonts) document.fonts.add(font);
}

async function startApplication() {
  await filesMayLoad();
  // The browser would learn of a file only from the file that imports it, a round trip later. Low priority: the paint that
  // the browser reports may still be to come, and Lighthouse counts urgent scripts that arrive before it.
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }),
    );
  await parsed;
  let started: Promise<void> | undefined;
  let fonts: Promise<void>;
  try {
    let main: typeof Main | undefined = import.meta.env.DEV ? await import("./main") : undefined;
    // Each in a task of its own, as it arrives; the last is main.tsx.
    for (const file of files) main = await import(/* @vite-ignore */ file);
    started = main!.start();
  } finally {
    // Not earlier: the scripts would arrive later by as much, and the stand-ins have the fonts' widths and heights.
    fonts = loadFonts(started);
  }
  await started;
  if (navigation().type === "navigate") return;
  // A reload keeps its offset until the page is ready (`overflow-anchor` in styles.css): what changes heights comes first.
  // Cached fonts have come by now; one that stalls keeps nobody waiting.
  await Promise.race([fonts, wait(200)]);
  document.body.getBoundingClientRect();
}

function finish() {
  listening.abort();
  dataset.script = "ready";
  for (const repeat of held.values()) repeat();
}

function giveUp() {
  listening.abort();
  dataset.script = "failed";
  // What works without scripts makes the page longer: the offset that the browser restores after a reload would be wrong.
  // With "manual" it does not scroll to the hash either.
  history.scrollRestoration = "manual";
  if (scrollY === 0) document.querySelector(":target")?.scrollIntoView();
}

/**
 * Fetches the files past the cache and reloads the document: the browser may have cached a 404 from the middle of a deploy,
 * and cannot import a failed file again in the same document. Does not reload a reload, which might never end.
 */
async function recover() {
  const answers = await Promise.all(files.map((file) => fetch(file, { cache: "reload" })));
  if (navigation().type === "reload" || !answers.every(({ ok }) => ok)) giveUp();
  else window.location.reload();
}

void startApplication().then(finish, () => recover().catch(giveUp));
