import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger, Manifest } from "vite";
import { plainColour } from "../../tailwind.config";
import { pageModule } from "../load-page";
import { pageRoutes } from "../routes";
import { site } from "../site";
import { fileOf, fill } from "./document-template";
import { launchFindings, reportFindings } from "./launch-check";
import { contentSecurityPolicy } from "./policy";
import { render } from "./render";
import { siteFiles } from "./site-files";

/** The application's entry, as in the manifest. */
const MAIN = "src/start/main.tsx";

/**
 * Lists the files that a page needs: scripts, each after those that it imports and main.tsx last, and styles in the order of
 * the cascade.
 *
 * @param key the page's module, as in the manifest
 * @throws when the build has no such module
 */
function filesOf(manifest: Manifest, key: string) {
  const scripts = new Set<string>();
  const styles = new Set(manifest["index.html"]!.css);
  function add(module: string) {
    const chunk = manifest[module];
    if (!chunk)
      throw new Error(`The build has no chunk for ${module}; does src/routes.tsx name the page as its folder?`);
    if (scripts.has(chunk.file)) return;
    chunk.imports?.forEach(add);
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
  }
  add(MAIN);
  add(key);
  const main = manifest[MAIN]!.file;
  scripts.delete(main);
  return { scripts: [...scripts, main], styles: [...styles] };
}

/**
 * Turns the client build into the site: writes every page and the text files beside them, and then reports what must not
 * go live.
 *
 * @param folder absolute path of the client build
 * @throws when index.html lacks the place of a part
 */
export async function writeSite(folder: string, logger: Logger): Promise<void> {
  const read = async (file: string) => (await readFile(join(folder, file), "utf8")).trim();
  const manifest = JSON.parse(await read(".vite/manifest.json")) as Manifest;
  const template = (await read("index.html")).replaceAll(/>\s+</g, "><");
  const scriptFile = manifest["index.html"]!.file;
  // In a block, so that its names are not global.
  const script = `{${await read(scriptFile)}}`;
  const pages = await Promise.all(pageRoutes.map(render));
  const hasSound = pages.some(({ app }) => app.includes("<audio"));
  const connections = [import.meta.env.VITE_DEMO_REQUEST_URL, import.meta.env.VITE_EVENTS_URL];

  // No frame before the menu, the last part of the header: its content is right-aligned, and half of it would move.
  const wholeHeader = `<link rel="expect" href="#menu" blocking="render" />`;

  const files = siteFiles();
  for (const { path, name, head, app, largestPicture } of pages) {
    const { scripts, styles } = filesOf(manifest, `src/${pageModule(name)}`);
    const modules = scripts.map((file) => `/${file}`).join(" ");
    const style = (await Promise.all(styles.map(read))).join("");
    const policy = contentSecurityPolicy({ scripts: [script], styles: [style], connections, hasSound });
    // A disabled link is not fetched, and Vite's loader takes its file for loaded.
    const loaded = styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`).join("");
    // Otherwise the browser asks for it when it lays out the page.
    const preload = largestPicture
      ? `<link rel="preload" as="image" media="(forced-colors: none)" href="/${manifest[largestPicture]!.file}" />`
      : "";
    const fillings: [part: RegExp | string, html: string][] = [
      [/<html[^>]*>/, `<html lang="${site.lang}" data-route="${path}" data-modules="${modules}">`],
      ["<!--policy-->", `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("&", "&amp;")}" />`],
      [/(?<="theme-color" content=")[\w-]+/, plainColour("sky-1")],
      [/<script type="module"[^>]*><\/script>/, ""],
      [/<link rel="stylesheet"[^>]*>/, `<style>${style}</style>${loaded}<script>${script}</script>`],
      ["<!--head-->", head + preload + wholeHeader],
      ["<!--app-->", app],
    ];
    files[fileOf(path)] = fillings.reduce((html, [part, filling]) => fill(html, part, filling), template);
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  await rm(join(folder, scriptFile));
  await rm(join(folder, ".vite"), { recursive: true });

  reportFindings(launchFindings(folder), logger);
}
