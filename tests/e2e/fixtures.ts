import { expect, test as base, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

/** Patterns of console messages and page errors that a test means to cause. */
type ExpectedNoise = RegExp[];

interface Fixtures {
  /** Push a pattern for each message that the test means to cause; every other one fails it. */
  expectedNoise: ExpectedNoise;
}

/** A report of a violated Content-Security-Policy or Trusted Types arrives in the console as an error, too. */
const NOISY = new Set(["error", "warning"]);

function listen(page: Page, noise: string[], foreign: string[]) {
  page.on("console", (message) => {
    if (NOISY.has(message.type())) noise.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => noise.push(`pageerror: ${error.message}`));
  page.on("request", (request) => {
    if (!/^(http:\/\/localhost:|blob:|data:)/.test(request.url())) foreign.push(request.url());
  });
}

/**
 * Every test runs under these rules: no unexpected console output, hydration error or policy violation; no request to
 * a third party; no cookie.
 */
export const test = base.extend<Fixtures & { watch: void }>({
  expectedNoise: async ({}, use) => use([]),

  watch: [
    async ({ context, expectedNoise }, use) => {
      const noise: string[] = [];
      const foreign: string[] = [];
      context.on("page", (page) => listen(page, noise, foreign));
      await use();
      const unexpected = noise.filter((message) => !expectedNoise.some((pattern) => pattern.test(message)));
      expect(unexpected, "unexpected console output").toEqual([]);
      expect(foreign, "requests to third parties").toEqual([]);
      expect(await context.cookies(), "cookies").toEqual([]);
    },
    { auto: true },
  ],
});

/** Resolves when the page's controls work (src/boot.ts says so on `<html>`). */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-script", "ready");
}
