import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Manifest } from "vite";
import { plainColour } from "../../tailwind.config.ts";
import { mark } from "../brand/mark.ts";
import { paths } from "../paths.ts";
import { headersFile, securityHeaders } from "./headers.ts";
import { hostFiles } from "./host-files.ts";
import type { SiteEnvironment } from "./environment.ts";
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

/** Where the hosts' own files are written: beside the site, since whatever lies in it is served. */
export const hostsFolder = (folder: string) => `${folder}-hosts`;

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

/** A name for a file that may be kept for ever. */
function nameByContent(name: string, ending: string, content: string): string {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  return `assets/${name}-${hash}.${ending}`;
}

/** Puts the brand's mark onto the forecourt's sign. Returns the style with the drawing's new name, by its content. */
async function drawMark(folder: string, style: string): Promise<string> {
  const [file] = /assets\/scene-[\w-]+\.svg/.exec(style) ?? [];
  if (!file) throw new Error("The style shows no src/brand/scene.svg.");
  const drawing = fill(await readFile(join(folder, file), "utf8"), 'id="mark" d=""', `d="${mark.path}"`);
  const drawn = nameByContent("scene", "svg", drawing);
  await rm(join(folder, file));
  await writeFile(join(folder, drawn), drawing);
  return style.replaceAll(file, drawn);
}

/**
 * Turns the client build into the site: an HTML file for each route with style and script in it, and the text files
 * beside them.
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
  const whole = await drawMark(folder, await read(styleFile));
  const style = whole.replaceAll(FONT_FILE, "");
  // The script in the document changes the medium to `all` after the first paint.
  const fonts = whole.match(FONT_FILE)!.join("");
  const scriptFile = manifest[DOCUMENT]!.file;
  const script = `{${await read(scriptFile)}}`;

  let template = source.replaceAll(/>\s+</g, "><");
  template = fill(template, /<script type="module"[^>]*><\/script>/, "");
  template = fill(template, `content="${themeColour}"`, `content="${plainColour(themeColour)}"`);
  template = fill(
    template,
    styleLink,
    `<style>${style}</style><style media="(scripting:none)">${fonts}</style><script>${script}</script>`,
  );
  for (const { path, module, head, app } of rendered.pages) {
    const attributes = `lang="${rendered.lang}" data-route="${path}" data-modules="${modulesOf(manifest, module)}"`;
    let html = fill(template, `lang="${rendered.lang}"`, attributes);
    html = fill(html, "<!--head-->", head);
    html = fill(html, "<!--app-->", app);
    await write(fileOf(path), html);
  }
  for (const [file, content] of Object.entries(rendered.files)) await write(file, content);
  // The fonts may be passed on with their licence alone.
  const fontLicence = await readFile("src/fonts/OFL.txt", "utf8");
  await write(nameByContent("fonts-licence", "txt", fontLicence), fontLicence);

  const { VITE_DEMO_REQUEST_URL: deliveryUrl, VITE_SITE_ORIGIN, VITE_HSTS_SUBDOMAINS, VITE_REPORT_URL } = environment;
  // Without the query, which a policy cannot hold. A path is this site's own, and allowed as such.
  const deliverySource = deliveryUrl.startsWith("http") ? deliveryUrl.replace(/[?#].*/, "") : undefined;
  const headers = securityHeaders({
    script,
    styles: [style, fonts],
    deliverySource,
    hasSound: rendered.pages.some(({ app }) => app.includes("<audio")),
    hstsSubdomains: VITE_HSTS_SUBDOMAINS === "true",
    reportUrl: VITE_REPORT_URL || undefined,
  });
  await write("_headers", headersFile(headers));
  const hosts = hostsFolder(folder);
  await rm(hosts, { recursive: true, force: true });
  await mkdir(hosts);
  const pages = rendered.pages.map(({ path }) => path).filter((path) => path !== paths.notFound);
  const rules = { origin: VITE_SITE_ORIGIN, pages, headers };
  for (const [file, content] of Object.entries(hostFiles(rules))) await writeFile(join(hosts, file), content);
  await Promise.all([
    rm(join(folder, styleFile)),
    rm(join(folder, scriptFile)),
    rm(join(folder, ".vite"), { recursive: true }),
  ]);
}
