/** Those that React writes. */
const CHARACTERS: Record<string, string> = { "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** Text as the page shows it, from text as React writes it into HTML. */
export const decodeReferences = (html: string): string =>
  html.replaceAll(/&[^;]+;/g, (reference) => CHARACTERS[reference] ?? reference);
