import type { Page } from "@playwright/test";
import { EVERY_PAGE, expect, openWithFonts, test } from "./fixtures";

/**
 * The rows of pixels at one edge of a page that differ from both rows beside them, where these two are alike. Told as the
 * distance from the page's top, with the row's colour. Decoded in a blank page, which has no policy.
 */
async function linesAt(page: Page, blank: Page, x: number): Promise<Map<number, string>> {
  // The header has a line of its own, and so has the counter's edge, at the foot of the tabs.
  const [top, height, counterEdge] = await page.evaluate(() => {
    const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
    const bottom = bottomOf("header");
    return [bottom + 2, document.documentElement.scrollHeight - bottom - 2, bottomOf("[role=tablist]")] as const;
  });
  const strip = { x, y: top, width: 4, height };
  const picture = (await page.screenshot({ fullPage: true, clip: strip })).toString("base64");
  const found = await blank.evaluate(
    async ({ picture: encoded, from, cssHeight }) => {
      const bytes = Uint8Array.from(atob(encoded), (letter) => letter.codePointAt(0)!);
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(1, bitmap.height).getContext("2d")!;
      canvas.drawImage(bitmap, -2, 0);
      const { data } = canvas.getImageData(0, 0, 1, bitmap.height);
      const row = (y: number) => Array.from(data.subarray(4 * y, 4 * y + 3));
      const difference = (one: number[], other: number[]) =>
        Math.max(...one.map((part, i) => Math.abs(part - other[i]!)));
      const lines: [number, string][] = [];
      for (let y = 1; y < bitmap.height - 1; y++) {
        const [above, line, below] = [row(y - 1), row(y), row(y + 1)];
        if (difference(above, below) <= 8 && Math.min(difference(above, line), difference(line, below)) > 6)
          lines.push([Math.round(from + (y * cssHeight) / bitmap.height), `${above} | ${line} | ${below}`]);
      }
      return lines;
    },
    { picture, from: top, cssHeight: height },
  );
  return new Map(found.filter(([y]) => Math.abs(y - counterEdge) > 1));
}

/** The lines of one pixel across a page: at both of its edges. */
async function hairlines(page: Page, blank: Page): Promise<string[]> {
  const left = await linesAt(page, blank, 0);
  if (left.size === 0) return [];
  const right = await linesAt(page, blank, page.viewportSize()!.width - 4);
  return [...left].filter(([y]) => right.has(y)).map(([y, colours]) => `${y} px: ${colours}`);
}

for (const [width, height, scale] of [
  [2560, 1440, 1],
  [1536, 900, 1.25],
  [768, 900, 1.5],
  [412, 900, 2.625],
] as const)
  test(`at ${width} px and a display scale of ${scale} no hairline crosses a page`, async ({ browser, baseURL }) => {
    const viewport = { width, height };
    // Without motion, the shutter is closed and the phrase does not change.
    const options = { baseURL: baseURL!, viewport, deviceScaleFactor: scale, reducedMotion: "reduce" as const };
    const context = await browser.newContext(options);
    const [page, blank] = [await context.newPage(), await context.newPage()];
    for (const path of EVERY_PAGE) {
      await openWithFonts(page, path);
      expect(await hairlines(page, blank), path).toEqual([]);
    }
    await context.close();
  });
