import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { paths } from "../paths.ts";
import { headersFile, integrityOf, securityHeaders } from "./headers.ts";
import type { RenderedSite } from "./render.tsx";

/** The client build's entry in Vite's manifest. */
export const ENTRY = "index.html";

interface SiteToWrite {
  /** Absolute path of the folder that Vite wrote the client build to. */
  folder: string;
  /** Vite's manifest of the client build. */
  manifest: Manifest;
  /** The boot script's file, relative to the folder. */
  bootFile: string;
  rendered: RenderedSite;
  /** Where the demo request is posted to; empty when nowhere. */
  deliveryUrl: string;
}

/** The file of a route: flat, so that static hosts and `vite preview` alike find `/privacy` (`privacy.html`). */
function fileOf(route: string): string {
  if (route === paths.home) return "index.html";
  return route === paths.notFound ? "404.html" : `${route.slice(1)}.html`;
}

/** Replaces one marker that must be there; by a function, since `$&` in copy would be read as a pattern. */
function fill(template: string, marker: RegExp | string, html: string): string {
  if (template.search(marker) === -1) throw new Error(`index.html has no ${marker}`);
  return template.replace(marker, () => html);
}

/** Main and the page's chunk, with what they import statically: src/boot.ts has them fetched once the page is painted. */
function preloadFiles(manifest: Manifest, page: string): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}; is handle.page in src/routes.tsx right?`);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(ENTRY);
  add(`src/pages/${page}.tsx`);
  return [...files];
}

/** Turns the client build into the site: one HTML file a route, the text files beside them, and `_headers`. */
export async function writeSite({ folder, manifest, bootFile, rendered, deliveryUrl }: SiteToWrite): Promise<void> {
  const read = (file: string) => readFile(join(folder, file), "utf8");
  const write = (file: string, content: string) => writeFile(join(folder, file), content);
  const integrity = async (file: string) => integrityOf(await read(file));

  const template = (await read("index.html")).replace(/>\s+</g, "><");
  const [styleLink, styleFile] = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(template) ?? [];
  if (!styleLink || !styleFile) throw new Error("index.html links no stylesheet");
  const style = (await read(styleFile)).trim();
  const bootTag = `<script type="module" async fetchpriority="low" src="/${bootFile}" integrity="${await integrity(bootFile)}"></script>`;

  for (const { route, page, head, app } of rendered.pages) {
    const preloads = await Promise.all(
      preloadFiles(manifest, page).map(
        async (file) =>
          `<link rel="modulepreload" media="not all" href="/${file}" integrity="${await integrity(file)}">`,
      ),
    );
    let html = fill(template, '<html lang="en-GB"', `<html lang="en-GB" data-route="${route}"`);
    html = fill(html, styleLink, `<style>${style}</style>`);
    html = fill(html, /<script type="module"[^>]*><\/script>/, bootTag + preloads.join(""));
    html = fill(html, "<!--head-->", head);
    html = fill(html, "<!--app-->", app);
    await write(fileOf(route), html);
  }
  for (const [file, content] of Object.entries(rendered.files)) await write(file, content);

  const deliveryOrigin = deliveryUrl ? new URL(deliveryUrl).origin : undefined;
  await write("_headers", headersFile(securityHeaders({ style, deliveryOrigin })));
  await Promise.all([rm(join(folder, styleFile)), rm(join(folder, ".vite"), { recursive: true })]);
}
