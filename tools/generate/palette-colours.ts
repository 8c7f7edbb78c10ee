import { plainColour } from "../../tailwind.config";

/** Linear-light red, green and blue, each 0 to 1. */
export type LinearRgb = [number, number, number];

/** https://bottosson.github.io/posts/oklab/; what sRGB cannot show is clipped, as browsers do at worst. */
export function fromOklch(colour: string): LinearRgb {
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

/** https://www.w3.org/TR/css-color-4/#color-conversion-code */
const gammaEncode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/** A colour of the palette as `#rrggbb`, which older readers of icons and drawing programs understand. */
export function hexOf(name: string): string {
  const colour = plainColour(name);
  if (colour.startsWith("#")) return colour;
  const bytes = fromOklch(colour).map((part) => Math.round(gammaEncode(part) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Gives a drawing the palette's colours: an element with `data-fill="go" fill="#80ebb0"` is filled with the colour named
 * first.
 */
export const withPaletteColours = (drawing: string): string =>
  drawing.replace(/(?<=data-fill="([\w-]+)" fill=")[^"]*/g, (_, name: string) => hexOf(name));
