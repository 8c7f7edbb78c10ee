import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** A module's package: the folder below the last `node_modules/` of its path. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

/** A package's name, version and licence, as it comes with it. */
function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (!file && !license) throw new Error(`${name} is bundled and has no licence.`);
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : `Licence: ${license}`;
  return `${name} ${version}\n\n${text}\n`;
}

/** Writes `licences.txt`: the licences of the packages whose code the site holds, which ask for no less. */
export function licences(): Plugin {
  return {
    name: "licences",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
      const packages = new Set(modules.flatMap((id) => PACKAGE.exec(id)?.[0] ?? []));
      const source = [...packages]
        .toSorted()
        .map(licenceOf)
        .join(`\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}
