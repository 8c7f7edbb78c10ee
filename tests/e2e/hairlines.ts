import type { CDPSession, Page } from "@playwright/test";
import { nextFrames } from "./fixtures";

/**
 * The rows of pixels at one edge of a page that differ from both rows beside them, where these two are alike. Told as the
 * distance from the page's top, with the row's colour.
 */
async function linesAt(page: Page, tools: CDPSession, x: number): Promise<Map<number, string>> {
  // The header has a line of its own, and so has the counter's edge, at the foot of the tabs.
  const [top, height, counterEdge] = await page.evaluate(() => {
    const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0;
    const bottom = bottomOf("header");
    return [bottom + 2, document.documentElement.scrollHeight - bottom - 2, bottomOf("[role=tablist]")] as const;
  });
  const clip = { x, y: top, width: 4, height, scale: 1 };
  const { data: picture } = await tools.send("Page.captureScreenshot", {
    clip,
    captureBeyondViewport: true,
    optimizeForSpeed: true,
  });
  const found = await page.evaluate(
    async ({ picture: encoded, from }) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.fromBase64(encoded)]));
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
          lines.push([Math.round(from + y / devicePixelRatio), `${above} | ${line} | ${below}`]);
      }
      return lines;
    },
    { picture, from: top },
  );
  // It is the last pixel above that edge, rounded.
  return new Map(found.filter(([y]) => Math.abs(y - (counterEdge - 1)) > 1));
}

/** Windows and display scales. */
const DISPLAYS = [
  [2560, 1440, 1],
  [1536, 900, 1.25],
  [768, 900, 1.5],
  [412, 900, 2.625],
] as const;

/** The lines of one pixel across a page, at both of its edges, on each display. Without motion, the shutter is closed. */
export async function hairlines(page: Page): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const [width, height, deviceScaleFactor] of DISPLAYS) {
    await tools.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor, mobile: false });
    await nextFrames(page);
    const left = await linesAt(page, tools, 0);
    const right = left.size > 0 ? await linesAt(page, tools, width - 4) : left;
    for (const [y, colours] of left)
      if (right.has(y))
        found.push(`${y} px, at a width of ${width} px and a scale of ${deviceScaleFactor}: ${colours}`);
  }
  return found;
}
