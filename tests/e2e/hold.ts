import type { Page } from "@playwright/test";
import { chunkOf, EVERY_PAGE, MAIN_SCRIPT } from "./fixtures";

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

/**
 * Opens a page whose application does not arrive, or not even the boot script; resolves when the page listens to what is
 * pressed.
 */
export async function openUnhydrated(page: Page, path: string, missing = MAIN_SCRIPT): Promise<() => void> {
  const release = await hold(page, missing);
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(
    (isBootThere) =>
      isBootThere
        ? performance.getEntriesByType("resource").some(({ name }) => /boot-/.test(name))
        : Reflect.has(window, "early"),
    missing === MAIN_SCRIPT,
  );
  return release;
}

/** A Subresource Integrity value. */
export const DIGEST = /sha256-[\w+/]{43}=/g;

/** Has the browser take files as they come, with no digest to match: for tests that are the server of a script. */
export const dropDigests = (page: Page) =>
  page.route(
    ({ pathname }) => EVERY_PAGE.includes(pathname) || chunkOf("boot").test(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(DIGEST, "") });
    },
  );
