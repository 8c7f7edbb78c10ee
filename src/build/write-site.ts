import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Manifest } from "vite";
import { plainColour } from "../../tailwind.config.ts";
import { paths } from "../paths.ts";
import type { SiteEnvironment } from "./environment.ts";
import { contentSecurityPolicy } from "./policy.ts";
import type { RenderedSite } from "./render.tsx";

/** The client build's entries in Vite's manifest: the script in each document, and the script that it imports. */
const DOCUMENT = "index.html";
const MAIN = "src/start/main.tsx";

/** A rule that names a font's file. The rules without a file name the local fonts that stand in. */
const FONT_FILE = /@font-face\{[^}]*url\([^}]*\}/g;

interface SiteToWrite {
  /** Absolute path of the folder that Vite wrote the client build to. */
  folder: string;
  /** Vite's manifest of the client build. */
  manifest: Manifest;
  rendered: RenderedSite;
  /** The deployment's variables. */
  environment: SiteEnvironment;
}

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
function fill(template: string, part: RegExp | string, html: string): string {
  if (template.search(part) === -1) throw new Error(`index.html has no ${part}`);
  return template.replace(part, () => html);
}

/** The files of a page's script, main.tsx first: all that it and the page import. */
function modulesOf(manifest: Manifest, pageModule: string): string {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}; does src/routes.tsx name the page as its folder?`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add(MAIN);
  add(pageModule);
  return [...files].map((file) => `/${file}`).join(" ");
}

/**
 * Turns the client build into the site: an HTML file for each route, with policy, style and script in it, and the text
 * files beside them.
 */
export async function writeSite({ folder, manifest, rendered, environment }: SiteToWrite): Promise<void> {
  const read = async (file: string) => (await readFile(join(folder, file), "utf8")).trim();
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  };

  const source = await read("index.html");
  const [styleLink, styleFile = ""] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(source) ?? [];
  const [, themeColour = ""] = /name="theme-color" content="([\w-]+)"/.exec(source) ?? [];
  if (!styleLink) throw new Error("index.html links no stylesheet");
  const wholeStyle = await read(styleFile);
  const style = wholeStyle.replaceAll(FONT_FILE, "");
  const fonts = wholeStyle.match(FONT_FILE)!.join("");
  const scriptFile = manifest[DOCUMENT]!.file;
  // In a block, so that its names are not global.
  const script = `{${await read(scriptFile)}}`;

  const { VITE_DEMO_REQUEST_URL: deliveryUrl, VITE_REPORT_URL: reportUrl } = environment;
  const policy = contentSecurityPolicy({
    scripts: [script],
    styles: [style, fonts],
    // Without the query, which a policy cannot hold. A path belongs to this site.
    deliverySource: deliveryUrl.startsWith("http") ? deliveryUrl.replace(/[?#].*/, "") : undefined,
    reportUrl,
    hasSound: rendered.pages.some(({ app }) => app.includes("<audio")),
  });

  const charset = '<meta charset="utf-8" />';
  const policyMeta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("&", "&amp;")}" />`;
  // The script in the document changes the medium to `all` after the first paint.
  const inline = `<style>${style}</style><style media="(scripting:none)">${fonts}</style><script>${script}</script>`;
  let template = source.replaceAll(/>\s+</g, "><");
  template = fill(template, charset, charset + policyMeta);
  template = fill(template, `content="${themeColour}"`, `content="${plainColour(themeColour)}"`);
  template = fill(template, /<script type="module"[^>]*><\/script>/, "");
  template = fill(template, styleLink, inline);
  for (const { path, module, head, app } of rendered.pages) {
    const attributes = `lang="${rendered.lang}" data-route="${path}" data-modules="${modulesOf(manifest, module)}"`;
    let html = fill(template, `lang="${rendered.lang}"`, attributes);
    html = fill(html, "<!--head-->", head);
    html = fill(html, "<!--app-->", app);
    await write(fileOf(path), html);
  }
  for (const [file, content] of Object.entries(rendered.files)) await write(file, content);
  await Promise.all([
    rm(join(folder, styleFile)),
    rm(join(folder, scriptFile)),
    rm(join(folder, ".vite"), { recursive: true }),
  ]);
}
