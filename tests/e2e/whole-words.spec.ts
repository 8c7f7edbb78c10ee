import type { Locator } from "@playwright/test";
import { paths } from "../../src/paths";
import { EVERY_PAGE, expect, openWithFonts, test } from "./fixtures";

/** The parts of texts that match a pattern and stand on more than one line. Runs in the page. */
function broken(elements: Element[], source: string): string[] {
  const found: string[] = [];
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement!.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: part, index } of node.textContent!.matchAll(new RegExp(source, "g"))) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + part.length);
        const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
        // A text for screen readers alone has a width of one pixel.
        if (lines.size > 1 && range.getBoundingClientRect().width > 2) found.push(part);
      }
    }
  }
  return found;
}

const brokenIn = (texts: Locator, pattern: RegExp) => texts.evaluateAll(broken, pattern.source);

/** Words between blanks or dashes. Addresses, with "@" or "/", may break anywhere. */
const WORDS = /(?<![^\s–-])[^\s–@/-]+(?![^\s–-])/;

test("with text at 200 % a phone breaks no word, and the narrowest none of a heading, a quote or a table", async ({
  page,
}) => {
  for (const path of EVERY_PAGE) {
    await openWithFonts(page, path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 200% !important }");
      document.adoptedStyleSheets = [sheet];
      for (const fold of document.querySelectorAll("details")) fold.open = true;
    });
    for (const [width, parts] of [
      [390, "main"],
      [320, "main :is(h1, h2, h3, h4, blockquote, table)"],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const texts = page.locator(parts).filter({ visible: true });
      expect.soft(await brokenIn(texts, WORDS), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("no time in the hero's records is broken in a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await openWithFonts(page, paths.home);
  expect(await brokenIn(page.locator("figure").first().locator("li"), /[A-Z][a-z]{2}\s\d+:\d+/)).toEqual([]);
});
