import { site } from "../site";

/** A mailto link to us that carries what was typed, line by line. For when the form cannot deliver it. */
export function emailLink(subject: string, lines: readonly string[]): string {
  // Unlike encodeURIComponent it does not throw on half a surrogate pair; mail programs know no "+" for a blank.
  const query = new URLSearchParams({ subject, body: lines.join("\r\n") });
  return `mailto:${site.email}?${query.toString().replaceAll("+", "%20")}`;
}
