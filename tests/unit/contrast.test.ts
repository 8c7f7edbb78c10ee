// @vitest-environment node
import { describe, expect, test } from "vitest";
import { colourNames, plainColour, type ColourName } from "../../tailwind.config";

/** Linear-light red, green and blue, each 0 to 1. */
type LinearRgb = [number, number, number];

/** https://bottosson.github.io/posts/oklab/; what sRGB cannot show is clipped, as browsers do at worst. */
function fromOklch(colour: string): LinearRgb {
  const [lightness = 0, chroma = 0, hue = 0] = colour.match(/[\d.]+/g)!.map(Number);
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const L = lightness / 100;
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const fromHex = (colour: string): LinearRgb =>
  colour
    .match(/[\da-f]{2}/gi)!
    .map((byte) => parseInt(byte, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as LinearRgb;

function luminance(name: ColourName): number {
  const colour = plainColour(name);
  const [red, green, blue] = colour.startsWith("#") ? fromHex(colour) : fromOklch(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: ColourName, other: ColourName): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Body text and headings go beyond AA (AAA, 7); every other text has AA's 4.5; borders of controls and focus 3. */
const LEAST = { reading: 7, text: 4.5, control: 3 };

type Grounds = ColourName | ColourName[];

const NIGHT: ColourName[] = ["sky-1", "sky-2", "tarmac", "wall", "well", "night-2", "chat"];
const PAPER: ColourName[] = ["paper", "paper-2", "field"];

/** What is written or drawn in a colour, and on what. Text over gradients: tests/e2e/contrast.spec.ts, on the pixels. */
const uses: { of: ColourName; on: Grounds; kind: keyof typeof LEAST; use: string }[] = [
  { of: "night-text", on: [...NIGHT, "sky-3", "chat-head", "chat-in", "chat-out"], kind: "reading", use: "headings" },
  { of: "night-lead", on: [...NIGHT, "sky-3"], kind: "reading", use: "leads" },
  { of: "night-lead", on: ["chat-head", "chat-in", "chat-out"], kind: "text", use: "who writes, and when" },
  { of: "night-muted", on: [...NIGHT, "sky-3"], kind: "reading", use: "body" },
  { of: "night-faint", on: NIGHT, kind: "text", use: "captions" },
  { of: "lamp", on: NIGHT, kind: "text", use: "the clock, states, and focus" },
  { of: "lit", on: NIGHT, kind: "text", use: "signs" },
  {
    of: "go",
    on: ["sky-1", "well", "night-2", "chat-in", "action-deep"],
    kind: "text",
    use: "the agent's name, amounts",
  },
  { of: "plate", on: ["well", "wall", "chat-note"], kind: "text", use: "a hand-over" },
  { of: "plate-ink", on: "plate", kind: "reading", use: "a number plate" },
  { of: "flash-text", on: "flash", kind: "text", use: "UK" },
  { of: "ink", on: ["night-text", "warm"], kind: "reading", use: "the main button at night, and under the pointer" },
  { of: "night-text", on: ["sky-1", "sky-2"], kind: "control", use: "the main button against the night" },
  { of: "ink", on: [...PAPER, "red-tint"], kind: "reading", use: "headings" },
  { of: "ink-2", on: PAPER, kind: "reading", use: "body" },
  { of: "ink-3", on: PAPER, kind: "text", use: "captions, placeholders, and the edges of fields" },
  { of: "action", on: PAPER, kind: "text", use: "links, the main button against the page, and focus" },
  { of: "paper", on: ["action", "action-deep"], kind: "text", use: "the main button by day, and the pass" },
  { of: "action-deep", on: "action-tint", kind: "reading", use: "what the desk booked" },
  { of: "red", on: [...PAPER, "red-tint"], kind: "text", use: "errors" },
];

/** Colours that carry no meaning by themselves: lines, and what is drawn. */
const DECORATION = /line$|^(plate|window|shadow|dusk|sun|dawn)/;

const pairs = uses.flatMap(({ of, on, kind, use }) => [on].flat().map((ground) => ({ of, on: ground, kind, use })));

test.each(pairs)("$of on $on ($use) has the contrast of $kind", ({ of, on, kind }) => {
  expect(contrast(of, on)).toBeGreaterThanOrEqual(LEAST[kind]);
});

test("every colour is in a pair, or is decoration", () => {
  const used = new Set(pairs.flatMap(({ of, on }) => [of, on]));
  expect(colourNames.filter((colour) => !used.has(colour) && !DECORATION.test(colour))).toEqual([]);
});

describe("the formulas", () => {
  test("agree with the definition at its ends", () => {
    const ends = [fromHex("#000000"), fromHex("#ffffff"), fromOklch("oklch(100% 0 0)")].map(([red]) => red);
    for (const [index, end] of [0, 1, 1].entries()) expect(ends[index]).toBeCloseTo(end, 4);
  });

  test("agree with each other on a colour of the sRGB gamut", () => {
    // #663399 is oklch(44.027% 0.1603 303.37): https://www.w3.org/TR/css-color-4/#named-colors
    for (const [index, value] of fromOklch("oklch(44.027% .1603 303.37)").entries())
      expect(value).toBeCloseTo(fromHex("#663399")[index]!, 3);
  });
});
