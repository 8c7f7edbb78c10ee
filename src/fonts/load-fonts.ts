import { fontFiles } from "./font-files";

/**
 * Loads the site's fonts and puts them in use together, so that the browser lays out the text once more, not for each of
 * them; those of rarer letters come when there are such. Where one does not come, what stands in for it stays.
 * `<html data-fonts>` tells that nothing waits for them any more. Rejects where a privacy tool has taken `FontFace` away.
 */
export async function loadFonts(): Promise<void> {
  const fonts = fontFiles.map(
    ({ family, url, ...descriptors }) => new FontFace(family, `url(${url})`, { display: "swap", ...descriptors }),
  );
  await Promise.allSettled(fonts.filter((_, index) => !fontFiles[index]!.unicodeRange).map((font) => font.load()));
  for (const font of fonts) document.fonts.add(font);
  document.documentElement.dataset.fonts = "";
}
