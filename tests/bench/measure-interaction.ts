import { setTimeout as pause } from "node:timers/promises";
import type { Chromium } from "./chromium";
import { openPhone, untilReady, type Phone } from "./phone";
import { tasksOf, trace } from "./trace";

/** How long a page took to react; milliseconds. */
export interface Reaction {
  /** From the input to the end of its handlers; 0 below 16 ms, which Chromium does not report. */
  handling: number;
  /** From the input to the next frame, rounded to 8. */
  nextFrame: number;
  /** The longest task meanwhile, in the processor's time. */
  longestTask: number;
}

/** Something that a visitor does on a page. */
export interface Interaction {
  name: string;
  route: string;
  /** CSS selector of what is tapped first. */
  target: string;
  /** Typed into it then, letter by letter. */
  text?: string;
}

export const interactions: Interaction[] = [
  { name: "Open the menu", route: "/", target: "header button[aria-expanded]" },
  { name: "Switch the tab", route: "/", target: "[role=tab][aria-selected=false]" },
  { name: "Type into the form", route: "/book-demo", target: "form input", text: "Jo Smith" },
];

const OBSERVE = `(() => {
  window.reactions = [];
  new PerformanceObserver((list) => {
    for (const { startTime, processingEnd, duration, interactionId } of list.getEntries())
      if (interactionId) window.reactions.push({ handling: processingEnd - startTime, nextFrame: duration });
  }).observe({ type: "event", durationThreshold: 16 });
})()`;

const locate = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  if (!element) return null;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

async function tap(phone: Phone, point: { x: number; y: number }) {
  await phone.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await phone.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

async function type(phone: Phone, text: string) {
  for (const letter of text) {
    await phone.send("Input.dispatchKeyEvent", { type: "keyDown", text: letter, key: letter });
    await phone.send("Input.dispatchKeyEvent", { type: "keyUp", key: letter });
    await pause(100);
  }
}

/** Does it once, at the profile's processor speed, on a page that is at rest; undefined where there is no such thing. */
export async function measureInteraction(
  chromium: Chromium,
  baseURL: string,
  { route, target, text }: Interaction,
): Promise<Reaction | undefined> {
  const phone = await openPhone(chromium, { isSlow4G: false });
  await phone.open(baseURL + route);
  await untilReady(phone);
  await pause(1000);
  const point = await phone.evaluate<{ x: number; y: number } | null>(locate(target));
  await pause(500);
  await phone.evaluate(OBSERVE);
  const events = await trace(chromium, async () => {
    if (!point) return;
    await tap(phone, point);
    await pause(300);
    if (text) await type(phone, text);
    await pause(700);
  });
  const reactions = await phone.evaluate<Pick<Reaction, "handling" | "nextFrame">[]>("window.reactions");
  await phone.close();
  if (!point) return undefined;
  return {
    handling: Math.max(0, ...reactions.map(({ handling }) => handling)),
    nextFrame: Math.max(0, ...reactions.map(({ nextFrame }) => nextFrame)),
    longestTask: Math.max(0, ...tasksOf(events, "EventDispatch")),
  };
}
