/** Every code point from the first to the last. */
const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What the site's own words are made of: ASCII, and the punctuation of typeset English. */
const BASE = `${range(0x20, 0x7e)}\u00a0£©·×–—‘’“”…`;

/**
 * The characters that the fonts hold, by file. A file is fetched only where one of its characters stands
 * (`unicode-range`): every visitor fetches the first; letters of makes and names, such as in Citroën or Škoda, come
 * from the others.
 */
export const fontCharacters = {
  base: BASE,
  "latin-1": `${range(0xa1, 0xff).replaceAll(/[£©·×]/g, "")}€`,
  "latin-ext": range(0x100, 0x17f),
};
