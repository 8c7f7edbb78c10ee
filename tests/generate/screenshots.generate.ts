import { chooseTab, hydrated, test } from "../e2e/fixtures";
import { fillForm } from "../e2e/demo-form";
import type { Page } from "@playwright/test";
import { PHRASE_MILLISECONDS } from "../hero-phrases";

/** Widths of pages and sections; states of the page are taken at three of them. */
const STATE_WIDTHS = [360, 768, 1440];
const PAGE_WIDTHS = [360, 390, 768, 1024, 1366, 1440, 1920, 2560];
const PAGES = { home: "/", "book-demo": "/book-demo", privacy: "/privacy", "not-found": "/no-such-page" };

/** Path of a screenshot, in a folder that git ignores. */
const picture = (name: string, width: number) => `screenshots/${name}-${width}.png`;

/** A window higher than any section, so that the sticky header and links cover none of it. */
const TALL = 2400;

/** Opens a page without motion, whole and with its fonts. */
async function open(page: Page, path: string, width: number, height = 900) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}

for (const width of PAGE_WIDTHS) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`${name} at ${width}`, async ({ page, expectedNoise }) => {
      if (name === "not-found") expectedNoise.push(/404/, /Page not found/);
      await open(page, path, width);
      await page.screenshot({ path: picture(name, width), fullPage: true });
    });
  }

  test(`each section of the landing page at ${width}`, async ({ page }) => {
    await open(page, "/", width, TALL);
    for (const [index, section] of (await page.locator("header, main section, footer").all()).entries()) {
      await section.screenshot({ path: picture(`section-${index}`, width) });
    }
  });
}

for (const width of STATE_WIDTHS) {
  test(`tabs at ${width}`, async ({ page }) => {
    await open(page, "/", width, TALL);
    for (const name of ["Voice", "WhatsApp", "Workflows"]) {
      await chooseTab(page.getByRole("tab", { name }));
      await page.locator("#channels").screenshot({ path: picture(`tab-${name.toLowerCase()}`, width) });
    }
  });

  test(`form states at ${width}`, async ({ page }) => {
    await open(page, "/book-demo", width);
    await page.getByRole("button", { name: "Book Demo" }).click();
    await page.screenshot({ path: picture("form-errors", width), fullPage: true });
    await fillForm(page);
    await page.getByRole("button", { name: "Book Demo" }).click();
    await page.getByText("Submitting...").waitFor();
    await page.screenshot({ path: picture("form-submitting", width) });
    await page.getByText("Demo Request Received!").first().waitFor();
    await page.screenshot({ path: picture("form-toast", width) });
  });
}

// The hero's animation: a frame every 100 ms for two phrases.
for (const width of STATE_WIDTHS)
  test(`the hero's frames at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    for (let at = 0; at < 2 * PHRASE_MILLISECONDS; at += 100) {
      await page.screenshot({ path: picture(`hero-frame-${String(at).padStart(4, "0")}`, width) });
      await page.clock.runFor(100);
    }
  });

test("the menu, open", async ({ page }) => {
  for (const width of [360, 768]) {
    await open(page, "/", width);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.screenshot({ path: picture("menu", width) });
  }
});

test("more contrast", async ({ page }) => {
  await page.emulateMedia({ contrast: "more" });
  await open(page, "/", 1440);
  await page.screenshot({ path: picture("more-contrast-home", 1440), fullPage: true });
});

test("on paper", async ({ page }) => {
  for (const name of ["home", "book-demo", "privacy"] as const) {
    // A sheet of A4 without its margins, at 96 px to the inch.
    await open(page, PAGES[name], 720, 1040);
    await page.emulateMedia({ media: "print" });
    await page.screenshot({ path: picture(`print-${name}`, 720), fullPage: true });
  }
});

test("forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/", 1440);
  await page.screenshot({ path: picture("forced-colours-home", 1440), fullPage: true });
  await open(page, "/book-demo", 1440);
  await page.getByRole("button", { name: "Book Demo" }).click();
  await page.screenshot({ path: picture("forced-colours-form", 1440), fullPage: true });
});
