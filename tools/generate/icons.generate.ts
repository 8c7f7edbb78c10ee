import { readdir, readFile, writeFile } from "node:fs/promises";
import { test, type Page } from "@playwright/test";
import { mark } from "../../src/brand/mark";
import { plainColour } from "../../tailwind.config";
import { hexOf, withPaletteColours } from "./palette-colours";

/** The mark on a tile, as a PNG: size in px, margin and radius in units of the mark. */
async function png(page: Page, { size, margin, radius }: { size: number; margin: number; radius: number }) {
  const side = mark.units + 2 * margin;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body{margin:0}svg{display:block}</style><svg width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">` +
      `<rect width="${side}" height="${side}" rx="${radius}" fill="${plainColour("sky-1")}"/>` +
      `<path fill="${plainColour("go")}" transform="translate(${margin} ${margin})" d="${mark.path}"/></svg>`,
  );
  return page.screenshot({ omitBackground: true });
}

/** An ICO file with one picture of at most 255 px, a PNG: a directory of one entry and the PNG as it is. */
function ico(picture: Buffer, size: number): Buffer {
  // Type: icon. One picture of this width and height, with one colour plane of 32 bits; its length and its place.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(picture.length, 14);
  return Buffer.concat([header, picture]);
}

/** `npm run icons`: makes the icons from the mark and the palette, and draws both in the drawings; all are committed. */
test("icons", async ({ page }) => {
  // With two units of margin the mark's edges fall on whole pixels at 16 px.
  await writeFile(
    "public/favicon.svg",
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 32 32">` +
      `<style>path{fill:${hexOf("action")}}@media(prefers-color-scheme:dark){path{fill:${hexOf("go")}}}</style>` +
      `<path d="${mark.path}"/></svg>\n`,
  );
  // A tile of its own, since an ICO cannot tell a dark tab bar from a light one.
  await writeFile("public/favicon.ico", ico(await png(page, { size: 32, margin: 8, radius: 10 }), 32));
  // To the edges: the device rounds the corners.
  await writeFile("public/apple-touch-icon.png", await png(page, { size: 180, margin: 16, radius: 0 }));
  for (const name of await readdir("src", { recursive: true })) {
    if (!name.endsWith(".svg")) continue;
    const drawing = await readFile(`src/${name}`, "utf8");
    // The forecourt's sign shows the mark.
    await writeFile(`src/${name}`, withPaletteColours(drawing.replace(/(?<=id="mark" d=")[^"]*/, mark.path)));
  }
});
