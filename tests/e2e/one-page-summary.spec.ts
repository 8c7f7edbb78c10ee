import type { Page } from "@playwright/test";
import { printButton } from "../../src/content/print-button";
import { paths } from "../../src/paths";
import { chunkOf, expect, heading, hydrated, open, test, WITHHELD } from "./fixtures";
import { hold } from "./hold";
import { faintLines } from "./text-contrast";

/** The largest figures that the fields take. */
const LONGEST = "#figures=9999.10.99p99.99998p99";
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

async function print(page: Page) {
  await printControl(page).click();
  await expect.poll(() => printWindows(page)).toBe(1);
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

for (const [name, path] of [
  ["of the landing page, by the browser's menu", paths.home],
  ["with the longest figures, and those that were filled in last", paths.home + LONGEST],
  ["by the demo page's button", paths.bookDemo],
] as const)
  test(`the one-page summary, ${name}, is one page`, async ({ page }) => {
    const sheet = page.locator(SHEET);
    await openAndCountPrints(page, path);
    if (path === paths.bookDemo) await print(page);
    await expect(sheet).toBeAttached();
    await expect(sheet, "on the screen").toBeHidden();
    for (const format of ["A4", "Letter"] as const) expect(await countPages(page, format), format).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(heading(page)).toHaveCount(1);
    expect(await sheet.evaluate(smallestText), "points").toBeGreaterThanOrEqual(9);
    expect(await faintLines(page, { least: 4.5 })).toEqual([]);
    await expect(sheet.getByText("£999,800")).toBeVisible({ visible: path.endsWith(LONGEST) });
    if (path === paths.home) return;

    if (path === paths.bookDemo) {
      // The PDF has reported `afterprint`, as phones do before they draw the paper.
      await expect(sheet).toBeVisible();
      await page.emulateMedia({ media: "screen" });
      await page.keyboard.press("Shift");
      await expect(sheet).toHaveCount(0);
      return expect(await countPages(page, "A4")).toBeGreaterThan(1);
    }
    await page.emulateMedia({ media: "screen" });
    await page.getByLabel("Calls you miss in a week").fill("1000");
    await print(page);
    await page.emulateMedia({ media: "print" });
    await expect(sheet.getByText("£99,990")).toBeVisible();
    await expect(sheet).toHaveCount(1);
  });

test("a double click on the print button opens one window, another press another one", async ({ page }) => {
  const release = await hold(page, SHEET_SCRIPT);
  await openAndCountPrints(page, paths.bookDemo);
  await printControl(page).dblclick();
  release();
  await expect(page.locator(SHEET)).toHaveCount(1);
  expect(await printWindows(page)).toBe(1);
  await printControl(page).click();
  await expect.poll(() => printWindows(page)).toBe(2);
  await expect(page.locator(SHEET)).toHaveCount(1);
});

test("a line says so where the one-page summary does not arrive, or nothing prints", async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(WITHHELD);
  await page.route(SHEET_SCRIPT, (route) => route.abort());
  await openAndCountPrints(page, paths.bookDemo);
  await printControl(page).click();
  await expect(page.getByRole("alert")).toHaveText(printButton.failed);

  await page.unroute(SHEET_SCRIPT);
  for (const isMissing of [true, false]) {
    await page.reload();
    await hydrated(page);
    await page.evaluate((missing) => Object.assign(window, { print: missing ? undefined : () => {} }), isMissing);
    await printControl(page).click();
    await expect(page.getByRole("alert")).toHaveText(printButton.noWindow);
    await page.keyboard.press("Shift");
    await expect(page.locator(SHEET)).toHaveCount(0);
  }
});
