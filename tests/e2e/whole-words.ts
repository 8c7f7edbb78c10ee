import type { Locator, Page } from "@playwright/test";
import { setStyle } from "./fixtures";

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

/** The words that a phone breaks with text at 200 %, and those of a heading, a quote, a table or a list of terms in the narrowest window. */
export async function brokenWords(page: Page): Promise<string[]> {
  const rules = "html { font-size: 200% !important } ::details-content { content-visibility: visible !important }";
  await setStyle(page, rules);
  const found: string[] = [];
  for (const [width, parts] of [
    [390, "main"],
    [320, "main :is(h1, h2, h3, h4, blockquote, table, dl)"],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const words = await brokenIn(page.locator(parts).filter({ visible: true }), WORDS);
    found.push(...words.map((word) => `${word}, at ${width} px`));
  }
  await setStyle(page, "");
  return found;
}

/** The times in the hero's records that are broken in a narrow window. */
export async function brokenTimes(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 844 });
  return brokenIn(page.locator("figure").first().locator("li"), /[A-Z][a-z]{2}\s\d+:\d+/);
}
