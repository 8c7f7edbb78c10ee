import { setTimeout as pause } from "node:timers/promises";
import { paths } from "../../src/paths";
import type { Chromium } from "./chromium";
import { HYDRATED, openPhone, until, type Phone } from "./phone";

/** How long a page took to react; milliseconds. */
export interface Reaction {
  /** From the input to the end of its handlers; 0 below 16 ms, which Chromium does not report. */
  handling: number;
  /** From the input to the next frame, rounded to 8. */
  nextFrame: number;
}

/** Something that a visitor does on a page. */
interface Interaction {
  name: string;
  /** CSS selector of what is tapped first. */
  target: string;
  /** Typed into it then, letter by letter. */
  text?: string;
}

/** What a visitor can do, page by page, in an order in which each leaves the next possible. */
export const interactions: Record<string, Interaction[]> = {
  [paths.home]: [
    { name: "Open the menu", target: "header button[aria-expanded=false]" },
    { name: "Close the menu", target: "header button[aria-expanded=true]" },
    { name: "Pause the phrases", target: "main button[aria-pressed]" },
    { name: "Choose another sample", target: "[role=tabpanel][data-state=active] button[aria-pressed=false]" },
    { name: "Switch the tab", target: "[role=tab][aria-selected=false]" },
    { name: "Type own figures", target: "#missed", text: "40" },
  ],
  [paths.bookDemo]: [
    { name: "Type into the form", target: "form input", text: "Jo Smith" },
    { name: "Send what is incomplete", target: "form button[type=submit]" },
  ],
};

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

/** Does it once; undefined where there is no such thing on the page. */
async function measure(phone: Phone, { target, text }: Interaction): Promise<Reaction | undefined> {
  if (!(await phone.evaluate(locate(target)))) return undefined;
  // What has come near is laid out; then it stands where it stays.
  await pause(300);
  const point = (await phone.evaluate<{ x: number; y: number } | null>(locate(target)))!;
  await pause(200);
  await phone.evaluate("window.reactions = []");
  await tap(phone, point);
  if (text) {
    await pause(300);
    await type(phone, text);
  }
  await pause(500);
  const reactions = await phone.evaluate<Reaction[]>("window.reactions");
  return {
    handling: Math.max(0, ...reactions.map(({ handling }) => handling)),
    nextFrame: Math.max(0, ...reactions.map(({ nextFrame }) => nextFrame)),
  };
}

/** Does all that a page offers, one after the other, at the profile's processor speed. */
export async function measureInteractions(
  chromium: Chromium,
  baseURL: string,
  route: string,
): Promise<(Reaction | undefined)[]> {
  const phone = await openPhone(chromium, { isSlow4G: false });
  await phone.open(baseURL + route);
  await until(phone, HYDRATED);
  await phone.evaluate(OBSERVE);
  const reactions = [];
  for (const interaction of interactions[route]!) reactions.push(await measure(phone, interaction));
  await phone.close();
  return reactions;
}
