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

/** A page more, as one would write it: its module, its entry in the route table, its words for the head. */
export const furtherRoute: Plugin = {
  name: "further-route",
  enforce: "pre",
  resolveId: (source) => (source === "./pages/pricing-page" ? "/src/pages/pricing-page.js" : null),
  load: (id) => (id === "/src/pages/pricing-page.js" ? "export const PricingPage = () => null;" : null),
  transform(code, id) {
    if (id.endsWith("/src/content/page-metas.ts"))
      return `${code}
export const pricingMeta = {
  title: \`Pricing | \${site.brand}\`,
  description: "What the agents cost: one price a month for each site, calls and messages included, with no set-up fee.",
  imageAlt: "Forecourt: one price a month for each site.",
};`;
    if (!id.endsWith("/src/routes.tsx")) return null;
    const lastRoute = "      {\n        path: paths.notFound,";
    if (!code.includes(lastRoute)) throw new Error("src/routes.tsx no longer ends with the 404's route.");
    const entry = `{
        path: "/pricing",
        lazy: async () => ({ Component: (await import("./pages/pricing-page")).PricingPage }),
        handle: { page: "pricing-page", meta: pricingMeta },
      },`;
    return code
      .replace("import {", "import { pricingMeta } from './content/page-metas';\nimport {")
      .replace(lastRoute, () => entry + lastRoute);
  },
};
