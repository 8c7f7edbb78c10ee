import { chooseTab, hydrated, test } from "../e2e/fixtures";
import { type Page } from "@playwright/test";
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
    await page.getByLabel("Full Name").fill("Alex Morgan");
    await page.getByLabel("Work Email").fill("alex@northgate.example");
    await page.getByLabel("Phone Number").fill("01632 960123");
    await page.getByLabel("Company Name").fill("Northgate Motors");
    await page.getByRole("button", { name: "Book Demo" }).click();
    await page.getByText("Submitting...").waitFor();
    await page.screenshot({ path: picture("form-submitting", width) });
    await page.getByText("Demo Request Received!").first().waitFor();
    await page.screenshot({ path: picture("form-toast", width) });
  });
}

/** Returns the area of a frame strip: the header and the hero, as far as the window shows them. */
async function heroClip(page: Page) {
  const { y, height } = (await page.locator("main section, main > div").first().boundingBox())!;
  return { x: 0, y: 0, width: page.viewportSize()!.width, height: Math.min(y + height, page.viewportSize()!.height) };
}

/** Writes frames side by side into one picture, each with its time. */
async function writeStrip(page: Page, frames: { at: number; data: string }[], columns: number, path: string) {
  const cells = frames.map(
    ({ at, data }) => `<figure><figcaption>${at} ms</figcaption><img src="data:image/png;base64,${data}"></figure>`,
  );
  await page.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(${columns},max-content);gap:8px;font:12px sans-serif}figure{margin:0}img{display:block}</style>${cells.join("")}`,
  );
  const [width, height] = await page.evaluate(() => [document.body.scrollWidth, document.body.scrollHeight]);
  await page.setViewportSize({ width: Math.min(width!, 8000), height: height! });
  await page.screenshot({ path, fullPage: true });
}

// The hero's animation: a frame every 100 ms, from the second phrase on, for two phrases.
for (const [width, columns] of [
  [360, 11],
  [768, 6],
  [1440, 4],
  [2560, 4],
] as const)
  test(`the hero's frames at ${width}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const first = await page.locator(".caret").textContent();
    await page.waitForFunction((text) => document.querySelector(".caret")!.textContent !== text, first);
    const clip = await heroClip(page);
    const devTools = await context.newCDPSession(page);
    const start = Date.now();
    const frames: { at: number; data: string }[] = [];
    for (let at = 0; at < 2 * PHRASE_MILLISECONDS; at = Math.max(at + 100, Date.now() - start)) {
      await page.waitForTimeout(Math.max(0, at - (Date.now() - start)));
      const taken = Date.now() - start;
      const scale = Math.min(1, 640 / width);
      const { data } = await devTools.send("Page.captureScreenshot", { clip: { ...clip, scale } });
      frames.push({ at: taken, data });
    }
    await writeStrip(await context.newPage(), frames, columns, picture("hero-frames", width));
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
  for (const [name, path] of Object.entries({ home: "/", "book-demo": "/book-demo", privacy: "/privacy" })) {
    // A sheet of A4 without its margins, at 96 px to the inch.
    await open(page, path, 720, 1040);
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
