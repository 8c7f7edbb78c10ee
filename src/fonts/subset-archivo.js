/**
 * Makes `archivo-subset.woff2`, the site's one font file, out of the package @fontsource-variable/archivo, and prints
 * the metrics of the "Archivo Fallback" faces in `src/styles.css`. Run it by `npm run font` when the copy needs a
 * character that CHARACTERS lacks (what is missing is drawn in the fallback font) or when Archivo itself is updated.
 *
 * Archivo's licence (`OFL.txt`) asks to stand beside every copy of the font; it reserves no font name.
 */
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { chromium } from "@playwright/test";
import subsetFont from "subset-font";

const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
/** Archivo's latin file has no arrow to the right and no tick: those are icons. */
const CHARACTERS = `${ASCII}\u00a0£©–—‘’“”…·×`;

/** The weights of `fontWeight` in tailwind.config.ts lie between these two. */
const WEIGHTS = { min: 400, max: 680 };

/** Kerning, tabular figures, and the stroke of $ and ¢ that changes with the weight. */
const FEATURES = ["kern", "tnum", "rvrn"];

const MAX_BYTES = 22_000;

/** English of the site's own kind; the fallback's width is matched over it. */
const SAMPLE = `The phone rings at ten past seven and the showroom is shut. The agent answers, says that it is an AI
assistant, finds the booking and offers two times for the MOT. I have Thursday at 8:30. Shall I book that for you? It
writes the job card, sends a message on WhatsApp and hands over to your service desk when a person is needed. Reminders
go out before the date, replies are read and answered, and the record in your system is up to date by the morning.
Finance questions are taken down with care, a test drive is put into the diary, and nobody has to ring back twice. Book
MOTs & services. Take payments. Run reminder campaigns. Reduce no-shows. What Our Customers Say About Us. Meet Your New
Team Member. Increased revenue. Privacy Policy: Interpretation and Definitions. Full Name, Work Email, Company Name.`;

const REGULAR = ["Arial", "Liberation Sans", "Arimo"];
const BOLD = ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"];
/** One fallback face for each weight in use, and the local fonts that it is made of. */
const FACES = [
  { weight: 400, locals: REGULAR },
  { weight: 500, locals: REGULAR },
  { weight: 600, locals: BOLD },
  { weight: 680, locals: BOLD },
];

/**
 * Text widths of the subset against the local fonts that stand in for it, both at 1000 px, where hinting cannot round.
 *
 * @param {Buffer} font the subset, woff2
 * @returns {Promise<{ widthRatio: number, ascent: number, descent: number }[]>} per face; ascent and descent in em
 */
async function measureFaces(font) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium" });
  const page = await browser.newPage();
  const results = await page.evaluate(
    async ({ bytes, faces, weights, text }) => {
      const archivo = new FontFace("Subset", Uint8Array.from(bytes), { weight: `${weights.min} ${weights.max}` });
      document.fonts.add(await archivo.load());
      const context = document.createElement("canvas").getContext("2d");
      const metrics = [];
      for (const [index, { weight, locals }] of faces.entries()) {
        const local = new FontFace(`Local ${index}`, locals.map((name) => `local("${name}")`).join(", "));
        document.fonts.add(await local.load());
        context.font = `1000px "Local ${index}"`;
        const localWidth = context.measureText(text).width;
        context.font = `${weight} 1000px Subset`;
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
        metrics.push({
          widthRatio: width / localWidth,
          ascent: fontBoundingBoxAscent / 1000,
          descent: fontBoundingBoxDescent / 1000,
        });
      }
      return metrics;
    },
    { bytes: [...font], faces: FACES, weights: WEIGHTS, text: SAMPLE.replace(/\s+/g, " ") },
  );
  await browser.close();
  return results;
}

const percent = (/** @type {number} */ ratio) => `${Math.round(ratio * 1000) / 10}%`;

const require = createRequire(import.meta.url);
const fontPackage = "@fontsource-variable/archivo";
const original = await readFile(require.resolve(`${fontPackage}/files/archivo-latin-wght-normal.woff2`));
const subset = await subsetFont(original, CHARACTERS, {
  targetFormat: "woff2",
  variationAxes: { wght: WEIGHTS },
  keepFeatures: FEATURES,
});
if (subset.length > MAX_BYTES) throw new Error(`The subset has ${subset.length} bytes, the budget is ${MAX_BYTES}.`);

await writeFile(new URL("archivo-subset.woff2", import.meta.url), subset);
await copyFile(require.resolve(`${fontPackage}/LICENSE`), new URL("OFL.txt", import.meta.url));
console.log(`archivo-subset.woff2: ${subset.length} bytes`);

for (const [index, { widthRatio, ascent, descent }] of (await measureFaces(subset)).entries()) {
  const { weight, locals } = FACES[index];
  // The overrides are scaled by size-adjust as well, hence the division.
  console.log(`
@font-face {
  font-family: "Archivo Fallback";
  src: ${locals.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${weight};
  size-adjust: ${percent(widthRatio)};
  ascent-override: ${percent(ascent / widthRatio)};
  descent-override: ${percent(descent / widthRatio)};
  line-gap-override: 0%;
}`);
}
