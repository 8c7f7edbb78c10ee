import { site } from "../site";

/** Returns a mailto link to the company with the lines as its text, for requests that the form cannot deliver. */
export function emailLink(subject: string, lines: readonly string[]): string {
  // Unlike encodeURIComponent, URLSearchParams accepts half a surrogate pair. Mail programs do not read "+" as a space.
  const query = new URLSearchParams({ subject, body: lines.join("\r\n") });
  return `mailto:${site.email}?${query.toString().replaceAll("+", "%20")}`;
}
