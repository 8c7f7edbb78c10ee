import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { decodeReferences } from "./character-references.ts";

/** What is seen of a page's h1: its text without what only screen readers read. */
export function headingText(html: string): string {
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  if (!heading) throw new Error("The page has no h1.");
  return decodeReferences(
    heading.replaceAll(/<span class="[^"]*\bsr-only\b[^"]*">.*?<\/span>/gs, "").replaceAll(/<[^>]+>/g, ""),
  );
}

/**
 * Cuts the letters of a page's h1 out of its font, for the document's own style: the first paint has them in the brand's
 * cut, and waits for no file, nor has what comes later the heading laid out anew. The family stands in
 * tailwind.config.ts; src/start/early.ts begins to read it.
 *
 * @param html the page
 * @returns the style's rule
 */
export async function headingFont(html: string): Promise<string> {
  // With a blank, by which early.ts asks for it.
  const text = `${headingText(html)} `;
  const glyphs = await subsetFont(await readFile("src/fonts/sign.woff2"), text, {
    targetFormat: "woff2",
    variationAxes: {},
    keepFeatures: ["kern"],
  });
  const url = `data:font/woff2;base64,${glyphs.toString("base64")}`;
  const points = [...new Set(text)].map((character) => `U+${character.codePointAt(0)!.toString(16)}`).toSorted();
  return `@font-face{font-family:Sign H1;src:url(${url});font-weight:700;unicode-range:${points.join()}}`;
}
