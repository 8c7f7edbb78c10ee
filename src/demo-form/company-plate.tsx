import { demoRequestForm } from "../content/book-demo";
import { NumberPlate } from "../ui/number-plate";

/** How many wide letters fit at the plate's own size. Longer names are set smaller, up to the maximum. */
const LETTERS = 8;
const MAX_LETTERS = 14;

/**
 * Splits a text into what readers see as letters: an emoji has several code points. Not by `Intl.Segmenter`, whose rules take
 * a laptop 30 ms to load.
 */
const lettersOf = (text: string): string[] => text.match(/.(?:[\p{M}\p{Emoji_Modifier}]|\u200D.)*/gsu) ?? [];

/** Shortens a text to the whole words that fit, without punctuation at the end. A first word that is too long is cut. */
function fitToPlate(text: string): string {
  const letters = lettersOf(text);
  if (letters.length <= MAX_LETTERS) return text;
  // One letter more: if it is a blank, the last word fits whole.
  const words = letters
    .slice(0, MAX_LETTERS + 1)
    .join("")
    .replace(/\s*\S*$/, "");
  return words.replace(/[^\p{L}\p{M}\p{N}]+$/u, "") || `${letters.slice(0, MAX_LETTERS - 1).join("")}…`;
}

/** A number plate with the name of the visitor's company in capitals, or with a word in its place. */
export function CompanyPlate({ name = "" }: { name: string | undefined }) {
  // Capitals first: they can be more letters, as those of ß are.
  const text = fitToPlate(name.trim().toUpperCase()) || demoRequestForm.plate;
  const scale = LETTERS / lettersOf(text).length;
  // A capital is 0.7em high: raised by half of what they lose, smaller letters are in the middle of the plate.
  const style = { fontSize: `${scale}em`, verticalAlign: `${0.35 * (1 / scale - 1)}em` };
  // A new element for each text: one that grew to the left would be a layout shift.
  return (
    <NumberPlate key={text}>
      <bdi style={scale < 1 ? style : undefined}>{text}</bdi>
    </NumberPlate>
  );
}
