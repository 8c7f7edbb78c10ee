import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { VALID_REQUEST } from "../valid-request";
import { fillForm, formValues } from "./demo-form";
import { EVERY_PAGE, expect, heading, openWithFonts, setFolds, test } from "./fixtures";
import { glyphsOf, type Glyph } from "./pdf-text";
import { faintLines } from "./text-contrast";

/** Letters and figures alone: where lines break is the paper's affair. */
const plain = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The texts of a page in a wide window, what is folded included, but for what leads to other places of the site. */
async function textsOf(page: Page): Promise<string[]> {
  await setFolds(page, true);
  const texts = page
    .locator(":is(main, footer) :is(h1, h2, h3, p, li, dt, dd, th, td, label)")
    .filter({ visible: true });
  const found = await texts.evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest("nav, [aria-hidden], .sr-only, .print\\:hidden"))
      .filter((element) => !element.querySelector("button, ul, ol, dl, p"))
      .map(({ textContent }) => textContent),
  );
  await setFolds(page, false);
  return found;
}

/** Letters that are drawn over others, each with the place where it is. */
function overprinted(glyphs: Glyph[]): string[] {
  const inked = glyphs.filter(({ letters }) => letters.trim());
  const isOver = (one: Glyph, other: Glyph) =>
    one.page === other.page &&
    one.run !== other.run &&
    Math.abs(one.x - other.x) < one.size / 4 &&
    Math.abs(one.y - other.y) < one.size / 2;
  return inked
    .filter((one) => inked.some((other) => isOver(one, other)))
    .map(({ letters, page }) => `${letters}, ${page}`);
}

// The landing page prints its summary: one-page-summary.spec.ts.
for (const path of EVERY_PAGE.filter((one) => one !== paths.home))
  test(`on paper ${path} has all its text, dark on white, and ends with its last line`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openWithFonts(page, path);
    if (path === paths.bookDemo || path === paths.privacy)
      await test.step("printed from a phone and from a laptop, none of it over other text", async () => {
        const texts = await textsOf(page);
        for (const width of [390, 1280])
          for (const margin of ["0", "10mm", "20mm"]) {
            await page.setViewportSize({ width, height: 800 });
            const margins = { top: margin, right: margin, bottom: margin, left: margin };
            const glyphs = glyphsOf(await page.pdf({ format: "A4", margin: margins }));
            const printed = plain(glyphs.map(({ letters }) => letters).join(""));
            const state = `at ${width} px, margins of ${margin}`;
            const missing = texts.filter((text) => !printed.includes(plain(text)));
            expect.soft(missing, `not printed ${state}`).toEqual([]);
            expect.soft(overprinted(glyphs), `printed over other text ${state}`).toEqual([]);
          }
      });

    if (path === paths.bookDemo) await fillForm(page);
    await page.emulateMedia({ media: "print" });
    await test.step("dark text on white, without what cannot be pressed there", async () => {
      await expect(heading(page)).toHaveCount(1);
      for (const role of ["navigation", "button", "tab"] as const)
        expect.soft(await page.getByRole(role).allTextContents(), role).toEqual([]);
      expect.soft(await faintLines(page, { least: 4.5, paper: "white" })).toEqual([]);
      expect.soft(await faintLines(page, { least: 4.5 }), "with printed backgrounds").toEqual([]);
      if (path === paths.bookDemo) expect.soft(await formValues(page)).toEqual(VALID_REQUEST);
    });

    await test.step("no sheet is blank below the last line, and links to other sites say where they lead", async () => {
      const last = (await page.locator("footer p").last().boundingBox())!;
      const end = await page.evaluate(() => document.body.getBoundingClientRect().bottom);
      expect.soft(end - last.y - last.height, "px below the last line").toBeLessThan(40);
      for (const link of await page.locator("a[target=_blank]").filter({ visible: true }).all()) {
        const printed = await link.evaluate((element) => getComputedStyle(element, "::after").content);
        expect.soft(printed).toContain((await link.getAttribute("href"))!);
      }
    });
  });
