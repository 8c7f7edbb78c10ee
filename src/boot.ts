/**
 * The only script the document waits for, and it waits for the document: the application starts after the first frame,
 * so that the paint never counts React in. Until it has hydrated, clicks on buttons and submits are held here; React
 * itself replays neither.
 */

import { startEvents } from "./start-events";

const held: (() => void)[] = [];
const holding = new AbortController();

/** Does to a button what a mouse does: Radix's tabs listen to the press, everything else to the click. */
function press(button: HTMLButtonElement) {
  button.focus();
  button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
  button.click();
}

function holdClick(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  // A submit button's click goes on to become a submit, which is held below, with the browser's own manners.
  if (!button || button.type === "submit") return;
  event.preventDefault();
  held.push(() => press(button));
}

function holdSubmit(event: SubmitEvent) {
  event.preventDefault();
  const form = event.target as HTMLFormElement;
  const isHeld = form.dataset.held === "true";
  form.dataset.held = "true";
  if (isHeld) return;
  held.push(() => {
    delete form.dataset.held;
    form.requestSubmit();
  });
}

document.addEventListener("click", holdClick, { capture: true, signal: holding.signal });
document.addEventListener("submit", holdSubmit, { capture: true, signal: holding.signal });

function replay() {
  holding.abort();
  document.documentElement.dataset.script = "ready";
  for (const action of held) action();
}

/** The page stays readable and its links work; styles.css shows what stands in for the parts that need a script. */
function giveUp() {
  holding.abort();
  document.documentElement.dataset.script = "failed";
}

document.addEventListener(startEvents.hydrated, replay, { once: true });
document.addEventListener(startEvents.failed, giveUp, { once: true });

requestAnimationFrame(() => setTimeout(() => import("./main").catch(giveUp)));
