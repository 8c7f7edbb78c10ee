import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import config from "../../tailwind.config.ts";
import { paths } from "../paths.ts";
import { headersFile, integrityOf, securityHeaders } from "./headers.ts";
import type { RenderedSite } from "./render.tsx";

/** The client build's two entries in Vite's manifest: the boot script, and what it runs. */
const BOOT = "index.html";
const MAIN = "src/start/main.tsx";

/** The template names a colour of the theme. */
const THEME_COLOR = `name="theme-color" content="paper"`;

interface SiteToWrite {
  /** Absolute path of the folder that Vite wrote the client build to. */
  folder: string;
  /** Vite's manifest of the client build. */
  manifest: Manifest;
  rendered: RenderedSite;
  /** Where the demo request is posted to; empty when nowhere. */
  deliveryUrl: string;
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

/** Turns the client build into the site: one HTML file a route, the text files beside them, and `_headers`. */
export async function writeSite({ folder, manifest, rendered, deliveryUrl }: SiteToWrite): Promise<void> {
  const read = (file: string) => readFile(join(folder, file), "utf8");
  const write = (file: string, content: string) => writeFile(join(folder, file), content);
  const integrity = async (file: string) => integrityOf(await read(file));

  const template = (await read("index.html")).replace(/>\s+</g, "><");
  const [styleLink, styleFile] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(template) ?? [];
  if (!styleLink || !styleFile) throw new Error("index.html links no stylesheet");
  const style = (await read(styleFile)).trim();
  const bootFile = manifest[BOOT]!.file;
  const bootTag = `<script type="module" async fetchpriority="low" src="/${bootFile}" integrity="${await integrity(bootFile)}"></script>`;
  const lang = `<html lang="${rendered.lang}"`;

  for (const { path, module, head, app } of rendered.pages) {
    const preloads = await Promise.all(
      modulesOf(manifest, module).map(
        async (file) =>
          `<link rel="modulepreload" media="not all" href="/${file}" integrity="${await integrity(file)}">`,
      ),
    );
    let html = fill(template, lang, `${lang} data-route="${path}"`);
    html = fill(html, styleLink, `<style>${style}</style>`);
    html = fill(html, /<script type="module"[^>]*><\/script>/, bootTag + preloads.join(""));
    html = fill(html, THEME_COLOR, THEME_COLOR.replace("paper", config.theme.colors.paper));
    html = fill(html, "<!--head-->", head);
    html = fill(html, "<!--app-->", app);
    await write(fileOf(path), html);
  }
  for (const [file, content] of Object.entries(rendered.files)) await write(file, content);

  const deliveryOrigin = deliveryUrl ? new URL(deliveryUrl).origin : undefined;
  await write("_headers", headersFile(securityHeaders({ style, deliveryOrigin })));
  await Promise.all([rm(join(folder, styleFile)), rm(join(folder, ".vite"), { recursive: true })]);
}
