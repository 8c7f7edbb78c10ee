/**
 * The script that the build writes into the head of every document. It holds what the visitor presses, waits for the
 * first paint, switches the fonts on, imports the application (main.tsx) and replays what it held.
 *
 * `<html data-script>` is absent at first, then "ready" (the page is hydrated) or "failed" (styles.css then shows what
 * works without scripts). `<html data-modules>` lists main.tsx, the page's module and all that they import.
 */

import type * as Main from "./main";

/** Some browsers report no paint, to resist fingerprinting. */
const LONGEST_WAIT_FOR_PAINT_MS = 1000;

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
  // A tab takes the focus; a visitor who types by now goes on typing.
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

const painted = new Promise<unknown>((resolve) => {
  if (document.hidden) resolve(undefined);
  setTimeout(resolve, LONGEST_WAIT_FOR_PAINT_MS);
  try {
    new PerformanceObserver((list) => {
      // The first paint may show the background only.
      if (list.getEntriesByName("first-contentful-paint").length > 0) resolve(undefined);
    }).observe({ type: "paint", buffered: true });
  } catch {
    // A privacy tool forbids it: the timeout is enough.
  }
});

/** Hydration needs the whole document, and `import()` does not wait for the parser. */
const parsed = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));

/** Empty in development. */
const files = dataset.modules?.split(" ") ?? [];

async function startApplication() {
  await painted;
  document.querySelector<HTMLStyleElement>("style[media]")?.setAttribute("media", "all");
  await parsed;
  // The browser would learn of a file only from the file that imports it, a round trip later.
  for (const href of files)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  const main: typeof Main = await (import.meta.env.DEV ? import("./main") : import(/* @vite-ignore */ files[0]!));
  await main.start();
}

function finish(state: "ready" | "failed") {
  listening.abort();
  dataset.script = state;
}

/**
 * A browser may have cached a 404 from the middle of a deploy, and a document cannot import a file again that has failed.
 * So this fetches the files past the cache and reloads the document, unless it is a reload already: that might never end.
 */
async function recover() {
  const answers = await Promise.all(files.map((file) => fetch(file, { cache: "reload" })));
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type === "reload" || !answers.every(({ ok }) => ok)) finish("failed");
  else window.location.reload();
}

async function run() {
  try {
    await startApplication();
  } catch {
    return recover().catch(() => finish("failed"));
  }
  finish("ready");
  for (const repeat of held.values()) repeat();
}

void run();
