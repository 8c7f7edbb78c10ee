import { setTimeout as pause } from "node:timers/promises";
import { timeBudgets } from "./budgets";
import type { Chromium } from "./chromium";
import { BARE } from "./compressed-host";
import { HYDRATED, LOADED, openPhone, until } from "./phone";
import { tasksFromFirstPaint, trace } from "./trace";

/** What one visit to a page took; times in milliseconds, paints counted from the start of the navigation. */
export interface Loading {
  firstPaint: number;
  largestPaint: number;
  /** Sum of what every task takes beyond 50 ms, after the first paint. */
  blocking: number;
  /** The longest task after the first paint, and how many are longer than 50 ms. */
  longestTask: number;
  longTasks: number;
  /** All work of the main thread from the first paint until a second after hydration. */
  mainThread: number;
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

/** A page as it is; without what comes after its first paint, scripts and fonts; or one that has neither. */
export type Kind = "whole" | "bare" | "limit";

/** Visits an address once on the profile. */
export async function measureLoading(chromium: Chromium, url: string, kind: Kind): Promise<Loading> {
  const phone = await openPhone(chromium);
  const events = await trace(chromium, async () => {
    await phone.open(kind === "bare" ? url + BARE : url);
    await until(phone, kind === "whole" ? HYDRATED : LOADED);
    // Long enough for what follows from being ready.
    await pause(1000);
  });
  const paints = await phone.evaluate<Pick<Loading, "firstPaint" | "largestPaint" | "layoutShift">>(READ_PAINTS);
  await phone.close();
  const tasks = tasksFromFirstPaint(events);
  return {
    ...paints,
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - timeBudgets.task), 0),
    longTasks: tasks.filter((task) => task > timeBudgets.task).length,
    longestTask: Math.max(0, ...tasks),
    mainThread: tasks.reduce((sum, task) => sum + task, 0),
  };
}
