import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { brotli } from "./bytes";

const ROOT = resolve(import.meta.dirname, "../..");

/** What no landing page of this make can do without: React, the router, and the tabs' behaviour. */
const LANDING_PACKAGES = ["react", "react/jsx-runtime", "react-dom/client", "react-router-dom", "@radix-ui/react-tabs"];

/** What no form of this make can do without, beside React, which the page has anyway. */
const BOOK_DEMO_PACKAGES = ["react-hook-form", "@hookform/resolvers/zod", "zod/mini", "@radix-ui/react-toast"];

const REACT = ["react", "react-dom", "react/jsx-runtime"];

/** The compiler writes this import; no source does. */
const COMPILED_IMPORTS: Record<string, string[]> = { "react/jsx-runtime": ["jsx", "jsxs", "Fragment"] };

const NAMED_IMPORT = /import \{([^}]*)\} from "([^"]+)"/g;
const NAMESPACE_IMPORT = /import \* as (\w+) from "([^"]+)"/g;

/** All source that reaches the browser: not what runs at build time. */
function browserSources(): string[] {
  const files = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith("build"))
    .map((file) => readFileSync(join(ROOT, "src", file), "utf8"));
}

const FLOOR = "floor";

/** The values (not the types) that a source imports from a package. */
function importedNames(source: string, wanted: string): string[] {
  const named = [...source.matchAll(NAMED_IMPORT)]
    .filter(([, , from]) => from === wanted)
    .flatMap(([, names]) => names!.split(",").map((name) => name.trim()))
    .filter((name) => name && !name.startsWith("type "))
    .map((name) => name.split(" as ")[0]!);
  const members = [...source.matchAll(NAMESPACE_IMPORT)]
    .filter(([, , from]) => from === wanted)
    // Values are called or rendered; what is merely named is a type.
    .flatMap(([, namespace]) => [
      ...source.matchAll(new RegExp(`(?:<${namespace}\\.(\\w+)|\\b${namespace}\\.(\\w+)\\()`, "g")),
    ])
    .map(([, rendered, called]) => (rendered ?? called)!);
  return [...named, ...members];
}

/** A module that imports from the packages just what the site imports, and keeps it. */
function moduleOf(packages: string[], sources: string[]): string {
  return packages
    .map((from, index) => {
      const names = new Set(COMPILED_IMPORTS[from] ?? sources.flatMap((source) => importedNames(source, from)));
      const bindings = [...names].toSorted().map((name) => [name, `${name}_${index}`] as const);
      const imports = bindings.map(([name, binding]) => `${name} as ${binding}`).join(", ");
      const uses = bindings.map(([, binding]) => binding).join(", ");
      return `import { ${imports} } from "${from}";\nglobalThis.keep(${uses});`;
    })
    .join("\n");
}

/** The least that the pages' scripts can weigh, in bytes (brotli). */
export interface Floors {
  landing: number;
  /** What comes on top of React. */
  bookDemo: number;
}

/**
 * Bundles a module alone, with the bundler, target and minifier of the site and nothing of its configuration.
 *
 * @param external packages that are there already
 * @returns bytes (brotli)
 */
async function weigh(code: string, external: string[] = []): Promise<number> {
  const result = await build({
    root: ROOT,
    // Nothing of vite.config.ts: what its settings gain is the site's gain, not the packages'.
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "floors",
        resolveId: (id) => (id === FLOOR ? `\0${FLOOR}` : null),
        load: (id) => (id === `\0${FLOOR}` ? code : null),
      },
    ],
    build: {
      write: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: FLOOR, external, output: { codeSplitting: false } },
    },
  });
  return brotli((result as Rolldown.RolldownOutput).output[0].code).length;
}

/** Weighs the installed packages, with nothing of the site but the names that its sources import from them. */
export async function computeFloors(): Promise<Floors> {
  const sources = browserSources();
  return {
    landing: await weigh(moduleOf(LANDING_PACKAGES, sources)),
    bookDemo: await weigh(moduleOf(BOOK_DEMO_PACKAGES, sources), REACT),
  };
}
