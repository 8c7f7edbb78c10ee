import { appendFile, cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createBuilder, type Rolldown } from "vite";

const ROOT = resolve(import.meta.dirname, "../..");

/**
 * Builds the browser's part of the site once more, in memory, to look into its chunks: same input, same bytes, so the
 * chunks carry the names of those in `dist`.
 *
 * @param root the folder that holds index.html and src
 */
export async function buildClient(root = ROOT): Promise<Rolldown.OutputChunk[]> {
  const builder = await createBuilder({
    root,
    configFile: join(ROOT, "vite.config.ts"),
    envDir: ROOT,
    mode: "production",
    logLevel: "error",
    build: { write: false },
  });
  const { output } = (await builder.build(builder.environments.client!)) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === "chunk");
}

/** Pages as one would add them, by what the head says. Several: how well one is compressed depends on its neighbours. */
export const FURTHER_PAGES = [
  {
    name: "further-pricing",
    title: "Pricing",
    description:
      "What the agents cost: one price a month for each site, calls and messages included, with no set-up fee.",
    imageAlt: "One price a month for each site.",
  },
  {
    name: "further-careers",
    title: "Work with us",
    description: "Open positions in Leeds and at home, how we choose, and what the first three months are like.",
    imageAlt: "Open positions.",
  },
  {
    name: "further-security",
    title: "Security",
    description: "Where recordings are kept, who can hear them, how access is checked, and whom to tell of a weakness.",
    imageAlt: "How recordings are kept safe.",
  },
];

/** Builds a copy of the site that has further pages. */
export async function buildClientWithFurtherPages(): Promise<Rolldown.OutputChunk[]> {
  // Below the project, where packages are found; by process, so that two runs do not meet.
  const root = join(ROOT, `.cache/bench/further-pages-${process.pid}`);
  await rm(root, { recursive: true, force: true });
  await Promise.all(
    ["src", "index.html", "tailwind.config.ts"].map((name) =>
      cp(join(ROOT, name), join(root, name), { recursive: true }),
    ),
  );
  for (const { name, ...head } of FURTHER_PAGES) {
    const folder = join(root, "src/pages", name);
    await mkdir(folder);
    await writeFile(join(folder, `${name}-page.tsx`), `export const FurtherPage = () => null;`);
    const route = { path: `/${name}`, name, meta: { name: head.title, ...head } };
    await appendFile(
      join(root, "src/routes.tsx"),
      `(pageRoutes as unknown as object[]).push(${JSON.stringify(route)});\n`,
    );
  }
  const chunks = await buildClient(root);
  await rm(root, { recursive: true });
  return chunks;
}
