import type { Page } from "@playwright/test";
import { MAIN_SCRIPT } from "./fixtures";

/** Keeps what a pattern names from the page until the returned function is called. */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page whose application does not arrive until the returned function is called. */
export async function openUnhydrated(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, MAIN_SCRIPT);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  return release;
}
