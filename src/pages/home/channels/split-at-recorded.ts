import { escapeRegExp } from "../../../ui/proper-names";

/**
 * Splits a text at each exact occurrence of a value; a space may be a no-break space.
 *
 * @returns the pieces in order; those at odd indexes are values
 */
export function splitAtRecorded(text: string, values: string[]): string[] {
  if (values.length === 0) return [text];
  const pattern = values.map((value) => escapeRegExp(value).replaceAll(/\s/g, String.raw`\s`)).join("|");
  return text.split(new RegExp(String.raw`(?<!\w)(${pattern})(?!\w)`));
}
