import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { parse, type Root } from "postcss";
import type { Manifest } from "vite";
import { plainColour } from "../../tailwind.config";
import { paths } from "../paths";
import { contentSecurityPolicy } from "./policy";

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
 * Takes the rules of a cascade layer out of a stylesheet.
 *
 * @param keepsRank whether the layer's name stays, so that its rules can come later and have their rank
 * @throws when the stylesheet has no such layer
 */
function takeLayer(sheet: Root, name: string, keepsRank: boolean): string {
  let rules = "";
  sheet.walkAtRules("layer", (layer) => {
    if (layer.params !== name || !layer.nodes) return;
    rules += layer.nodes.join("");
    if (keepsRank) layer.replaceWith({ name: "layer", params: name });
    else layer.remove();
  });
  if (!rules) throw new Error(`The stylesheet has no layer ${name}.`);
  return rules;
}

/**
 * Moves policy, styles and script of the client build into its index.html, and deletes their files.
 *
 * @param folder absolute path of the client build
 * @param hasSound whether any page plays a recording
 * @returns HTML with `<!--head-->` and `<!--app-->` for a page's own: `landing` is complete; `other`, for all other pages,
 *   lacks `landingStyle` and the element `script`, which belongs behind the header
 */
export async function createTemplates(folder: string, manifest: Manifest, hasSound: boolean) {
  const take = async (key: string) => {
    const file = join(folder, manifest[key]!.file);
    const content = await readFile(file, "utf8");
    await rm(file);
    return content.trim();
  };
  const sheet = parse(await take("style.css"));
  // Vite's marker, and Tailwind's notice, which stands in licences.txt (write-site.ts).
  sheet.walkComments((comment) => void comment.remove());
  // Tailwind's help for browsers that cannot compute the site's colours either.
  takeLayer(sheet, "properties", false);
  // Tailwind and Vite write variables that nothing reads.
  const read = new Set(Array.from(sheet.toString().matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  sheet.walkDecls(/^--/, (declaration) => void (read.has(declaration.prop) || declaration.remove()));
  sheet.walkAtRules("property", (rule) => void (read.has(rule.params) || rule.remove()));
  const landingStyle = `@layer landing{${takeLayer(sheet, "landing", true)}}`;
  const style = sheet.toString();
  // In a block, so that its names are not global.
  const code = `{${await take("index.html")}}`;
  const source = (await readFile(join(folder, "index.html"), "utf8")).trim().replaceAll(/>\s+</g, "><");

  /** Fills the template with what stands right behind the policy, and with what stands at the end of the head. */
  function templateWith(styleText: string, first: string, last: string): string {
    const policy = contentSecurityPolicy({
      scripts: [code],
      styles: [styleText],
      connections: [
        import.meta.env.VITE_DEMO_REQUEST_URL,
        import.meta.env.VITE_REPORT_URL,
        import.meta.env.VITE_COUNT_URL,
      ],
      hasSound,
    });
    const policyMeta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("&", "&amp;")}" />`;
    let template = fill(source, "<!--policy-->", policyMeta + first);
    template = template.replace(/(?<="theme-color" content=")[\w-]+/, plainColour);
    template = fill(template, /<script type="module"[^>]*><\/script>/, "");
    return fill(template, /<link rel="stylesheet"[^>]*>/, last);
  }

  // The largest picture of the landing page's first screen; else it is asked for when the page is laid out.
  const preload = `<link rel="preload" as="image" media="(forced-colors: none)" href="/${manifest["src/brand/scene.svg"]!.file}" />`;
  const script = `<script>${code}</script>`;
  const landing = style + landingStyle;
  return {
    landing: templateWith(landing, "", `${preload}<style>${landing}</style>${script}`),
    // So arranged, the first frame of a slow visit has the header; on the landing page it would come later.
    other: templateWith(style, `<style>${style}</style>`, ""),
    landingStyle,
    script,
  };
}
