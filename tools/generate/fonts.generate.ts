import { copyFile, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test, type Page } from "@playwright/test";
import subsetFont from "subset-font";
import { fontCharacters } from "./font-characters";

const PACKAGE = "@fontsource-variable/archivo";

const REGULAR = ["Arial", "Liberation Sans", "Arimo"];
const BOLD = ["Arial Bold", "Liberation Sans Bold", "Arimo Bold"];

/** Times and sums are set in tabular figures and stand alone, where a different width would show. */
const FIGURES = "£0123456789.,:";

const SIGN_SAMPLE =
  "Hire an AI agent for your phones. What it says, and what it does next. Who we serve. Dealerships. Garages. Leasing / Lending. What Our Customers Say About Us. Three numbers to watch. Increased revenue. Reduced fixed costs. Elevated CSI. Meet Your New Team Member. Too good to be true. Book a Demo. Privacy Policy. Oops! Page not found.";

/** This mix of words makes lines break alike in both fonts; a width 0.1 % narrower no longer does. */
const TEXT_SAMPLE =
  "The phone rings at ten past seven and the showroom is shut. The agent answers, says that it is an AI assistant, finds the booking and offers two times for the MOT. I have Thursday at 8:30. Shall I book that for you? It writes the job card, sends a message on WhatsApp and hands over to your service desk when a person is needed. Book MOTs & services. Take payments. Reduce no-shows. £212.00. The company keeps personal data under the Data Protection Act.";

/**
 * Subsets of Archivo's characters, features and axes, each under a family name of its own, and the local fonts that stand
 * in for it until it has loaded, scaled to the width of a sample and to the height.
 */
const CUTS = [
  {
    family: "Sign",
    file: "sign",
    keepFeatures: ["kern"],
    variationAxes: { wdth: 114, wght: 700 },
    weight: "700",
    standIns: [{ weight: 700, locals: BOLD, sample: SIGN_SAMPLE }],
  },
  {
    family: "Archivo",
    file: "text",
    // Tabular figures, and strokes that change with the weight. Without kerning, which closes the spaces between words.
    keepFeatures: ["tnum", "rvrn"],
    variationAxes: { wdth: 100, wght: { min: 400, max: 680 } },
    weight: "400 680",
    standIns: [
      { weight: 400, locals: REGULAR, sample: TEXT_SAMPLE },
      // The header's links.
      { weight: 500, locals: REGULAR, sample: "How it worksWho it’s forCustomersWhat it changes" },
      { weight: 600, locals: BOLD, sample: TEXT_SAMPLE.replaceAll(/[£\d.,:]/g, "") },
      { weight: 600, locals: BOLD, sample: FIGURES },
      { weight: 680, locals: BOLD, sample: TEXT_SAMPLE },
    ],
  },
];

/** Returns characters as a CSS `unicode-range`: `U+20-7e, U+a0`. */
function unicodeRange(characters: string): string {
  const points = [...characters].map((character) => character.codePointAt(0)!).toSorted((one, other) => one - other);
  const starts = points.filter((point) => !points.includes(point - 1));
  const ends = points.filter((point) => !points.includes(point + 1));
  const hex = (point: number) => point.toString(16);
  return starts.map((from, run) => `U+${hex(from)}${ends[run] === from ? "" : `-${hex(ends[run]!)}`}`).join(", ");
}

/** Returns an `@font-face` rule; descriptors without a value are left out. */
function fontFace(descriptors: Record<string, string | number | false | undefined>): string {
  const lines = Object.entries(descriptors).filter(([, value]) => value !== undefined && value !== false);
  return `@font-face {\n${lines.map(([name, value]) => `  ${name}: ${value};`).join("\n")}\n}`;
}

const percent = (ratio: number) => `${Math.round(ratio * 1000) / 10}%`;

type Cut = (typeof CUTS)[number];

/** Returns the rule of a stand-in for a font, measured in the browser at 1000 px, where hinting does not round widths. */
async function standInRule(page: Page, cut: Cut, font: Buffer, { weight, locals, sample }: Cut["standIns"][number]) {
  const src = locals.map((name) => `local("${name}")`).join(", ");
  const isFigures = sample === FIGURES;
  await page.goto("about:blank");
  const measured = await page.evaluate(
    async ({ source, descriptors, local, text, cutStyle }) => {
      document.fonts.add(await new FontFace("Cut", source, descriptors).load());
      document.fonts.add(await new FontFace("Local", local).load());
      const line = document.body.appendChild(document.createElement("span"));
      line.style.whiteSpace = "pre";
      line.textContent = text;
      const widthIn = (style: string) => {
        line.style.font = style;
        return line.getBoundingClientRect().width;
      };
      const context = document.createElement("canvas").getContext("2d")!;
      context.font = cutStyle;
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(text);
      return { ratio: widthIn(cutStyle) / widthIn("1000px Local"), ascent: ascent / 1000, descent: descent / 1000 };
    },
    {
      source: `url(data:font/woff2;base64,${font.toString("base64")})`,
      descriptors: { weight: cut.weight, featureSettings: isFigures ? '"tnum"' : "normal" },
      local: src,
      text: sample,
      cutStyle: `${weight} 1000px Cut`,
    },
  );
  const { ratio } = measured;
  return fontFace({
    "font-family": `"${cut.family} Fallback"`,
    src,
    "font-weight": weight,
    "size-adjust": percent(ratio),
    // The browser multiplies the overrides by `size-adjust`, hence the division.
    "ascent-override": percent(measured.ascent / ratio),
    "descent-override": percent(measured.descent / ratio),
    "line-gap-override": "0%",
    "unicode-range": isFigures && unicodeRange(sample),
  });
}

const require = createRequire(import.meta.url);

/** `npm run fonts`: subsets Archivo into the site's fonts, and writes the rules for them and their stand-ins. */
test("fonts", async ({ page }) => {
  const files: string[] = [];
  const standIns: string[] = [];
  for (const cut of CUTS) {
    const { family, file, weight, keepFeatures, variationAxes } = cut;
    for (const [part, characters] of Object.entries(fontCharacters)) {
      const script = part === "latin-ext" ? "latin-ext" : "latin";
      const archivo = await readFile(require.resolve(`${PACKAGE}/files/archivo-${script}-wdth-normal.woff2`));
      const font = await subsetFont(archivo, characters, { targetFormat: "woff2", keepFeatures, variationAxes });
      const isBase = part === "base";
      const path = `src/fonts/${isBase ? file : `${file}-${part}`}.woff2`;
      await writeFile(path, font);
      files.push(
        fontFace({
          // Rarer letters have a family of their own: while one file of a family is missing, Chromium lays out all text of
          // that family again with every font that arrives. In one word: a name in quotes would reach `new FontFace` with them.
          "font-family": isBase ? family : `${family}Latin`,
          src: `url("/${path}") format("woff2")`,
          "font-weight": weight,
          "font-display": "swap",
          "unicode-range": !isBase && unicodeRange(characters),
        }),
      );
      if (isBase) for (const standIn of cut.standIns) standIns.push(await standInRule(page, cut, font, standIn));
    }
  }
  const withoutScripts = `@media (scripting: none) {\n${files.join("\n\n").replaceAll(/^(?=.)/gm, "  ")}\n}`;
  await writeFile(
    "src/fonts/fonts.css",
    `/* Made by \`npm run fonts\`. */\n\n${[withoutScripts, ...standIns].join("\n\n")}\n`,
  );
  // The fonts may be passed on only with their licence; it reserves no font name.
  await copyFile(require.resolve(`${PACKAGE}/LICENSE`), "public/fonts-licence.txt");
});
