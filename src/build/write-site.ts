import { createHash } from "node:crypto";
import { appendFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger, Manifest } from "vite";
import { paths } from "../paths";
import { pageModule, pageRoutes } from "../routes";
import { site } from "../site";
import { createTemplates, fileOf, fill } from "./document-template";
import { launchFindings, reportFindings } from "./launch-check";
import { render } from "./render";
import { siteFiles } from "./site-files";

/** Lists the files of a page's script, main.tsx first: both modules and all that they import. */
function modulesOf(manifest: Manifest, pageFile: string): string {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}; does src/routes.tsx name the page as its folder?`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  add("src/start/main.tsx");
  add(pageFile);
  return [...files].map((file) => `/${file}`).join(" ");
}

/**
 * Turns the client build into the site: writes every page and the text files beside them, and then reports what must not
 * go live.
 *
 * @param folder absolute path of the client build
 */
export async function writeSite(folder: string, logger: Logger): Promise<void> {
  const manifest = JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const pages = await Promise.all(pageRoutes.map(render));
  const hasSound = pages.some(({ app }) => app.includes("<audio"));
  const { landing, other, landingStyle, script } = await createTemplates(folder, manifest, hasSound);
  // Other documents need it only if the visitor goes on to the landing page (src/routes.tsx).
  const styleFile = `assets/landing-${createHash("sha256").update(landingStyle).digest("hex").slice(0, 8)}.css`;
  const files = { ...siteFiles(), [styleFile]: landingStyle };
  for (const { path, name, head, app } of pages) {
    const modules = modulesOf(manifest, `src/${pageModule(name)}`);
    const [template, body, data] =
      path === paths.home
        ? [landing, app, ""]
        : [other, fill(app, /(?<=<\/header>)/, script), ` data-landing-style="/${styleFile}"`];
    const tag = `<html lang="${site.lang}" data-route="${path}" data-modules="${modules}"${data}>`;
    const html = fill(fill(template, /<html[^>]*>/, tag), "<!--head-->", head);
    files[fileOf(path)] = fill(html, "<!--app-->", body);
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  // Taken out of the style (document-template.ts).
  const notice = await readFile("node_modules/tailwindcss/LICENSE", "utf8");
  await appendFile(join(folder, "licences.txt"), `\n## tailwindcss (MIT)\n\n${notice}`);
  await rm(join(folder, ".vite"), { recursive: true });

  reportFindings(launchFindings(folder), logger);
}
