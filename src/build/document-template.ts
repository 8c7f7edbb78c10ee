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

/** Takes the rules of a cascade layer out of a stylesheet, and leaves its name, which keeps its rank. */
function takeLayer(sheet: Root, name: string): string {
  let rules = "";
  sheet.walkAtRules("layer", (layer) => {
    if (layer.params !== name || !layer.nodes) return;
    rules += layer.nodes.join("");
    layer.replaceWith({ name: "layer", params: name });
  });
  if (!rules) throw new Error(`The stylesheet has no layer ${name}.`);
  return rules;
}

/**
 * Moves policy, styles and script of the client build into its index.html, and deletes their files.
 *
 * @param folder absolute path of the client build
 * @param hasSound whether any page plays a recording
 * @returns HTML with `<!--head-->` and `<!--app-->` for a page's own: for the landing page, and without its own style for
 *   all others; and that style
 */
export async function createTemplates(folder: string, manifest: Manifest, hasSound: boolean) {
  const take = async (key: string) => {
    const file = join(folder, manifest[key]!.file);
    const content = await readFile(file, "utf8");
    await rm(file);
    return content.trim();
  };
  const sheet = parse((await take("style.css")).replace(/\s*\/\*\$vite\$.*/, ""));
  // Tailwind's help for browsers that cannot compute the site's colours either.
  takeLayer(sheet, "properties");
  // Without its layer: a layer that comes later has the style of every element computed again.
  const late = takeLayer(sheet, "late");
  const landingStyle = `@layer landing{${takeLayer(sheet, "landing")}}`;
  // In a block, so that its names are not global.
  const script = `{${await take("index.html")}}`;
  const source = (await readFile(join(folder, "index.html"), "utf8")).trim().replaceAll(/>\s+</g, "><");

  function templateWith(style: string, preload = ""): string {
    const policy = contentSecurityPolicy({
      scripts: [script],
      styles: [style, late],
      connections: [
        import.meta.env.VITE_DEMO_REQUEST_URL,
        import.meta.env.VITE_REPORT_URL,
        import.meta.env.VITE_COUNT_URL,
      ],
      hasSound,
    });
    const policyMeta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("&", "&amp;")}" />`;
    // The script changes the medium of the late style to `all` after the first paint.
    const inline = `${preload}<style>${style}</style><style media="(scripting:none)">${late}</style><script>${script}</script>`;
    let template = fill(source, "<!--policy-->", policyMeta);
    template = template.replace(/(?<="theme-color" content=")[\w-]+/, plainColour);
    template = fill(template, /<script type="module"[^>]*><\/script>/, "");
    return fill(template, /<link rel="stylesheet"[^>]*>/, inline);
  }

  const style = sheet.toString();
  // The largest picture of the landing page's first screen; else it is asked for when the page is laid out.
  const preload = `<link rel="preload" as="image" media="(forced-colors: none)" href="/${manifest["src/brand/scene.svg"]!.file}" />`;
  return { landing: templateWith(style + landingStyle, preload), other: templateWith(style), landingStyle };
}
