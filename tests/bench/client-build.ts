import { resolve } from "node:path";
import { createBuilder, type Plugin, type Rolldown } from "vite";

const ROOT = resolve(import.meta.dirname, "../..");

/**
 * Builds the browser's part of the site once more, in memory, to look into its chunks: same input, same bytes, so the
 * chunks carry the names of those in `dist`.
 *
 * @param variant what to build differently
 */
export async function buildClient(variant?: Plugin): Promise<Rolldown.OutputChunk[]> {
  const builder = await createBuilder({
    root: ROOT,
    mode: "production",
    logLevel: "error",
    plugins: variant ? [variant] : [],
    build: { write: false },
  });
  const { output } = (await builder.build(builder.environments.client!)) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === "chunk");
}

/** Pages as one would add them: what a module exports, and what its head says. */
const FURTHER_PAGES = [
  {
    name: "pricing",
    title: "Pricing",
    description:
      "What the agents cost: one price a month for each site, calls and messages included, with no set-up fee.",
    imageAlt: "Forecourt: one price a month for each site.",
  },
  {
    name: "careers",
    title: "Work with us",
    description: "Open positions in Leeds and at home, how we choose, and what the first three months are like.",
    imageAlt: "Forecourt: open positions.",
  },
  {
    name: "security",
    title: "Security",
    description: "Where recordings are kept, who can hear them, how access is checked, and whom to tell of a weakness.",
    imageAlt: "Forecourt: how recordings are kept safe.",
  },
];

const PAGE_MODULE = /\/pages\/(pricing|careers|security)-page$/;

/** How many pages `furtherRoutes` adds. One alone would not do: its neighbours decide how well it is compressed. */
export const FURTHER_ROUTES = FURTHER_PAGES.length;

/** Adds pages to the site: a module of each, its entry in the route table, its words for the head. */
export const furtherRoutes: Plugin = {
  name: "further-routes",
  enforce: "pre",
  resolveId: (source) => (PAGE_MODULE.test(source) ? `\0${source}` : null),
  load: (id) => (PAGE_MODULE.test(id) ? "export const Page = () => null;" : null),
  transform(code, id) {
    if (id.endsWith("/src/content/page-metas.ts")) {
      const metas = FURTHER_PAGES.map(
        ({ name, title, description, imageAlt }) => `export const ${name}Meta = {
  title: \`${title} | \${site.brand}\`,
  description: "${description}",
  imageAlt: "${imageAlt}",
};`,
      );
      return [code, ...metas].join("\n");
    }
    if (!id.endsWith("/src/routes.tsx")) return null;
    const lastRoute = "      {\n        path: paths.notFound,";
    if (!code.includes(lastRoute)) throw new Error("src/routes.tsx no longer ends with the 404's route.");
    const entries = FURTHER_PAGES.map(
      ({ name }) => `{
        path: "/${name}",
        lazy: async () => ({ Component: (await import("./pages/${name}-page")).Page }),
        handle: { page: "${name}-page", meta: ${name}Meta },
      },`,
    );
    const imports = FURTHER_PAGES.map(({ name }) => `${name}Meta`).join(", ");
    return `import { ${imports} } from "./content/page-metas";\n${code.replace(lastRoute, () => entries.join("\n") + lastRoute)}`;
  },
};
