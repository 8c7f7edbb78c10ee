/**
 * The only script that the document names, and neither waits for the other. The application is fetched with the first
 * paint, all its parts at once, and starts after it, so that the paint never counts React in, not even where the
 * network is faster than the processor, which is what Lighthouse's model is fed with. Until it has hydrated, clicks on
 * buttons and submits are held here; React itself replays neither.
 */

import { LATE_PART, startEvents } from "./start-events";

interface HeldAction {
  /** What was clicked or submitted. */
  target: Element;
  run: () => void;
}

/** From the first frame's drawing to its paint it takes less than this on slow machines, too. */
const LONGEST_WAIT_FOR_PAINT_MS = 1000;

let held: HeldAction[] = [];
let isHydrated = false;
const holding = new AbortController();

const isDead = (target: Element) => !isHydrated || target.closest(LATE_PART) !== null;

/** As a mouse does it, which moves the focus, too. */
function press(button: HTMLButtonElement) {
  button.focus();
  button.click();
}

function holdClick(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  // A submit button's click goes on to become a submit, which is held below, with the browser's own manners.
  if (!button || button.type === "submit" || !isDead(button)) return;
  event.preventDefault();
  held.push({ target: button, run: () => press(button) });
}

function holdSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (!isDead(form)) return;
  event.preventDefault();
  if (held.some(({ target }) => target === form)) return;
  held.push({ target: form, run: () => form.requestSubmit() });
}

document.addEventListener("click", holdClick, { capture: true, signal: holding.signal });
document.addEventListener("submit", holdSubmit, { capture: true, signal: holding.signal });

/** After React's own work: in the middle of it, React would not hydrate the section that a press is meant for. */
const runLater = ({ run }: HeldAction) => queueMicrotask(run);

function replay() {
  const due = held.filter(({ target }) => !isDead(target));
  held = held.filter((action) => !due.includes(action));
  due.forEach(runLater);
}

function finish() {
  holding.abort();
  held.forEach(runLater);
  document.documentElement.dataset.script = "ready";
}

/** The page stays readable and its links work; styles.css shows what stands in for the parts that need a script. */
function giveUp() {
  holding.abort();
  document.documentElement.dataset.script = "failed";
}

function start() {
  isHydrated = true;
  document.documentElement.dataset.script = "hydrated";
  replay();
  if (!document.querySelector(LATE_PART)) finish();
}

document.addEventListener(startEvents.hydrated, start, { once: true });
document.addEventListener(startEvents.lateHydrated, finish, { once: true });
document.addEventListener(startEvents.failed, giveUp, { once: true });

/** A frame that is drawn is not on the screen yet: the browser's own note of the first paint comes when it is. */
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
  // Some browsers, when told to hide from fingerprinting, note nothing.
  requestAnimationFrame(() => setTimeout(resolve, LONGEST_WAIT_FOR_PAINT_MS));
});

/** The end of a long page may arrive after its beginning has been painted. */
const parsed = new Promise<void>((resolve) => {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => resolve());
  else resolve();
});

function fetchModules() {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")) {
    // A changed attribute makes not every browser fetch; a new link does.
    const released = link.cloneNode() as HTMLLinkElement;
    released.media = "all";
    link.replaceWith(released);
  }
}

void painted.then(fetchModules);
Promise.all([painted, parsed])
  .then(() => import("./main"))
  .catch(giveUp);
