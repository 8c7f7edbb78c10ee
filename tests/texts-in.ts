/** All texts in a value, with ordinary blanks. A function that makes a sentence counts as its source. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return value === undefined ? [] : [String(value).replaceAll("\u00A0", " ")];
}
