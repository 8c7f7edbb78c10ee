import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test, type Page } from "@playwright/test";
import subsetFont from "subset-font";
import { fontCharacters, type FontPart } from "./font-characters";

const FOLDER = "src/fonts";
const PACKAGE = "@fontsource-variable/archivo";

const REGULAR = ["Arial", "Liberation Sans", "Arimo"];
const BOLD = ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"];

/** A local font that replaces a web font until it has loaded, scaled to the same width and height. */
interface StandIn {
  weight: number;
  /** Names of the font on different systems. */
  locals: readonly string[];
  /** The text over which the widths are matched, if not the cut's sample. */
  sample?: string;
  /** Limits the stand-in to these characters; the others of its weight then leave them out. */
  only?: string;
}

/** A subset of Archivo's characters, features and axes under a family name of its own. */
interface Cut {
  family: string;
  /** Beginning of the file names. */
  file: string;
  features: string[];
  axes: Record<string, number | { min: number; max: number }>;
  weight: string;
  standIns: readonly StandIn[];
  /** Typical text of the cut, over which the stand-ins' widths are matched. */
  sample: string;
}

/** Labels of the header's links, which have a weight of their own. */
const LINKS = "How it worksWho it’s forCustomersWhat it changes";

/** Times and sums are set in tabular figures and stand alone, where a different width would show. */
const FIGURES = "£0123456789.,:";

const CUTS: readonly Cut[] = [
  {
    family: "Sign",
    file: "sign",
    features: ["kern"],
    axes: { wdth: 114, wght: 700 },
    weight: "700",
    standIns: [{ weight: 700, locals: BOLD }],
    sample:
      "Hire an AI agent for your phones. What it says, and what it does next. Who we serve. Dealerships. Garages. Leasing / Lending. What Our Customers Say About Us. Three numbers to watch. Increased revenue. Reduced fixed costs. Elevated CSI. Meet Your New Team Member. Too good to be true. Book a Demo. Privacy Policy. Oops! Page not found.",
  },
  {
    family: "Archivo",
    file: "text",
    // Tabular figures, and strokes that change with the weight. Without kerning, which closes the spaces between words.
    features: ["tnum", "rvrn"],
    axes: { wdth: 100, wght: { min: 400, max: 680 } },
    weight: "400 680",
    standIns: [
      { weight: 400, locals: REGULAR },
      { weight: 500, locals: REGULAR, sample: LINKS },
      { weight: 600, locals: BOLD },
      { weight: 600, locals: BOLD, only: FIGURES },
      { weight: 680, locals: BOLD },
    ],
    // This mix of words makes lines break alike in both fonts; a width 0.1 % narrower no longer does.
    sample:
      "The phone rings at ten past seven and the showroom is shut. The agent answers, says that it is an AI assistant, finds the booking and offers two times for the MOT. I have Thursday at 8:30. Shall I book that for you? It writes the job card, sends a message on WhatsApp and hands over to your service desk when a person is needed. Book MOTs & services. Take payments. Reduce no-shows. £212.00. The company keeps personal data under the Data Protection Act.",
  },
];

/** Returns characters as a CSS `unicode-range`: `U+20-7e, U+a0`. */
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
  /** Width of the sample in the cut divided by its width in the local font. */
  widthRatio: number;
  /** In em. */
  ascent: number;
  descent: number;
}

/** Returns the text over which a stand-in is matched, without the characters of the other stand-ins of its weight. */
function sampleFor({ only, sample, weight }: StandIn, cut: Cut): string {
  if (only) return only;
  const others = cut.standIns.filter((standIn) => standIn.weight === weight).map((standIn) => standIn.only ?? "");
  return [...(sample ?? cut.sample)].filter((character) => !others.join("").includes(character)).join("");
}

/** Measures a cut and its stand-ins in the browser, at 1000 px, where hinting does not round widths. */
function measure(page: Page, font: Buffer, cut: Cut): Promise<Metrics[]> {
  return page.evaluate(
    async ({ bytes, standIns, weights, figures }) => {
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
      for (const [index, { locals, weight, sample }] of standIns.entries()) {
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
      standIns: cut.standIns.map((standIn) => ({ ...standIn, sample: sampleFor(standIn, cut) })),
      weights: cut.weight,
      figures: FIGURES,
    },
  );
}

/** Returns an `@font-face` rule; descriptors without a value are left out. */
function fontFace(descriptors: Record<string, string | number | undefined>): string {
  const lines = Object.entries(descriptors).filter(([, value]) => value !== undefined);
  return `@font-face {\n${lines.map(([name, value]) => `  ${name}: ${value};`).join("\n")}\n}`;
}

const percent = (ratio: number) => `${Math.round(ratio * 1000) / 10}%`;

/** Returns the rule of a stand-in. The browser multiplies the overrides by `size-adjust`, hence the division. */
const standInRule = (family: string, { locals, weight, only }: StandIn, { widthRatio, ascent, descent }: Metrics) =>
  fontFace({
    "font-family": `"${family} Fallback"`,
    src: locals.map((name) => `local("${name}")`).join(", "),
    "font-weight": weight,
    "size-adjust": percent(widthRatio),
    "ascent-override": percent(ascent / widthRatio),
    "descent-override": percent(descent / widthRatio),
    "line-gap-override": "0%",
    "unicode-range": only && unicodeRange(only),
  });

const require = createRequire(import.meta.url);

/** Subsets Archivo to the characters of one file of a cut. */
async function subset(cut: Cut, part: FontPart): Promise<Buffer> {
  const script = part === "latin-ext" ? "latin-ext" : "latin";
  const original = await readFile(require.resolve(`${PACKAGE}/files/archivo-${script}-wdth-normal.woff2`));
  return subsetFont(original, fontCharacters[part], {
    targetFormat: "woff2",
    variationAxes: cut.axes,
    keepFeatures: cut.features,
  });
}

/** `npm run fonts`: subsets Archivo into the site's fonts, and writes the rules for them and their stand-ins. */
test("fonts", async ({ page }) => {
  const rules = ["/* Made by `npm run fonts`. */"];
  for (const cut of CUTS) {
    for (const part of Object.keys(fontCharacters) as FontPart[]) {
      const font = await subset(cut, part);
      const isBase = part === "base";
      const file = isBase ? `${cut.file}.woff2` : `${cut.file}-${part}.woff2`;
      await writeFile(`${FOLDER}/${file}`, font);
      console.info(`${file}: ${font.length} bytes`);
      rules.push(
        fontFace({
          // Rarer letters have a family of their own: while one file of a family is missing, Chromium lays out all text of
          // that family again with every font that arrives.
          "font-family": isBase ? cut.family : `"${cut.family} Latin"`,
          src: `url("/src/fonts/${file}") format("woff2")`,
          "font-weight": cut.weight,
          "font-display": "swap",
          "unicode-range": isBase ? undefined : unicodeRange(fontCharacters[part]),
        }),
      );
      if (!isBase) continue;
      const metrics = await measure(page, font, cut);
      rules.push(...cut.standIns.map((standIn, index) => standInRule(cut.family, standIn, metrics[index]!)));
    }
  }
  await writeFile(`${FOLDER}/fonts.css`, `${rules.join("\n\n")}\n`);
  // The fonts may be passed on only with their licence; it reserves no font name.
  await copyFile(require.resolve(`${PACKAGE}/LICENSE`), "public/fonts-licence.txt");
});
