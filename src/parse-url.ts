/** Parses an absolute URL; undefined if it is none. Safari has `URL.canParse` since 17, and `URL.parse` since 18. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
