/**
 * The story of the start, from the first paint on (early.ts has seen to that), in order:
 *
 * 1. Hold clicks on buttons, keys on tabs and submits, since React replays none of them.
 * 2. Use the fonts when they are there; then fetch the application, all its files at once.
 * 3. When the page has come to rest, or the visitor does something, run those files one after the other, so that none of
 *    them makes one long task.
 * 4. Hydrate (main.tsx).
 * 5. Go to the address's target, and do what was held; nobody who types by then loses a letter or the focus. Or, if
 *    anything above fails, let styles.css show what works without scripts.
 *
 * `<html data-script>` tells where the start stands: absent at first, "started" from 4 on, then "ready" or "failed".
 */

import { loadFonts } from "../fonts/load-fonts";
import type { PlaceOf } from "./keep-fields";
import type { start } from "./main";

interface Main {
  start: typeof start;
}

/** The application's files by route, in the order in which they run; src/build/write-site.ts writes the list. */
declare const MODULES: Record<string, readonly Pick<HTMLLinkElement, "href" | "integrity">[]>;

/** How long the application's files wait for the fonts', which weigh a sixth of theirs. */
const LONGEST_WAIT_FOR_FONTS_MS = 500;

/**
 * How long after the first paint a page that does not come to rest is left alone: the second phrase is due at 3.3 s, and
 * hydration may take a slow phone two of them.
 */
const LATEST_START_MS = 1200;

const held = new Map<object, () => void>();

/**
 * Remembers an element by its place in the served page. Where translators or extensions have changed that page, React
 * renders it anew, and another element stands there.
 *
 * @returns finds the one that stands there now
 */
const placeOf: PlaceOf = <Type extends Element>(element: Type) => {
  const { id, tagName } = element;
  const place = [...document.querySelectorAll(tagName)].indexOf(element);
  return () => {
    if (element.isConnected) return element;
    // Ids that React makes up differ from one rendering to the next.
    const named = id && document.querySelector<Type>(`#${CSS.escape(id)}`);
    return named || document.querySelectorAll<Type>(tagName)[place];
  };
};

function holdClick(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  // A submit button's click goes on to become a submit, which is held below.
  if (!button || button.type === "submit") return;
  event.preventDefault();
  const find = placeOf(button);
  held.set(button, () => {
    const { activeElement } = document;
    const now = find();
    // As a mouse press would; but whoever types by now goes on typing.
    now?.focus();
    now?.click();
    if (activeElement instanceof HTMLInputElement) activeElement.focus({ preventScroll: true });
  });
}

function holdSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  const find = placeOf(form);
  held.set(form, () => find()?.requestSubmit());
}

/** Tabs can be chosen by these (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
const TAB_KEYS = ["ArrowLeft", "ArrowRight", "Home", "End"];

function holdKey(event: KeyboardEvent) {
  const { target, key } = event;
  const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
  if (isShortcut || !TAB_KEYS.includes(key) || !(target instanceof Element && target.matches("[role=tab]"))) return;
  event.preventDefault();
  const find = placeOf(target);
  held.set(event, () => {
    const { activeElement } = document;
    // It would take the focus from whoever types by now.
    if (activeElement instanceof HTMLInputElement) return;
    // Each key goes on from where the one before has led to.
    const tab = activeElement?.matches("[role=tab]") ? activeElement : find();
    tab?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
}

/** Whether the visitor has begun to look around. */
let isMoved = false;

/** Holds what the visitor does until it can be done. */
function hold(event: Event) {
  if (event.type === "click") return holdClick(event as MouseEvent);
  if (event.type === "submit") return holdSubmit(event as SubmitEvent);
  isMoved = true;
  if (event.type === "keydown") holdKey(event as KeyboardEvent);
}

const { early } = window;
early.events.forEach(hold);
early.keep = hold;

const tell = (state: "started" | "ready" | "failed") => void (document.documentElement.dataset.script = state);

function finish(outcome: "ready" | "failed") {
  early.listening.abort();
  tell(outcome);
}

/** In development there is one module, which brings the others along. */
const modules = import.meta.env.DEV ? [] : MODULES[document.documentElement.dataset.route!]!;

function fetchModules() {
  for (const { href, integrity } of modules)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity }));
}

function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // The sheet of a link that failed may not be read.
    return false;
  }
}

/** Links a stylesheet once more. Resolves when it has loaded. */
function linkAgain(link: HTMLLinkElement): Promise<unknown> {
  const again = link.cloneNode() as HTMLLinkElement;
  const loaded = new Promise((resolve, reject) => Object.assign(again, { onload: resolve, onerror: reject }));
  document.body.append(again);
  link.remove();
  return loaded;
}

/** What is further down, what appears later and other pages need the whole style. */
async function waitForStyle() {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");
  if (!link || hasRules(link)) return;
  // It is under way, or it has failed; nothing tells which. Another link joins the request, or repeats it.
  await linkAgain(link).catch(async () => {
    // As for a module.
    await fetch(link.href, { cache: "reload" });
    await linkAgain(link);
  });
}

/** Whether a link or the address bar has led here; neither the way back nor a reload. */
function isNewVisit(): boolean {
  try {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return navigation?.type === "navigate";
  } catch {
    return false;
  }
}

/**
 * Goes to what the address names, as the browser has done before the whole style and the open tab gave everything its
 * height; unless the visitor is elsewhere by now, or the browser has brought him back to where he was.
 */
function goToTarget() {
  if (isMoved || !isNewVisit()) return;
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

/** Browsers send a move by themselves when another thing comes to lie under a pointer at rest. */
const isRest = (event: Event) =>
  event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY;

/** The visitor does something: whatever that is, the page should be ready for it. */
const touched = new Promise<unknown>((resolve) => {
  if (early.events.length > 0) resolve(undefined);
  for (const type of ["pointermove", "pointerdown", "keydown", "focusin", "scroll"])
    document.addEventListener(type, (event) => isRest(event) || resolve(event), {
      passive: true,
      capture: true,
      signal: early.listening.signal,
    });
});

/** The browser has nothing more urgent to do: what runs now keeps nobody waiting. */
const atRest = () =>
  new Promise<unknown>((resolve) => {
    const canTell = "requestIdleCallback" in window;
    if (canTell) requestIdleCallback(resolve);
    setTimeout(resolve, canTell ? LATEST_START_MS : 0);
  });

const pause = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs the modules in their order: each after those that it imports, main.tsx last. */
async function runModules(): Promise<Main> {
  if (import.meta.env.DEV) return import("./main");
  let module: unknown;
  for (const { href } of modules) {
    module = await early.run(href);
    await pause();
  }
  return module as Main;
}

/**
 * After React's own work: in the middle of it, React would not hydrate the part that a press is meant for. And one after
 * the other, since what a press does may take a moment.
 */
async function doHeld() {
  for (const perform of held.values()) {
    await pause();
    perform();
  }
}

async function boot() {
  await early.shown;
  // What is read already comes before what cannot be pressed yet; on a slow line they would share it.
  const fonts = loadFonts().catch(() => {});
  await Promise.race([fonts, touched, pause(LONGEST_WAIT_FOR_FONTS_MS)]);
  fetchModules();
  const quiet = atRest();
  await Promise.race([quiet, touched]);
  const [{ start }] = await Promise.all([runModules(), waitForStyle()]);
  tell("started");
  await start(placeOf);
  goToTarget();
  finish("ready");
  void doHeld();
}

boot().catch(() => finish("failed"));
