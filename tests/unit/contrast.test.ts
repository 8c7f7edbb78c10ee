// @vitest-environment node
import { describe, expect, test } from "vitest";
import config from "../../tailwind.config";

const colours = config.theme.colors;
type Colour = keyof typeof colours;

/** Linear-light red, green and blue, each 0 to 1. */
type LinearRgb = [number, number, number];

/** https://bottosson.github.io/posts/oklab/; what sRGB cannot show is clipped, as browsers do at worst. */
function linearRgb(colour: Colour): LinearRgb {
  const [, lightness, chroma, hue] = /oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/.exec(colours[colour])!.map(Number);
  const angle = (hue! * Math.PI) / 180;
  const a = chroma! * Math.cos(angle);
  const b = chroma! * Math.sin(angle);
  const L = lightness! / 100;
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
function luminance(colour: Colour): number {
  const [red, green, blue] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

type Kind = "reading" | "text" | "control";

/** Body text and headings go beyond AA (AAA, 7); every other text has AA's 4.5; borders of controls and focus 3. */
const LEAST: Record<Kind, number> = { reading: 7, text: 4.5, control: 3 };

interface Pair {
  of: Colour;
  on: Colour;
  kind: Kind;
  use: string;
}

const pairs: Pair[] = [
  { of: "ink-950", on: "paper", kind: "reading", use: "headings, quiet links, secondary button" },
  { of: "ink-950", on: "paper-2", kind: "reading", use: "headings on the alternate band" },
  { of: "ink-950", on: "chat-out", kind: "reading", use: "outgoing message" },
  { of: "ink-950", on: "green-100", kind: "reading", use: "text on a tinted panel" },
  { of: "ink-950", on: "amber-400", kind: "text", use: "number plate, selected step" },
  { of: "ink-950", on: "night-text", kind: "text", use: "button on the night band" },
  { of: "ink-950", on: "green-300", kind: "text", use: "button on the night band, hovered" },
  { of: "ink-700", on: "paper", kind: "reading", use: "body" },
  { of: "ink-700", on: "paper-2", kind: "reading", use: "body on the alternate band" },
  { of: "ink-700", on: "chat-out", kind: "reading", use: "outgoing message" },
  { of: "ink-700", on: "green-100", kind: "reading", use: "body on a tinted panel" },
  { of: "ink-500", on: "paper", kind: "text", use: "captions" },
  { of: "ink-500", on: "paper-2", kind: "text", use: "captions, legal line of the footer" },
  { of: "ink-500", on: "chat-out", kind: "text", use: "time of an outgoing message" },
  { of: "green-700", on: "paper", kind: "text", use: "links" },
  { of: "green-700", on: "paper-2", kind: "text", use: "links in the footer" },
  { of: "green-700", on: "green-100", kind: "text", use: "label on a tint" },
  { of: "green-700", on: "chat-out", kind: "text", use: "who writes" },
  { of: "green-800", on: "green-100", kind: "text", use: "badge" },
  { of: "paper", on: "green-700", kind: "text", use: "primary button" },
  { of: "paper", on: "green-800", kind: "text", use: "primary button, hovered" },
  { of: "paper", on: "ink-950", kind: "text", use: "skip link" },
  { of: "red-700", on: "paper", kind: "text", use: "message of a field" },
  { of: "red-700", on: "red-50", kind: "text", use: "message that a request failed" },
  { of: "night-text", on: "night", kind: "reading", use: "text and headings on the night band" },
  { of: "night-text", on: "night-2", kind: "reading", use: "text on the call card" },
  { of: "night-muted", on: "night", kind: "reading", use: "body on the night band" },
  { of: "night-muted", on: "night-2", kind: "reading", use: "captions on the call card" },
  { of: "green-300", on: "night", kind: "text", use: "signal on the night band" },
  { of: "green-300", on: "night-2", kind: "text", use: "signal on the call card" },
  { of: "amber-400", on: "night", kind: "text", use: "state, after hours" },
  { of: "amber-400", on: "night-2", kind: "text", use: "state on the call card" },
  { of: "line-strong", on: "paper", kind: "control", use: "border of fields, menu and secondary button" },
  { of: "line-strong", on: "paper-2", kind: "control", use: "border of controls on the alternate band" },
  { of: "red-700", on: "paper", kind: "control", use: "border of a wrong field" },
  { of: "green-700", on: "paper", kind: "control", use: "focus, primary button against the page" },
  { of: "green-700", on: "paper-2", kind: "control", use: "focus on the alternate band" },
  { of: "green-700", on: "green-100", kind: "control", use: "focus on a tinted panel" },
  { of: "amber-400", on: "night", kind: "control", use: "focus on the night band" },
  { of: "amber-400", on: "night-2", kind: "control", use: "focus on the call card" },
  { of: "night-text", on: "night", kind: "control", use: "button on the night band" },
];

/** Tokens that carry no meaning by themselves, and why they need no contrast. */
const DECORATION: Partial<Record<Colour, string>> = {
  transparent: "no colour",
  current: "the text's own",
  line: "hairlines between what stands apart anyway",
  "night-line": "hairlines on night",
};

describe.each(pairs)("$of on $on: $use", ({ of, on, kind }) => {
  test(`has a contrast of at least ${LEAST[kind]}`, () => {
    expect(contrast(of, on)).toBeGreaterThanOrEqual(LEAST[kind]);
  });
});

test("every colour is in a pair, or is decoration", () => {
  const used = new Set<string>([...pairs.flatMap(({ of, on }) => [of, on]), ...Object.keys(DECORATION)]);
  expect(Object.keys(colours).filter((colour) => !used.has(colour))).toEqual([]);
});

test("amber is no colour for text on paper", () => {
  expect(contrast("amber-400", "paper")).toBeLessThan(LEAST.control);
});

// Computed with another implementation (on 8-bit colours, hence the tolerance), so that a slip in the formulas shows.
test.each([
  ["ink-950", "paper", 17.7],
  ["ink-700", "paper", 9.1],
  ["green-700", "paper", 8.5],
  ["amber-400", "night", 9.3],
  ["line-strong", "paper", 3.5],
] as const)("%s on %s is %f", (of, on, expected) => {
  expect(Math.abs(contrast(of, on) / expected - 1)).toBeLessThan(0.01);
});
