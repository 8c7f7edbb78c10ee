/** The rules for the fonts' files: for pages without scripts, as the build has left them (src/build/first-style.ts). */
function fontRules(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  return [...sheet.cssRules]
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
    .filter((rule) => rule instanceof CSSFontFaceRule);
}

/**
 * Loads the site's fonts, and puts them in use together, so that the browser lays out the text once more, not for each
 * of them. Those of rarer letters are loaded when there are such. Where one does not come, what stands in for it stays.
 *
 * @param sheet the site's late style
 */
export async function useFonts(sheet: CSSStyleSheet): Promise<void> {
  const fonts: FontFace[] = [];
  const loads: Promise<FontFace>[] = [];
  for (const { style } of fontRules(sheet)) {
    const value = (name: string) => style.getPropertyValue(name);
    const unicodeRange = value("unicode-range");
    const font = new FontFace(value("font-family").replaceAll('"', ""), value("src"), {
      weight: value("font-weight"),
      display: "swap",
      ...(unicodeRange && { unicodeRange }),
    });
    fonts.push(font);
    if (!unicodeRange) loads.push(font.load());
  }
  await Promise.allSettled(loads);
  for (const font of fonts) document.fonts.add(font);
}
