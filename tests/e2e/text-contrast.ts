import type { Page } from "@playwright/test";

/** One line of text that is seen, in the page's own coordinates. */
interface Line {
  text: string;
  colour: string;
  /** As WCAG counts large text. */
  isLarge: boolean;
  rect: { x: number; y: number; width: number; height: number };
}

/** Every line of text that can be seen. Runs in the page. */
function seenLines(): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const text = node.textContent!.trim().slice(0, 40);
    if (!text || parent.closest("svg") || !parent.checkVisibility({ visibilityProperty: true })) continue;
    // What only a screen reader reads is a box of one pixel.
    let around: Element | null = parent;
    while (around && around.clientWidth !== 1) around = around.parentElement;
    if (around) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const size = parseFloat(fontSize);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width < 2 || height < 4 || y + height < 0) continue;
      lines.push({
        text,
        colour: color,
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        rect: { x: x + scrollX, y: y + scrollY, width, height },
      });
    }
  }
  return lines;
}

/** Makes the text transparent, or shows it again, by a way that the Content-Security-Policy leaves open to tests. */
function hideText(isHidden: boolean) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "*, ::before, ::after { color: transparent !important; text-shadow: none !important; transition: none !important; }",
  );
  document.adoptedStyleSheets = isHidden ? [sheet] : [];
}

interface Comparison {
  lines: Line[];
  /** The page without its text, as a PNG in base64; or the colour of the paper that all of it is printed on. */
  ground: { picture: string } | { paper: string };
  /** The least contrast; as WCAG's AA asks where it is left out. */
  least?: number | undefined;
}

/** Lines whose colour is too near to the pixels behind them. Runs in the page. */
async function compare({ lines, ground, least }: Comparison): Promise<string[]> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  if ("picture" in ground) {
    const bytes = Uint8Array.from(atob(ground.picture), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    Object.assign(canvas, { width: image.width, height: image.height });
    context.drawImage(image, 0, 0);
  }

  /** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
  function luminance(pixels: Uint8ClampedArray, start: number): number {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((offset) => {
      const part = pixels[start + offset]! / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  const probe = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  function luminanceOf(colour: string): number {
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = colour;
    probe.fillRect(0, 0, 1, 1);
    return luminance(probe.getImageData(0, 0, 1, 1).data, 0);
  }
  const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

  const faint = new Set<string>();
  for (const { text, colour, isLarge, rect } of lines) {
    const ink = luminanceOf(colour);
    let worst: number;
    if ("paper" in ground) worst = contrast(ink, luminanceOf(ground.paper));
    else {
      const { data } = context.getImageData(rect.x, rect.y, Math.max(1, rect.width), Math.max(1, rect.height));
      const ratios: number[] = [];
      for (let start = 0; start < data.length; start += 4 * 7) ratios.push(contrast(ink, luminance(data, start)));
      // A hairline or a star that crosses the line is no ground.
      worst = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * 0.02)]!;
    }
    if (worst < (least ?? (isLarge ? 3 : 4.5))) faint.add(`${worst.toFixed(1)}: ${text}`);
  }
  return [...faint];
}

/** Has everything drawn that is fetched or drawn only when it comes near, and goes back to the top. */
async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: "instant" });
    await Promise.all([...document.images].map((image) => image.complete || image.decode().catch(() => {})));
  });
}

/**
 * The lines of text that stand out too little from the pixels behind them, gradients and pictures included, with their
 * contrast (https://www.w3.org/TR/WCAG22/#contrast-minimum).
 *
 * @param least the least contrast; as AA asks where it is left out
 * @param paper the colour of the paper, where the page is printed and backgrounds are left out
 */
export async function faintLines(page: Page, { least, paper }: { least?: number; paper?: string } = {}) {
  if (paper) return page.evaluate(compare, { lines: await page.evaluate(seenLines), ground: { paper }, least });
  await walkThrough(page);
  const lines = await page.evaluate(seenLines);
  await page.evaluate(hideText, true);
  const picture = (await page.screenshot({ fullPage: true, animations: "disabled" })).toString("base64");
  await page.evaluate(hideText, false);
  return page.evaluate(compare, { lines, ground: { picture }, least });
}
