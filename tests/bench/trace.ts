import type { Chromium } from "./chromium";

/** An entry of Chromium's trace (https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU). */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** When it began; microseconds. */
  ts: number;
  /** Microseconds on the clock. */
  dur?: number;
  /** Microseconds of the processor's time: what else runs on this machine does not count. */
  tdur?: number;
}

const TASK = "ThreadControllerImpl::RunTask";
const CATEGORIES = ["toplevel", "loading", "devtools.timeline"];

/** Records what the browser does while an action runs. */
export async function trace(chromium: Chromium, action: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const stop = chromium.listen<{ value: TraceEvent[] }>("Tracing.dataCollected", ({ value }) => events.push(...value));
  const complete = new Promise<void>((resolve) => {
    const stopWaiting = chromium.listen("Tracing.tracingComplete", () => {
      stopWaiting();
      resolve();
    });
  });
  await chromium.send("Tracing.start", { traceConfig: { includedCategories: CATEGORIES } });
  await action();
  await chromium.send("Tracing.end");
  await complete;
  stop();
  return events;
}

/**
 * Lengths in milliseconds of all tasks of the page's main thread from its first paint on, the task of that included.
 *
 * @throws when there was no paint
 */
export function tasksFromFirstPaint(events: TraceEvent[]): number[] {
  const first = events.find(({ name }) => name === "firstContentfulPaint");
  if (!first) throw new Error("The page painted nothing.");
  return events
    .filter(({ name, pid, tid }) => name === TASK && pid === first.pid && tid === first.tid)
    .filter(({ ts, dur = 0 }) => ts + dur >= first.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}
