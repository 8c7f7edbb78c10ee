/**
 * What takes no room and comes along when text is pasted from documents: soft hyphens, zero-width characters, marks of
 * direction, fillers and blanks that are not called so (https://util.unicode.org/UnicodeJsps/list-unicodeset.jsp?a=[:DI:]).
 */
const INVISIBLE =
  /[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]/g;

/** An address or a number, in which such characters mean nothing. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, "").trim();

/** A name, in which they may mean something, such as the joiners of Persian or of an emoji: its ends are freed of them. */
export function trimInvisible(text: string): string {
  // Of one blank for each, the same number: the ends of the one are those of the other.
  const blanked = text.replaceAll(INVISIBLE, " ");
  return text.slice(blanked.length - blanked.trimStart().length, blanked.trimEnd().length);
}
