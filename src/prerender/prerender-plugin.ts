import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadEnv, type Manifest, type Plugin } from "vite";
import { checkEnvironment } from "./environment.ts";
import { LAUNCH_MODE, reportLaunch } from "./launch-report.ts";
import { previewHost } from "./preview-host.ts";
import type { RenderedSite } from "./render.tsx";
import { ENTRY, writeSite } from "./write-site.ts";

const BOOT = "src/boot.ts";
const MAIN = "src/main.tsx";
const RENDERER = "src/prerender/render.tsx";

/**
 * One `vite build` writes the whole site, in three steps: the client with `main.tsx` as its entry, so that main and all
 * that it shares with the pages are one chunk; the boot script, a file of its own that imports main by its hashed name;
 * and a renderer for Node, whose pages go into the client's template. The renderer is thrown away.
 * `vite preview` answers as the production hosts do.
 */
export function prerender(): Plugin {
  // Below the project, so that the renderer finds react; by process, so that two builds do not meet.
  const rendererFolder = resolve(`node_modules/.cache/renderer-${process.pid}`);
  let mainFile = "";

  return {
    name: "prerender",

    config(_, { mode }) {
      const { VITE_DEMO_REQUEST_URL: deliveryUrl } = checkEnvironment(loadEnv(mode, process.cwd()));
      return {
        environments: {
          client: {
            build: {
              manifest: true,
              rollupOptions: {
                output: {
                  entryFileNames: "assets/main-[hash].js",
                  // Main and all that it imports: one chunk. Left alone, Rolldown splits React off for the lazy ones.
                  codeSplitting: { groups: [{ name: "main", tags: ["$initial"] }] },
                },
              },
            },
          },
          boot: {
            // Not "client": Vite wraps the imports of a client in its preload helper, three times the script's size.
            consumer: "server",
            build: {
              target: "baseline-widely-available",
              minify: true,
              emptyOutDir: false,
              copyPublicDir: false,
              rollupOptions: { input: BOOT, output: { entryFileNames: "assets/boot-[hash].js" } },
            },
          },
          ssr: {
            build: {
              ssr: true,
              outDir: rendererFolder,
              emptyOutDir: true,
              copyPublicDir: false,
              rollupOptions: { input: RENDERER, output: { entryFileNames: "render.js" } },
            },
          },
        },
        builder: {
          // One instance of this plugin for all three, since the boot script has to learn main's name.
          sharedConfigBuild: true,
          async buildApp(builder) {
            const { client, boot, ssr } = builder.environments;
            const folder = resolve(client!.config.root, client!.config.build.outDir);
            await builder.build(client!);
            const manifest = JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
            mainFile = manifest[ENTRY]!.file;
            const bootOutput = await builder.build(boot!);
            await builder.build(ssr!);
            try {
              const renderer = (await import(pathToFileURL(join(rendererFolder, "render.js")).href)) as {
                renderSite: () => Promise<RenderedSite>;
              };
              const bootFile = [bootOutput].flat()[0];
              if (!bootFile || !("output" in bootFile)) throw new Error("The boot script was not built.");
              const rendered = await renderer.renderSite();
              await writeSite({
                folder,
                manifest,
                bootFile: bootFile.output[0].fileName,
                rendered,
                deliveryUrl,
              });
              const { logger } = client!.config;
              if (mode === LAUNCH_MODE) await reportLaunch(rendered.findings, (line) => logger.warn(line));
              else if (rendered.findings.length > 0) {
                logger.info(`${rendered.findings.length} samples are left; npm run launch-check lists them.`);
              }
            } finally {
              await rm(rendererFolder, { recursive: true, force: true });
            }
          },
        },
      };
    },

    transformIndexHtml: {
      order: "pre",
      handler: (html, { server }) => (server ? html : html.replace(`/${BOOT}`, `/${MAIN}`)),
    },

    resolveId: {
      order: "pre",
      handler(source) {
        if (this.environment.name !== "boot" || source !== "./main") return null;
        return { id: `/${mainFile}`, external: "absolute" };
      },
    },

    configurePreviewServer(server) {
      const answer = previewHost(resolve(server.config.root, server.config.build.outDir));
      // Before Vite's own middlewares, which would answer an unknown path with the home page and 200.
      server.middlewares.use((request, response, next) => void answer(request, response).catch(next));
    },
  };
}
