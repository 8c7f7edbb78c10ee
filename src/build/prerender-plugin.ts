import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { loadEnv, type Plugin } from "vite";
import { checkEnvironment } from "./environment.ts";
import type * as Renderer from "./write-site.ts";

/**
 * One `vite build` writes the whole site: Vite builds the client, then the renderer for Node (write-site.ts). The
 * renderer turns the client build into pages and is deleted.
 */
export function prerender(): Plugin {
  return {
    name: "prerender",

    config(_, { mode }) {
      const environment = Object.entries(checkEnvironment(loadEnv(mode, process.cwd())));
      // Vite alone would use the values as they were typed.
      const parsed = environment.map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]);
      return { define: Object.fromEntries(parsed) };
    },

    async buildApp({ config: { base, root, build, logger }, environments: { client, ssr }, build: run }) {
      if (base !== "/") throw new Error(`The site needs a domain of its own: it cannot be built below ${base}.`);
      const rendererFolder = resolve(root, ssr!.config.build.outDir);
      await run(client!);
      await run(ssr!);
      try {
        const renderer = pathToFileURL(join(rendererFolder, "write-site.js")).href;
        const { writeSite } = (await import(renderer)) as typeof Renderer;
        await writeSite(resolve(root, build.outDir), logger);
      } finally {
        await rm(rendererFolder, { recursive: true, force: true });
      }
    },
  };
}
