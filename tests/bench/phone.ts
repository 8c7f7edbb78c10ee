import { setTimeout as pause } from "node:timers/promises";
import type { Chromium } from "./chromium";

/**
 * A mid-range phone on slow 4G: the figures of Lighthouse's mobile profile, applied, not simulated
 * (https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js).
 */
const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };

const SLOW_4G = {
  offline: false,
  /** Milliseconds from request to answer. */
  latency: 150,
  /** Bytes a second. */
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const CPU_SLOWDOWN = 4;

/** A new visitor's page with nothing cached. */
export interface Phone {
  send: <Result = unknown>(method: string, params?: object) => Promise<Result>;
  open: (url: string) => Promise<void>;
  /** Runs an expression in the page, waits for it, and returns its value, which must be plain data. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  close: () => Promise<void>;
}

interface PhoneOptions {
  /** False for a fast connection: only the processor is slow. */
  isSlow4G?: boolean;
  /** How many times slower than this machine the processor is. */
  slowdown?: number;
}

/** Opens a blank page on the profile. */
export async function openPhone(
  chromium: Chromium,
  { isSlow4G = true, slowdown = CPU_SLOWDOWN }: PhoneOptions = {},
): Promise<Phone> {
  const context = await chromium.send<{ browserContextId: string }>("Target.createBrowserContext");
  const target = await chromium.send<{ targetId: string }>("Target.createTarget", { url: "about:blank", ...context });
  const { sessionId } = await chromium.send<{ sessionId: string }>("Target.attachToTarget", {
    targetId: target.targetId,
    flatten: true,
  });
  const send = <Result = unknown>(method: string, params: object = {}) =>
    chromium.send<Result>(method, params, sessionId);

  await send("Network.enable");
  await send("Emulation.setDeviceMetricsOverride", SCREEN);
  await send("Emulation.setTouchEmulationEnabled", { enabled: true });
  if (isSlow4G) await send("Network.emulateNetworkConditions", SLOW_4G);
  await send("Emulation.setCPUThrottlingRate", { rate: slowdown });

  return {
    send,
    async open(url) {
      await send("Page.navigate", { url });
    },
    async evaluate<Value>(expression: string) {
      const { result, exceptionDetails } = await send<{
        result: { value: Value };
        exceptionDetails?: { text: string; exception?: { description?: string } };
      }>("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    close: async () => void (await chromium.send("Target.disposeBrowserContext", context)),
  };
}

/**
 * Resolves when an expression is true in the page.
 *
 * @throws when that takes longer than half a minute
 */
export async function until(phone: Phone, expression: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    await pause(250);
    if (await phone.evaluate<boolean>(expression)) return;
  }
  throw new Error(`It was not true within 30 s: ${expression}`);
}

/** What is true once a page is hydrated; and, of one that has no scripts, once it has loaded. */
export const HYDRATED = `document.documentElement?.dataset.script === "ready"`;
export const LOADED = `document.readyState === "complete" && location.href !== "about:blank"`;
