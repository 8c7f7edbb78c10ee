/**
 * Characters without width that text pasted from documents can contain: soft hyphens, zero-width characters, direction
 * marks, fillers (https://util.unicode.org/UnicodeJsps/list-unicodeset.jsp?a=[:DI:]).
 */
const INVISIBLE =
  /[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]/g;

/** Removes all invisible characters and trims. For addresses and numbers, where they have no meaning. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, "").trim();

/** Trims spaces and invisible characters. For names: inside, joiners of Persian or of an emoji have a meaning. */
export function trimInvisible(text: string): string {
  // Each invisible character is one UTF-16 unit, like the space, so the positions stay the same.
  const blanked = text.replaceAll(INVISIBLE, " ");
  return text.slice(blanked.length - blanked.trimStart().length, blanked.trimEnd().length);
}
