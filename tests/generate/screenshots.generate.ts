import { hydrated, test } from "../e2e/fixtures";
import { type Page } from "@playwright/test";

const WIDTHS = [360, 768, 1440];
const PAGES = { home: "/", "book-demo": "/book-demo", privacy: "/privacy", "not-found": "/no-such-page" };

/** Git ignores this folder. */
const picture = (name: string, width: number) => `screenshots/${name}-${width}.png`;

/** Higher than any section: what sticks to an edge of the window then covers none of it. */
const TALL = 2400;

async function open(page: Page, path: string, width: number, height = 900) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready);
}

for (const width of WIDTHS) {
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

  test(`tabs at ${width}`, async ({ page }) => {
    await open(page, "/", width, TALL);
    for (const name of ["Voice", "WhatsApp", "Workflows"]) {
      await page.getByRole("tab", { name }).click();
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

test("the menu, open", async ({ page }) => {
  for (const width of [360, 768]) {
    await open(page, "/", width);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.screenshot({ path: picture("menu", width) });
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
