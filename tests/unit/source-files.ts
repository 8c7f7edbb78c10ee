import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** One file of `src/`. */
export interface SourceFile {
  /** Relative to `src/`, with forward slashes: `ui/button.tsx`. */
  path: string;
  text: string;
}

const SRC = "src";

const sourceFiles: SourceFile[] = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => {
    const file = join(entry.parentPath, entry.name);
    return { path: relative(SRC, file).split(sep).join("/"), text: readFileSync(file, "utf8") };
  });

/** The TypeScript files among them. */
export const modules = sourceFiles.filter(({ path }) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"));

/** The style sheets among them. */
export const styles = sourceFiles.filter(({ path }) => path.endsWith(".css"));
