import { resolve } from "node:path";
import type { Plugin } from "vite";

const ICON_FACTORY = resolve("src/ui/create-icon.ts");

/** An icon's module also has names, a size and keys; the greedy match ends with the last of the drawing's brackets. */
const ICON = /\/lucide-react\/dist\/esm\/icons\/.+\.mjs$/;
const DRAWING = /node: (\[\s*\[.*\]\s*\])/s;

/** The modules of packages that the build replaces, by how their paths end. */
const REPLACED = [
  // Chooses among stylesheets and preloads that this site has none of: a lazy import is an import (0.5 kB).
  { module: "\0vite/preload-helper.js", code: "export const __vitePreload = (load) => load();" },
  // Serves any icon with any option; the site's icons are of one kind (1 kB).
  {
    module: "/lucide-react/dist/esm/createLucideIcon.mjs",
    code: `import { createIcon } from ${JSON.stringify(ICON_FACTORY)}; export default createIcon;`,
  },
];

/**
 * Keeps out of the bundle what packages carry but this site never runs; bytes are brotli. Should a package move its
 * files, the build takes what is there, and tests/e2e/budgets.spec.ts says what that costs.
 */
export function leanPackages(): Plugin {
  return {
    name: "lean-packages",
    apply: "build",
    enforce: "pre",

    // The pages must be rendered with the icons that the browser gets.
    config: () => ({ environments: { ssr: { resolve: { noExternal: ["lucide-react"] } } } }),

    async resolveId(source, importer, options) {
      if (source !== "react-router" && source !== "react-router/dom") return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      // React Router ships a build without its warnings, but its package.json names only the other (0.6 kB).
      if (resolved) resolved.id = resolved.id.replace("/dist/development/", "/dist/production/");
      return resolved;
    },

    load: (id) => REPLACED.find(({ module }) => id.endsWith(module))?.code ?? null,

    // An icon is what it draws (0.4 kB for the site's dozen).
    transform: {
      filter: { id: ICON },
      handler(code) {
        const drawing = DRAWING.exec(code)?.[1]?.replaceAll(/, key: "\w+"/g, "");
        if (!drawing) return null;
        const factory = JSON.stringify(ICON_FACTORY);
        return `import { createIcon } from ${factory}; export default createIcon({ node: ${drawing} });`;
      },
    },
  };
}
