import { setTimeout as pause } from "node:timers/promises";
import { timeBudgets } from "./budgets";
import type { Chromium } from "./chromium";
import { BARE } from "./compressed-host";
import { HYDRATED, LOADED, openPhone, until } from "./phone";
import { tasksFromFirstPaint, trace } from "./trace";

/** What the browser noted of one visit. Paints are milliseconds from the start of the navigation. */
interface Paints {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
}

/** What one visit to a page took, in milliseconds. */
export interface Loading extends Paints {
  /** Sum of what every task takes beyond 50 ms, after the first paint. */
  blocking: number;
  /** The longest task after the first paint, and how many are longer than 50 ms. */
  longestTask: number;
  longTasks: number;
  /** All work of the main thread from the first paint until a second after hydration. */
  mainThread: number;
}

/** In the page: reads what the browser noted until now. An observer without entries is never called. */
const READ_PAINTS = `(async () => {
  const end = performance.now();
  const entries = { paint: [], "largest-contentful-paint": [], "layout-shift": [] };
  for (const [type, into] of Object.entries(entries))
    new PerformanceObserver((list) => into.push(...list.getEntries())).observe({ type, buffered: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    end,
    firstPaint: entries.paint.find(({ name }) => name === "first-contentful-paint").startTime,
    largestPaint: entries["largest-contentful-paint"].at(-1).startTime,
    layoutShift: entries["layout-shift"].reduce((sum, { value }) => sum + value, 0),
  };
})()`;

/** A visit to a page as it is; or without what comes after its first paint, scripts and fonts. */
export interface Visit {
  url: string;
  isBare: boolean;
}

/** Visits a page once on the profile. */
async function visit(chromium: Chromium, { url, isBare }: Visit): Promise<Paints & { end: number }> {
  const phone = await openPhone(chromium);
  await phone.open(isBare ? url + BARE : url);
  await until(phone, isBare ? LOADED : HYDRATED);
  // Long enough for what follows from being ready.
  await pause(isBare ? 500 : 1000);
  const paints = await phone.evaluate<Paints & { end: number }>(READ_PAINTS);
  await phone.close();
  return paints;
}

/** Visits pages one after the other. In one recording, since Chromium may take five seconds to end one. */
export async function measureLoadings(chromium: Chromium, visits: Visit[]): Promise<Loading[]> {
  const paints: Awaited<ReturnType<typeof visit>>[] = [];
  const events = await trace(chromium, async () => {
    for (const one of visits) paints.push(await visit(chromium, one));
  });
  const durations = paints.map(({ firstPaint, end }) => end - firstPaint);
  return tasksFromFirstPaint(events, durations).map((tasks, index) => ({
    ...paints[index]!,
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - timeBudgets.task), 0),
    longTasks: tasks.filter((task) => task > timeBudgets.task).length,
    longestTask: Math.max(0, ...tasks),
    mainThread: tasks.reduce((sum, task) => sum + task, 0),
  }));
}
