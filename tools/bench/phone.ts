import type { Chromium } from "./chromium";

/**
 * A mid-range phone on slow 4G: the figures of Lighthouse's mobile profile, applied instead of simulated, the latency by the
 * host and the others by Chromium
 * (https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js).
 */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
/** Milliseconds from a request to its answer. */
export const LATENCY = 150;
/** Bytes a second. */
const SLOW_4G = { offline: false, latency: 0, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;

/** Runs in the page before its own scripts: `pageReady` resolves to the milliseconds until its controls work. */
const OBSERVE_READY = `window.pageReady = new Promise((resolve, reject) => {
  new MutationObserver(() => {
    if (document.documentElement.dataset.script === "ready") resolve(performance.now());
  }).observe(document, { subtree: true, attributeFilter: ["data-script"] });
  setTimeout(() => reject(new Error("Not ready within 30 s: " + location)), 30_000);
})`;

/** Visits an address with an empty cache, on the slow profile or unthrottled. Resolves when the document begins to arrive. */
export async function openPhone(chromium: Chromium, url: string, isSlow: boolean) {
  const context = await chromium.send<{ browserContextId: string }>("Target.createBrowserContext");
  const target = await chromium.send<object>("Target.createTarget", { url: "about:blank", ...context });
  const session = await chromium.send<{ sessionId: string }>("Target.attachToTarget", { ...target, flatten: true });
  const send = <Result>(method: string, params?: object) => chromium.send<Result>(method, params, session.sessionId);

  await send("Network.enable");
  await send("Page.enable");
  // The processor's time, which other processes on this machine do not change.
  await send("Performance.enable", { timeDomain: "threadTicks" });
  await send("Emulation.setDeviceMetricsOverride", SCREEN);
  await send("Emulation.setTouchEmulationEnabled", { enabled: true });
  if (isSlow) await send("Network.emulateNetworkConditions", SLOW_4G);
  if (isSlow) await send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await send("Page.addScriptToEvaluateOnNewDocument", { source: OBSERVE_READY });
  await send("Page.navigate", { url });

  return {
    /** Runs an expression in the page and waits for its value, which must be plain data. */
    async evaluate<Value>(expression: string): Promise<Value> {
      const options = { expression, awaitPromise: true, returnByValue: true };
      type Outcome = { result: { value: Value; description?: string }; exceptionDetails?: object };
      const { result, exceptionDetails } = await send<Outcome>("Runtime.evaluate", options);
      if (exceptionDetails) throw new Error(result.description);
      return result.value;
    },
    collectGarbage: () => send("HeapProfiler.collectGarbage"),
    /** Returns Chromium's metrics of the page by name, in bytes and seconds. */
    async metrics(): Promise<Record<string, number>> {
      const { metrics } = await send<{ metrics: { name: string; value: number }[] }>("Performance.getMetrics");
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    },
    close: () => chromium.send("Target.disposeBrowserContext", context),
  };
}
