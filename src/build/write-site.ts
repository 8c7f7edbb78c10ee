import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Manifest } from "vite";
import { plainColour } from "../../tailwind.config.ts";
import { paths } from "../paths.ts";
import { firstStyle, lateStyle } from "./first-style.ts";
import { headingFont } from "./heading-font.ts";
import { contentSecurityPolicy } from "./policy.ts";
import type { SiteEnvironment } from "./environment.ts";
import type { RenderedSite } from "./render.tsx";

/** The client build's entries in Vite's manifest: the script that stands in each document, and what comes in turn. */
const EARLY = "index.html";
const BOOT = "src/start/boot.ts";
const MAIN = "src/start/main.tsx";

/** The template names a colour of the theme. */
const THEME_COLOR = /(?<=name="theme-color" content=")[\w-]+/;

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

/** Replaces one marker that must be there; by a function, since `$&` in copy would be read as a pattern. */
function fill(template: string, marker: RegExp | string, html: string): string {
  if (template.search(marker) === -1) throw new Error(`index.html has no ${marker}`);
  return template.replace(marker, () => html);
}

/** The files that run a page, each after those that it imports, main.tsx last: src/start/boot.ts runs them in this order. */
function modulesOf(manifest: Manifest, pageModule: string): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}; does src/routes.tsx name the page as its folder?`);
    if (files.has(chunk.file)) return;
    for (const imported of chunk.imports ?? []) add(imported);
    files.add(chunk.file);
  };
  add(pageModule);
  add(MAIN);
  return [...files];
}

/** A Subresource Integrity value for a file's content. */
const integrityOf = (content: string) => `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** A name for a file that may be kept for ever. */
function nameByContent(name: string, ending: string, content: string): string {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
  return `assets/${name}-${hash}.${ending}`;
}

/** A file as links and the boot script name it. */
interface VouchedFile {
  href: string;
  integrity: string;
}

const vouchFor = (file: string, content: string): VouchedFile => ({
  href: `/${file}`,
  integrity: integrityOf(content),
});

/** Gives the boot script its list of files, and a new name by its content. */
async function writeBoot(folder: string, manifest: Manifest, pages: RenderedSite["pages"]): Promise<VouchedFile> {
  const read = (file: string) => readFile(join(folder, file), "utf8");
  const lists: Record<string, VouchedFile[]> = {};
  for (const { path, module } of pages)
    lists[path] = await Promise.all(modulesOf(manifest, module).map(async (file) => vouchFor(file, await read(file))));
  const built = manifest[BOOT]!.file;
  const boot = `const MODULES=${JSON.stringify(lists)};${await read(built)}`;
  const written = nameByContent("boot", "js", boot);
  await rm(join(folder, built));
  await writeFile(join(folder, written), boot);
  return vouchFor(written, boot);
}

/** Turns the client build into the site: one HTML file a route, with its policy, and the text files beside them. */
export async function writeSite({ folder, manifest, rendered, environment }: SiteToWrite): Promise<void> {
  const read = (file: string) => readFile(join(folder, file), "utf8");
  const write = (file: string, content: string) => writeFile(join(folder, file), content);

  const template = (await read("index.html")).replace(/>\s+</g, "><");
  const [styleLink, styleFile] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(template) ?? [];
  if (!styleLink || !styleFile) throw new Error("index.html links no stylesheet");
  const style = (await read(styleFile)).trim();
  const late = lateStyle(style);
  const lateFile = nameByContent("style", "css", late);
  await write(lateFile, late);
  const themeColour = plainColour(THEME_COLOR.exec(template)?.[0] ?? "");
  const earlyFile = manifest[EARLY]!.file;
  // In a block: what it declares is nobody else's.
  const script = `{${(await read(earlyFile)).trim()}}`;
  const attributes = ({ href, integrity }: VouchedFile) => `href="${href}" integrity="${integrity}"`;
  const lateAttributes = attributes(vouchFor(lateFile, late));
  const bootAttributes = attributes(await writeBoot(folder, manifest, rendered.pages));
  /** What src/start/early.ts fetches, in the order that it expects. */
  const waiting = [
    `<link rel="preload" as="style" media="not all" ${lateAttributes}>`,
    `<link rel="modulepreload" media="not all" ${bootAttributes}>`,
    ...rendered.fonts.map((url) => `<link rel="preload" as="font" media="not all" crossorigin href="${url}">`),
  ].join("");
  const lang = `<html lang="${rendered.lang}"`;

  const { VITE_DEMO_REQUEST_URL: deliveryUrl, VITE_REPORT_URL } = environment;
  const site = {
    // Without the query, which a policy cannot hold. A path is this site's own, and allowed as such.
    deliverySource: deliveryUrl.startsWith("http") ? deliveryUrl.replace(/[?#].*/, "") : undefined,
    reportUrl: VITE_REPORT_URL || undefined,
    hasSound: rendered.pages.some(({ app }) => app.includes("<audio")),
  };
  for (const { path, head, app } of rendered.pages) {
    let html = fill(template, lang, `${lang} data-route="${path}"`);
    html = fill(html, /<script type="module"[^>]*><\/script>/, "");
    html = fill(html, THEME_COLOR, themeColour);
    html = fill(html, "<!--head-->", head);
    html = fill(html, "<!--app-->", app);
    const first = firstStyle(style, html) + (await headingFont(app));
    const policy = contentSecurityPolicy({ scripts: [script], styles: [first], ...site })
      // For the late style, the letters of the h1, and recordings fetched whole.
      .replace("style-src", "style-src 'self'")
      .replace("font-src 'self'", "font-src 'self' data:")
      .replace("media-src 'self'", "media-src 'self' blob:")
      .replaceAll("&", "&amp;");
    const charset = '<meta charset="utf-8" />';
    html = fill(html, charset, `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
    // Where the whole style comes before the document's own, it would lose to it.
    html = fill(html, styleLink, `<style>${first}</style>${waiting}<script>${script}</script>`);
    // At the end of the document, where it holds no paint back.
    html = fill(html, "</body>", `<noscript><link rel="stylesheet" ${lateAttributes}></noscript></body>`);
    await write(fileOf(path), html);
  }
  for (const [file, content] of Object.entries(rendered.files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await write(file, content);
  }
  await Promise.all([
    rm(join(folder, styleFile)),
    rm(join(folder, earlyFile)),
    rm(join(folder, ".vite"), { recursive: true }),
  ]);
}
