import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test, type Page } from "@playwright/test";
import subsetFont from "subset-font";
import { fontCharacters, type FontPart } from "../../src/fonts/characters";

const FOLDER = "src/fonts";
const PACKAGE = "@fontsource-variable/archivo";

const REGULAR = ["Arial", "Liberation Sans", "Arimo"];
const BOLD = ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"];

/** Local fonts that stand in for a weight until its own comes. */
interface Face {
  weight: number;
  locals: readonly string[];
  /** What it is matched over, where that is not the cut's sample. */
  sample?: string;
  /** The characters that it is for, where it is not for all that no other face of its weight has. */
  only?: string;
}

interface Cut {
  family: string;
  /** How its files' names begin. */
  file: string;
  features: string[];
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
  faces: readonly Face[];
  /** Words of the kind that it sets: the stand-ins' width is matched over them. */
  sample: string;
}

/** The header's links are words such as these. */
const LINKS = "How it worksWho it’s forCustomersWhat it changes";

/** Times and sums stand alone, where their width is seen, and in figures of one width. */
const FIGURES = "£0123456789.,:";

/** The two cuts of Archivo. */
const CUTS: readonly Cut[] = [
  {
    family: "Sign",
    file: "sign",
    features: ["kern"],
    axes: { wdth: 114, wght: 700 },
    weight: "700",
    faces: [{ weight: 700, locals: BOLD }],
    sample:
      "Hire an AI agent for your phones. What it says, and what it does next. Who we serve. Dealerships. Garages. Leasing / Lending. What Our Customers Say About Us. Three numbers to watch. Increased revenue. Reduced fixed costs. Elevated CSI. Meet Your New Team Member. Too good to be true. Book a Demo. Privacy Policy. Oops! Page not found.",
  },
  {
    family: "Archivo",
    file: "text",
    // Tabular figures, and strokes that change with the weight. Its kerning closes the spaces between words.
    features: ["tnum", "rvrn"],
    axes: { wdth: 100, wght: { min: 400, max: 680 } },
    weight: "400 680",
    faces: [
      { weight: 400, locals: REGULAR },
      { weight: 500, locals: REGULAR, sample: LINKS },
      { weight: 600, locals: BOLD },
      { weight: 600, locals: BOLD, only: FIGURES },
      { weight: 680, locals: BOLD },
    ],
    // Of such a mix of words that lines break alike on the pages: matched a tenth of a percent narrower, they no longer do.
    sample:
      "The phone rings at ten past seven and the showroom is shut. The agent answers, says that it is an AI assistant, finds the booking and offers two times for the MOT. I have Thursday at 8:30. Shall I book that for you? It writes the job card, sends a message on WhatsApp and hands over to your service desk when a person is needed. Book MOTs & services. Take payments. Reduce no-shows. £212.00. The company keeps personal data under the Data Protection Act.",
  },
];

/** Characters as CSS has them: `U+20-7e, U+a0`. */
function unicodeRange(characters: string): string {
  const points = [...characters].map((character) => character.codePointAt(0)!).toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}

interface Metrics {
  /** Width of the sample in the cut, by its width in the local font. */
  widthRatio: number;
  /** In em. */
  ascent: number;
  descent: number;
}

/** What a stand-in is matched over. */
function sampleFor({ only, sample, weight }: Face, cut: Cut): string {
  if (only) return only;
  const others = cut.faces.filter((face) => face.weight === weight).flatMap((face) => [...(face.only ?? "")]);
  return [...(sample ?? cut.sample)].filter((character) => !others.includes(character)).join("");
}

/** Measures a cut against the local fonts that stand in for it, both at 1000 px, where hinting cannot round. */
function measure(page: Page, font: Buffer, cut: Cut): Promise<Metrics[]> {
  return page.evaluate(
    async ({ bytes, faces, weights, figures }) => {
      document.fonts.add(await new FontFace("Cut", Uint8Array.from(bytes), { weight: weights }).load());
      const context = document.createElement("canvas").getContext("2d")!;
      const line = document.body.appendChild(document.createElement("span"));
      line.style.whiteSpace = "pre";
      const widthOf = (text: string, style: string) => {
        line.style.font = style;
        line.style.fontVariantNumeric = text === figures ? "tabular-nums" : "";
        line.textContent = text;
        return line.getBoundingClientRect().width;
      };
      const metrics = [];
      for (const [index, { locals, weight, sample }] of faces.entries()) {
        const source = locals.map((name) => `local("${name}")`).join(", ");
        document.fonts.add(await new FontFace(`Local ${index}`, source).load());
        const style = `${weight} 1000px Cut`;
        context.font = style;
        const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample);
        metrics.push({
          widthRatio: widthOf(sample, style) / widthOf(sample, `1000px "Local ${index}"`),
          ascent: fontBoundingBoxAscent / 1000,
          descent: fontBoundingBoxDescent / 1000,
        });
      }
      return metrics;
    },
    {
      bytes: [...font],
      faces: cut.faces.map((face) => ({ ...face, sample: sampleFor(face, cut) })),
      weights: cut.weight,
      figures: FIGURES,
    },
  );
}

const percent = (ratio: number) => `${Math.round(ratio * 1000) / 10}%`;

/** `npm run fonts`: cuts the site's fonts out of Archivo, and writes what loads them and their stand-ins. */
test("fonts", async ({ page }) => {
  const require = createRequire(import.meta.url);
  const original = (part: FontPart) =>
    readFile(
      require.resolve(`${PACKAGE}/files/archivo-${part === "latin-ext" ? "latin-ext" : "latin"}-wdth-normal.woff2`),
    );
  const rules = ["/* Made by `npm run fonts`. */"];
  for (const cut of CUTS) {
    for (const [part, characters] of Object.entries(fontCharacters) as [FontPart, string][]) {
      const subset = await subsetFont(await original(part), characters, {
        targetFormat: "woff2",
        variationAxes: cut.axes,
        keepFeatures: cut.features,
      });
      const file = part === "base" ? `${cut.file}.woff2` : `${cut.file}-${part}.woff2`;
      await writeFile(`${FOLDER}/${file}`, subset);
      console.info(`${file}: ${subset.length} bytes`);
      // A family of their own, for what the base has not: as long as one file of a family has not come, Chromium lays out
      // its text anew with every font that comes, of whatever family.
      const [family, range] = part === "base" ? [cut.family] : [`${cut.family} Latin`, unicodeRange(characters)];
      rules.push(`@font-face {
  font-family: ${range ? `"${family}"` : family};
  src: url("/src/fonts/${file}") format("woff2");
  font-weight: ${cut.weight};
  font-display: swap;${range ? `\n  unicode-range: ${range};` : ""}
}`);
      if (part !== "base") continue;
      for (const [index, { widthRatio, ascent, descent }] of (await measure(page, subset, cut)).entries()) {
        const { weight, locals, only } = cut.faces[index]!;
        // The overrides are scaled by size-adjust as well, hence the division.
        rules.push(`@font-face {
  font-family: "${cut.family} Fallback";
  src: ${locals.map((name) => `local("${name}")`).join(", ")};
  font-weight: ${weight};
  size-adjust: ${percent(widthRatio)};
  ascent-override: ${percent(ascent / widthRatio)};
  descent-override: ${percent(descent / widthRatio)};
  line-gap-override: 0%;${only ? `\n  unicode-range: ${unicodeRange(only)};` : ""}
}`);
      }
    }
  }
  await writeFile(`${FOLDER}/fonts.css`, `${rules.join("\n\n")}\n`);
  // The fonts may be passed on only with their licence; it reserves no font name.
  await copyFile(require.resolve(`${PACKAGE}/LICENSE`), "public/fonts-licence.txt");
});
