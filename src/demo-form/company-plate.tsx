import { demoRequestForm } from "../content/book-demo";
import { site } from "../site";
import { NumberPlate } from "../ui/number-plate";

/** How many wide letters fit on the plate in its own size; and at most, in smaller ones. */
const LETTERS = 8;
const MOST_LETTERS = 14;

/** Splits a text into what readers see as letters; an emoji has several code points. */
function lettersOf(text: string): string[] {
  // Firefox has it since 2024.
  if (!Intl.Segmenter) return [...text];
  return Array.from(new Intl.Segmenter(site.lang).segment(text), ({ segment }) => segment);
}

/** Returns the whole words that fit, without a sign at their end; of a longer word its beginning with an ellipsis. */
function fitToPlate(text: string): string {
  const letters = lettersOf(text);
  if (letters.length <= MOST_LETTERS) return text;
  // One letter more, since a word that just fits ends with the blank behind it.
  const words = letters
    .slice(0, MOST_LETTERS + 1)
    .join("")
    .replace(/\s*\S*$/, "");
  return words.replace(/[^\p{L}\p{M}\p{N}]+$/u, "") || `${letters.slice(0, MOST_LETTERS - 1).join("")}…`;
}

/** A number plate with the name of the visitor's company in capitals, or with a word in its place. */
export function CompanyPlate({ name = "" }: { name: string | undefined }) {
  // Capitals first: they can be more letters, as those of ß are.
  const text = fitToPlate(name.trim().toUpperCase()) || demoRequestForm.plate;
  const scale = LETTERS / lettersOf(text).length;
  // Half of a capital's height: smaller letters stand in the middle of the plate, which keeps its height.
  const style = { fontSize: `${scale}em`, verticalAlign: `${0.35 * (1 / scale - 1)}em` };
  // A new element for each text: one that grew to the left would be a layout shift.
  return (
    <NumberPlate key={text}>
      <bdi style={scale < 1 ? style : undefined}>{text}</bdi>
    </NumberPlate>
  );
}
