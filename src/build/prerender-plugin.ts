import { readFile, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadEnv, type Manifest, type Plugin } from "vite";
import { checkEnvironment } from "./environment.ts";
import type * as LaunchCheck from "./launch-check.ts";
import type * as Render from "./render.tsx";
import { writeSite } from "./write-site.ts";

/** What runs in Node after the client is built. It imports pages and content, so Vite has to bundle it. */
const RENDERERS = { render: "src/build/render.tsx", "launch-check": "src/build/launch-check.ts" };

/**
 * One `vite build` writes the whole site: first the client, whose entries are the script that index.html names and
 * main.tsx, which that script imports; then a renderer for Node, whose pages go into the client's template. The renderer is
 * deleted.
 */
export function prerender(): Plugin {
  // Below the project, so that the renderer finds react; by process, so that two builds do not meet.
  const rendererFolder = resolve(`node_modules/.cache/renderer-${process.pid}`);

  return {
    name: "prerender",

    configResolved({ base }) {
      if (base !== "/") throw new Error(`The site needs a domain of its own: it cannot be built below ${base}.`);
    },

    config(_, { mode }) {
      const environment = checkEnvironment(loadEnv(mode, process.cwd()));
      const { VITE_DEMO_REQUEST_URL: deliveryUrl, VITE_SITE_INDEXABLE: indexable } = environment;
      return {
        // As they were parsed, not as they were typed.
        define: Object.fromEntries(
          Object.entries(environment).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
        ),
        environments: {
          client: {
            build: {
              manifest: true,
              rollupOptions: {
                input: { document: "index.html", main: "src/start/main.tsx" },
                // Keeps the export of main.tsx, which the script in the document calls, and lets pages share its modules.
                preserveEntrySignatures: "allow-extension",
              },
            },
          },
          ssr: {
            build: {
              ssr: true,
              outDir: rendererFolder,
              emptyOutDir: true,
              copyPublicDir: false,
              rollupOptions: { input: RENDERERS, output: { entryFileNames: "[name].js" } },
            },
          },
        },
        builder: {
          async buildApp(builder) {
            const { client, ssr } = builder.environments;
            const folder = resolve(client!.config.root, client!.config.build.outDir);
            const { logger } = client!.config;
            await builder.build(client!);
            await builder.build(ssr!);
            try {
              const manifest = JSON.parse(await readFile(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
              const load = (name: keyof typeof RENDERERS) =>
                import(pathToFileURL(join(rendererFolder, `${name}.js`)).href);
              const { renderSite } = (await load("render")) as typeof Render;
              const { launchFindings, reportFindings } = (await load("launch-check")) as typeof LaunchCheck;
              const rendered = await renderSite();
              await writeSite({ folder, manifest, rendered, environment });
              const findings = launchFindings(folder);
              // The mode of `npm run launch-check`.
              if (mode === "launch") reportFindings(findings, (line) => logger.warn(line));
              else if (findings.length > 0) {
                logger.info(`${findings.length} findings are left before going live; npm run launch-check lists them.`);
              }
              if (indexable === "true" && deliveryUrl === "") {
                logger.warn(
                  "Search engines may list this build, and its demo form sends nothing: VITE_DEMO_REQUEST_URL is empty.",
                );
              }
            } finally {
              await rm(rendererFolder, { recursive: true, force: true });
            }
          },
        },
      };
    },
  };
}
