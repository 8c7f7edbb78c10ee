import { setTimeout as pause } from "node:timers/promises";
import { timeBudgets } from "./budgets";
import type { Chromium } from "./chromium";
import { openPhone, untilReady } from "./phone";
import { tasksOf, trace } from "./trace";

/** What one visit to a page took; times in milliseconds, paints counted from the start of the navigation. */
export interface Loading {
  firstPaint: number;
  largestPaint: number;
  /** Sum of what every task takes beyond 50 ms, after the first paint. */
  blocking: number;
  /** The longest task after the first paint. */
  longestTask: number;
  layoutShift: number;
}

/** In the page: reads what the browser noted of its paints and shifts. An observer without entries is never called. */
const READ_PAINTS = `(async () => {
  const read = (type) => new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
    setTimeout(() => resolve([]), 500);
  });
  const [paints, largest, shifts] = await Promise.all(["paint", "largest-contentful-paint", "layout-shift"].map(read));
  return {
    firstPaint: paints.find(({ name }) => name === "first-contentful-paint").startTime,
    largestPaint: largest.at(-1).startTime,
    layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
})()`;

/** Visits an address once on the profile. */
export async function measureLoading(chromium: Chromium, url: string, hasScripts: boolean): Promise<Loading> {
  const phone = await openPhone(chromium, { hasScripts });
  const events = await trace(chromium, async () => {
    await phone.open(url);
    await untilReady(phone, hasScripts);
    // Long enough for what follows from being ready.
    await pause(1500);
  });
  const paints = await phone.evaluate<Pick<Loading, "firstPaint" | "largestPaint" | "layoutShift">>(READ_PAINTS);
  await phone.close();
  const tasks = tasksOf(events, "firstContentfulPaint");
  return {
    ...paints,
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - timeBudgets.task), 0),
    longestTask: Math.max(0, ...tasks),
  };
}
