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
 * Lengths in milliseconds of all tasks of a page's main thread from its first paint on, the task of that included.
 *
 * @param events of one visit or of several, each of which has a process of its own
 * @param durations of each visit from its first paint to its end, in milliseconds; in their order
 * @throws when a page painted nothing
 */
export function tasksFromFirstPaint(events: TraceEvent[], durations: number[]): number[][] {
  const firsts = events
    .filter(({ name }) => name === "firstContentfulPaint")
    .toSorted((one, other) => one.ts - other.ts);
  if (firsts.length !== durations.length) throw new Error("A page painted nothing.");
  return firsts.map((first, index) => {
    const end = first.ts + durations[index]! * 1000;
    return events
      .filter(({ name, pid, tid }) => name === TASK && pid === first.pid && tid === first.tid)
      .filter(({ ts, dur = 0 }) => ts + dur >= first.ts && ts + dur <= end)
      .map(({ tdur = 0 }) => tdur / 1000);
  });
}
