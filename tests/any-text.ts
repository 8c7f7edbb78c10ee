import * as fc from "fast-check";

/** A character of Unicode, half of them from its first two blocks. Surrogates alone are no characters. */
const character = fc
  .oneof(fc.nat(0xff), fc.nat(0x10ffff - 0x800))
  .map((place) => String.fromCodePoint(place < 0xd800 ? place : place + 0x800));

/** Any text of Unicode. A file with fast-check's own, `unit: "binary"` or `webUrl`, takes 0.7 s longer. */
export const anyText = (maxLength?: number) =>
  fc.string({ unit: character, ...(maxLength !== undefined && { maxLength }) });
