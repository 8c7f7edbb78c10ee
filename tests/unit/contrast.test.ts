import { expect, test } from "vitest";
import { plainColour } from "../../tailwind.config";
import { fromOklch, type LinearRgb } from "../../tools/generate/palette-colours";
import { styles } from "./source-files";

/** The colours that one component alone uses: variables in its css. */
const componentColours = new Map(
  styles.flatMap(({ text }) =>
    [...text.matchAll(/--([\w-]+): (oklch\([\d% .]+\));/g)].map(([, name, value]) => [name!, value!]),
  ),
);

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const fromHex = (colour: string): LinearRgb =>
  colour
    .match(/[\da-f]{2}/gi)!
    .map((byte) => parseInt(byte, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)) as LinearRgb;

function luminance(name: string): number {
  const colour = componentColours.get(name) ?? plainColour(name);
  const [red, green, blue] = colour.startsWith("#") ? fromHex(colour) : fromOklch(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Headings and body text go beyond AA; edges of controls and rings of focus have what WCAG 1.4.11 asks for. */
const LEAST = { reading: 7, control: 3 };

const NIGHT = ["sky-1", "sky-2", "tarmac", "wall", "well", "night-2"];
const PAPER = ["paper", "paper-2", "field"];

/** What goes beyond the 4.5 that tests/e2e/audit.spec.ts finds in the pixels behind every text, or is no text. */
const USES: [use: string, colour: string, on: string[], kind: keyof typeof LEAST][] = [
  ["headings at night", "night-text", [...NIGHT, "sky-3", "chat-head", "chat-in", "chat-out"], "reading"],
  ["body at night", "night-muted", [...NIGHT, "sky-3"], "reading"],
  ["headings by day", "ink", [...PAPER, "red-tint", "night-text", "warm"], "reading"],
  ["body by day", "ink-2", PAPER, "reading"],
  ["a number plate", "plate-ink", ["plate"], "reading"],
  ["the ring of focus at night", "lamp", NIGHT, "control"],
  ["the ring of focus by day, and the button", "action", PAPER, "control"],
  ["the button at night", "night-text", ["sky-1", "sky-2"], "control"],
  ["the edges of fields", "ink-3", PAPER, "control"],
];

test.each(USES)("%s stand out from all that they are on", (_, colour, grounds, kind) => {
  const faint = grounds.filter((ground) => contrast(colour, ground) < LEAST[kind]);
  expect(faint).toEqual([]);
});
