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

/** The letters of a page's h1, as its document carries them. */
interface HeadingFont {
  /** For the document's own style. The family stands in tailwind.config.ts. */
  rule: string;
  /**
   * Begins to read them before the first layout asks for them: Chromium reads a `data:` font apart, and the first paint
   * would come without the heading. The address is there twice, which costs a compressed document next to nothing.
   */
  link: string;
}

/**
 * Cuts the letters of a page's h1 out of its font: the first paint has them in the brand's cut, and waits for no file,
 * nor has what comes later the heading laid out anew.
 *
 * @param html the page
 */
export async function headingFont(html: string): Promise<HeadingFont> {
  const text = headingText(html);
  const glyphs = await subsetFont(await readFile("src/fonts/sign.woff2"), text, {
    targetFormat: "woff2",
    variationAxes: {},
    keepFeatures: ["kern"],
  });
  const url = `data:font/woff2;base64,${glyphs.toString("base64")}`;
  const points = [...new Set(text)].map((character) => `U+${character.codePointAt(0)!.toString(16)}`).toSorted();
  return {
    rule: `@font-face{font-family:Sign H1;src:url(${url});font-weight:700;unicode-range:${points.join()}}`,
    link: `<link rel="preload" as="font" crossorigin href="${url}">`,
  };
}
