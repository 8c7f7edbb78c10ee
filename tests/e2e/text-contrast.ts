import type { Page } from "@playwright/test";
import { setStyle } from "./fixtures";

/** Something drawn in one colour: a line of text, or a focus ring. Coordinates are the page's own. */
interface Ink {
  name: string;
  colour: string;
  opacity: number;
  /** The least contrast (https://www.w3.org/TR/WCAG22/#contrast-minimum). */
  least: number;
  /** The share of it that may stand out less: where a hairline or a star crosses it, and at the rounded corners of a ring. */
  tolerance: number;
  rects: { x: number; y: number; width: number; height: number }[];
}

/** All visible text in an element, fields' values and placeholders included, and rings of focus. Runs in the page. */
function textInk({ within, least }: { within: string; least: number | undefined }): Ink[] {
  const inks: Ink[] = [];

  function add(text: string, element: Element, rects: DOMRect[], part?: string) {
    const ancestors: Element[] = [];
    for (let around: Element | null = element; around; around = around.parentElement) ancestors.push(around);
    // Text for screen readers alone is in a box of one pixel.
    if (!text || ancestors.some(({ clientWidth, localName }) => clientWidth === 1 || localName === "svg")) return;
    const seen = rects.filter(({ width, height, bottom }) => width >= 2 && height >= 4 && bottom > 0);
    if (seen.length === 0 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
    const { color, fontSize, fontWeight, opacity } = getComputedStyle(element, part);
    const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    inks.push({
      name: `"${text.slice(0, 40)}"`,
      colour: color,
      opacity: ancestors.reduce((all, one) => all * Number(getComputedStyle(one).opacity), part ? Number(opacity) : 1),
      least: least ?? (isLarge ? 3 : 4.5),
      tolerance: 0.02,
      rects: seen.map(({ x, y, width, height }) => ({ x: x + scrollX, y: y + scrollY, width, height })),
    });
  }

  const root = document.querySelector(within)!;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    add(node.textContent!.trim(), node.parentElement!, [...range.getClientRects()]);
  }
  for (const field of root.querySelectorAll<HTMLInputElement>("input:not([type=checkbox])")) {
    const { x, y, width, height } = field.getBoundingClientRect();
    const box = [new DOMRect(x + 12, y + 8, width - 24, height - 16)];
    add(field.value || field.placeholder, field, box, field.value ? undefined : "::placeholder");
  }
  for (const control of root.querySelectorAll("a, button, input, summary, [tabindex]")) {
    const { outlineStyle, outlineColor, outlineWidth, outlineOffset } = getComputedStyle(control);
    if (outlineStyle !== "solid" || !control.checkVisibility({ visibilityProperty: true })) continue;
    const thick = parseFloat(outlineWidth);
    const reach = thick + parseFloat(outlineOffset);
    const rects = [...control.getClientRects()].flatMap((line) => {
      const [x, y] = [line.x + scrollX - reach, line.y + scrollY - reach];
      const [width, height] = [line.width + 2 * reach, line.height + 2 * reach];
      const across = [y, y + height - thick].map((top) => ({ x, y: top, width, height: thick }));
      return [...across, ...[x, x + width - thick].map((left) => ({ x: left, y, width: thick, height }))];
    });
    const name = `the ring of "${(control.ariaLabel ?? (control.textContent || control.id)).slice(0, 40)}"`;
    // https://www.w3.org/TR/WCAG22/#non-text-contrast
    inks.push({ name, colour: outlineColor, opacity: 1, least: 3, tolerance: 0.1, rects });
  }
  return inks;
}

/** Makes text and rings transparent. */
const WITHOUT_INK = `*, ::before, ::after, ::placeholder {
  color: transparent !important; text-decoration-color: transparent !important; outline-color: transparent !important;
  text-shadow: none !important; transition: none !important;
}`;

/** The page without its ink as a PNG in base64, from a place on; or the colour of the paper that it is printed on. */
type Ground = { picture: string; x: number; y: number } | { paper: string };

/** The inks whose colour is too near to the pixels behind them. Runs in the page. */
async function compare({ inks, ground }: { inks: Ink[]; ground: Ground }): Promise<string[]> {
  const newContext = () => document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  const context = newContext();
  if ("picture" in ground) {
    const image = await createImageBitmap(new Blob([Uint8Array.fromBase64(ground.picture)]));
    Object.assign(context.canvas, { width: image.width, height: image.height });
    context.drawImage(image, 0, 0);
  }
  const probe = newContext();
  function pixelOf(colour: string): ArrayLike<number> {
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = colour;
    probe.fillRect(0, 0, 1, 1);
    return probe.getImageData(0, 0, 1, 1).data;
  }
  /** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
  function luminance(pixel: ArrayLike<number>): number {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
      const part = pixel[channel]! / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  const faint = new Set<string>();
  for (const { name, colour, opacity, least, tolerance, rects } of inks) {
    const ink = pixelOf(colour);
    const alpha = (ink[3]! / 255) * opacity;
    function contrast(behind: ArrayLike<number>): number {
      const mixed = [0, 1, 2].map((channel) => ink[channel]! * alpha + behind[channel]! * (1 - alpha));
      const [dark = 0, light = 0] = [luminance(mixed), luminance(behind)].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    }
    const ratios = "paper" in ground ? [contrast(pixelOf(ground.paper))] : [];
    if ("picture" in ground)
      for (const { x, y, width, height } of rects) {
        const { data } = context.getImageData(x - ground.x, y - ground.y, Math.max(1, width), Math.max(1, height));
        // What lies outside the picture is transparent.
        for (let start = 0; start < data.length; start += 4 * 7)
          if (data[start + 3]! > 0) ratios.push(contrast(data.subarray(start, start + 3)));
      }
    const worst = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length * tolerance)];
    if (worst !== undefined && worst < least) faint.add(`contrast ${worst.toFixed(1)} of ${least}: ${name}`);
  }
  return [...faint];
}

/**
 * The text that stands out too little from the pixels behind it, gradients and pictures included: less than `least`, or
 * AA's contrast, or from the colour of the paper, where it is printed without backgrounds. A selector names the
 * element that it is `within`.
 */
export async function faintLines(page: Page, options: { least?: number; paper?: string; within?: string } = {}) {
  const { least, paper, within = "body" } = options;
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
    // The picture shows motions at their ends.
    for (const motion of document.getAnimations())
      if (motion.timeline instanceof DocumentTimeline && motion.effect?.getComputedTiming().endTime !== Infinity)
        motion.finish();
    // Puts what is sticky into its place in a picture of the whole page.
    scrollTo({ top: 0, behavior: "instant" });
  });
  const inks = await page.evaluate(textInk, { within, least });
  if (paper) return page.evaluate(compare, { inks, ground: { paper } });
  await setStyle(page, WITHOUT_INK);
  const { x, y, width, height } = (await page.locator(within).boundingBox())!;
  const clip = { x: Math.max(0, x), y: Math.max(0, y), width, height };
  const picture = (await page.screenshot({ fullPage: true, clip, animations: "disabled" })).toString("base64");
  await setStyle(page, "");
  return page.evaluate(compare, { inks, ground: { picture, x: clip.x, y: clip.y } });
}
