/**
 * Makes the site's icons out of `mark.svg`: `public/favicon.svg`, `public/favicon.ico` and `public/apple-touch-icon.png`.
 * Run it by `npm run icons` when the mark or its colours change; `src/ui/brand-mark.tsx` draws the same path.
 * Needs a Chromium: CHROMIUM_PATH, or Debian's.
 */
import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";

/** Tokens of tailwind.config.ts in sRGB, which older readers of icons understand. */
const PAPER = "#fbfaf7";
const GREEN_700 = "#0c5537";
const GREEN_300 = "#8fdfb4";

/** The mark stands on a square of this many units; with one unit of margin its edges fall on whole pixels at 16 px. */
const MARK_UNITS = 14;

const markFile = await readFile(new URL("mark.svg", import.meta.url), "utf8");
const [path] = markFile.match(/<path[^>]+\/>/) ?? [];
if (!path) throw new Error("src/brand/mark.svg holds no path.");

const publicFile = (/** @type {string} */ name) => new URL(`../../public/${name}`, import.meta.url);

/**
 * The mark in paper on a green tile.
 *
 * @param {{ size: number, margin: number, radius: number }} look size in px, margin and radius in units of the mark
 */
function tile({ size, margin, radius }) {
  const side = MARK_UNITS + 2 * margin;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" rx="${radius}" fill="${GREEN_700}"/>` +
    `<g fill="${PAPER}" transform="translate(${margin} ${margin})">${path}</g></svg>`
  );
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {{ size: number, margin: number, radius: number }} look
 */
async function png(page, look) {
  await page.setViewportSize({ width: look.size, height: look.size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${tile(look)}`);
  return page.screenshot({ omitBackground: true });
}

/**
 * An ICO file with one picture, a PNG: a directory of one entry and the PNG as it is.
 *
 * @param {Buffer} picture
 * @param {number} size in px, below 256
 */
function ico(picture, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of pictures
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

await writeFile(
  publicFile("favicon.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 16 16">` +
    `<style>path{fill:${GREEN_700}}@media(prefers-color-scheme:dark){path{fill:${GREEN_300}}}</style>${path}</svg>\n`,
);

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });
const page = await browser.newPage();
// A tile of its own, since an ICO cannot tell a dark tab bar from a light one.
await writeFile(publicFile("favicon.ico"), ico(await png(page, { size: 32, margin: 4, radius: 5 }), 32));
// Full-bleed: the device rounds the corners.
await writeFile(publicFile("apple-touch-icon.png"), await png(page, { size: 180, margin: 8, radius: 0 }));
await browser.close();
