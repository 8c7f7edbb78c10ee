import type { Page } from "@playwright/test";
import { printButton } from "../../src/content/print-button";
import { paths } from "../../src/paths";
import { chunkOf, expect, heading, hydrated, open, test, WITHHELD } from "./fixtures";
import { hold } from "./hold";
import { faintLines } from "./text-contrast";

/** The largest figures that the fields take. */
const LONGEST_FIGURES = "#figures=9999.10.99p99.99998p99";
const SHEET = ".one-page-summary";
const SHEET_SCRIPT = chunkOf("summary-sheet");

const printControl = (page: Page) => page.getByRole("button", { name: printButton.print });
const printWindows = (page: Page) => page.evaluate(() => (window as { printWindows?: number }).printWindows ?? 0);

/** Opens a page in a browser whose print window reports that it opens, and stays open. */
async function openAndCountPrints(page: Page, path: string) {
  await page.addInitScript(() => {
    const counted = window as { printWindows?: number };
    window.print = () => {
      counted.printWindows = (counted.printWindows ?? 0) + 1;
      window.dispatchEvent(new Event("beforeprint"));
    };
  });
  await open(page, path);
}

/** The number of pages in a PDF. Chromium writes the objects of its pages uncompressed. */
async function countPages(page: Page, format: "A4" | "Letter") {
  const pdf = await page.pdf({ format });
  return pdf.toString("latin1").match(/\/Type\s*\/Page(?![A-Za-z])/g)!.length;
}

/** The smallest text of the sheet, in points. Runs in the page. */
const smallestText = (sheet: Element) =>
  Math.min(
    ...Array.from(sheet.querySelectorAll("*"))
      .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
      .map((element) => (parseFloat(getComputedStyle(element).fontSize) * 72) / 96),
  );

/** What the page prints is its summary: one sheet of paper, which can be read. */
async function expectOnePage(page: Page) {
  await expect(page.locator(SHEET)).toHaveCount(1);
  await expect(page.locator(SHEET), "on the screen").toBeHidden();
  for (const format of ["A4", "Letter"] as const) expect(await countPages(page, format), format).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(heading(page)).toHaveCount(1);
  for (const role of ["main", "navigation", "button", "tab"] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
  expect(await page.locator(SHEET).evaluate(smallestText), "points").toBeGreaterThanOrEqual(9);
  for (const paper of [{ paper: "white" }, {}]) expect(await faintLines(page, { least: 4.5, ...paper })).toEqual([]);
}

test("the one-page summary of the landing page, with figures or without, is one page", async ({ page }) => {
  const result = (sum: string) => page.locator(SHEET).getByText(sum);
  await openAndCountPrints(page, paths.home);
  await expectOnePage(page);
  await expect(result("£999,800")).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await page.evaluate((figures) => void (location.hash = figures), LONGEST_FIGURES);
  await expect(result("£999,800")).toHaveCount(1);
  await expectOnePage(page);
  await expect(result("£999,800")).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByLabel("Calls you miss in a week").fill("1000");
  await printControl(page).click();
  await expect.poll(() => printWindows(page)).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(result("£99,990")).toBeVisible();
  await expect(page.locator(SHEET)).toHaveCount(1);
});

test("the demo page's button prints the one-page summary, once at a double click, and then it is gone", async ({
  page,
}) => {
  const release = await hold(page, SHEET_SCRIPT);
  await openAndCountPrints(page, paths.bookDemo);
  await printControl(page).dblclick();
  release();
  await expect(page.locator(SHEET)).toHaveCount(1);
  expect(await printWindows(page)).toBe(1);
  await printControl(page).click();
  await expect.poll(() => printWindows(page), "another press").toBe(2);
  await expectOnePage(page);
  // The PDF has reported `afterprint`, as phones do before they draw the paper.
  await expect(page.locator(SHEET)).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.keyboard.press("Shift");
  await expect(page.locator(SHEET)).toHaveCount(0);
  expect(await countPages(page, "A4")).toBeGreaterThan(1);
});

test("a line says so where the one-page summary does not arrive, or nothing prints", async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(WITHHELD);
  await page.clock.install();
  await page.route(SHEET_SCRIPT, (route) => route.abort());
  await open(page, paths.bookDemo);
  await printControl(page).click();
  await expect(page.getByRole("alert")).toHaveText(printButton.failed);

  await page.unroute(SHEET_SCRIPT);
  for (const isMissing of [true, false]) {
    await page.reload();
    await hydrated(page);
    await page.evaluate((missing) => Object.assign(window, { print: missing ? undefined : () => {} }), isMissing);
    await printControl(page).click();
    await expect(page.locator(SHEET)).toHaveCount(1);
    await page.clock.fastForward(2000);
    await expect(page.getByRole("alert")).toHaveText(printButton.noWindow);
    await page.keyboard.press("Shift");
    await expect(page.locator(SHEET)).toHaveCount(0);
  }
});
