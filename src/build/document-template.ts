import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { plainColour } from "../../tailwind.config";
import { paths } from "../paths";
import { contentSecurityPolicy } from "./policy";

/** A rule that names a font's file. The rules without a file name the local fonts that stand in. */
const FONT_FILE = /@font-face\{[^}]*url\([^}]*\}/g;

/** The file of a page: flat, so that static hosts and `vite preview` alike find `/privacy` (`privacy.html`). */
export function fileOf(path: string): string {
  if (path === paths.home) return "index.html";
  return path === paths.notFound ? "404.html" : `${path.slice(1)}.html`;
}

/**
 * Replaces a part of the template. By a function, since `$&` in the content would be read as a pattern.
 *
 * @throws when the template does not hold the part
 */
export function fill(template: string, part: RegExp | string, html: string): string {
  if (template.search(part) === -1) throw new Error(`index.html has no ${part}`);
  return template.replace(part, () => html);
}

/**
 * Moves policy, style, fonts and script of the client build into its index.html, and deletes their files.
 *
 * @param folder absolute path of the client build
 * @param hasSound whether any page plays a recording
 * @returns HTML with `<!--head-->` and `<!--app-->` for a page's own
 */
export async function createTemplate(folder: string, manifest: Manifest, hasSound: boolean): Promise<string> {
  const take = async (key: string) => {
    const file = join(folder, manifest[key]!.file);
    const content = await readFile(file, "utf8");
    await rm(file);
    return content.trim();
  };
  const styles = await take("style.css");
  const style = styles.replaceAll(FONT_FILE, "").replace(/\s*\/\*\$vite\$.*/, "");
  const fonts = styles.match(FONT_FILE)!.join("");
  // In a block, so that its names are not global.
  const script = `{${await take("index.html")}}`;

  const policy = contentSecurityPolicy({
    scripts: [script],
    styles: [style, fonts],
    connections: [
      import.meta.env.VITE_DEMO_REQUEST_URL,
      import.meta.env.VITE_REPORT_URL,
      import.meta.env.VITE_COUNT_URL,
    ],
    hasSound,
  });
  const policyMeta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("&", "&amp;")}" />`;
  // The script changes the medium of the fonts to `all` after the first paint.
  const inline = `<style>${style}</style><style media="(scripting:none)">${fonts}</style><script>${script}</script>`;

  const source = await readFile(join(folder, "index.html"), "utf8");
  let template = source.trim().replaceAll(/>\s+</g, "><");
  template = fill(template, "<!--policy-->", policyMeta);
  template = template.replace(/(?<="theme-color" content=")[\w-]+/, plainColour);
  template = fill(template, /<script type="module"[^>]*><\/script>/, "");
  return fill(template, /<link rel="stylesheet"[^>]*>/, inline);
}
