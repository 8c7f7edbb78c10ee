import type { Chromium } from "./chromium";
import { openPhone } from "./phone";
import type { Figures } from "./result-table";

/** Runs in the page: reports a second after it is ready. Only observers are told long tasks (over 50 ms) and shifts. */
const REPORT = `(async () => {
  const ready = await pageReady;
  const longTasks = [];
  const shifts = [];
  const observe = (type, into) =>
    new PerformanceObserver((list) => into.push(...list.getEntries())).observe({ type, buffered: true });
  observe("longtask", longTasks);
  observe("layout-shift", shifts);
  const paints = [];
  observe("largest-contentful-paint", paints);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const [{ startTime: firstPaint }] = performance.getEntriesByName("first-contentful-paint");
  const tasks = longTasks.filter(({ startTime, duration }) => startTime + duration > firstPaint);
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  const files = performance.getEntriesByType("resource");
  const bytes = (some) => some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return {
    "First paint, ms": firstPaint,
    "Largest paint, ms": paints.at(-1).startTime,
    "Ready, ms": ready,
    "Longest task after the paint, ms": Math.max(0, ...tasks.map(({ duration }) => duration)),
    "Layout shift, median": shift,
    "Layout shift, highest": shift,
    "Document, bytes": bytes(performance.getEntriesByType("navigation")),
    "Scripts, bytes": bytes(files.filter(({ name }) => name.endsWith(".js"))),
    "Other files, bytes": bytes(files.filter(({ name }) => !name.endsWith(".js"))),
  };
})()`;

/** Visits an address on the slow profile. */
export async function measureVisit(chromium: Chromium, url: string): Promise<Figures> {
  const phone = await openPhone(chromium, url, true);
  const figures = await phone.evaluate<Figures>(REPORT);
  const { TaskDuration } = await phone.metrics();
  await phone.close();
  return { "Main thread, ms": TaskDuration! * 1000, ...figures };
}
