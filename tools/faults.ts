import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Where the list of faults stands. */
export const FAULTS_LIST = "tests/FAULTS.md";

/** A row of the list: one change of one file. */
interface Fault {
  number: string;
  file: string;
  from: string;
  to: string;
  noticed: string;
  /** The test file that noticed it last; empty where none did. */
  caughtBy: string;
}

const cellText = (cell: string) =>
  cell
    .trim()
    .replace(/^``? ?(.*?) ?``?$/s, "$1")
    .replaceAll("\\|", "|");

/** Reads the rows of the list's table. Code stands in backticks, with `\|` for a vertical bar. */
export function readFaults(text: string): Fault[] {
  const rows = [...text.matchAll(/^\| *\d.*\|$/gm)].map(([row]) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map(cellText),
  );
  return rows.map(([number = "", file = "", from = "", to = "", noticed = "", caughtBy = ""]) => ({
    number,
    file,
    from,
    to,
    noticed,
    caughtBy,
  }));
}

/**
 * The first test that is red in a folder, by its file; "types", or undefined where all is green.
 *
 * @param hint the test file to try before all others
 */
function firstRedTest(folder: string, hint: string): string | undefined {
  const fails = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync("npx", args, { cwd: folder, encoding: "utf8" });
    return status === 0 ? undefined : stdout + stderr;
  };
  const fileIn = (output: string | undefined, pattern: RegExp) => output && (pattern.exec(output)?.[1] ?? "build");
  // faults.test.ts reads the list: it would be red for every fault.
  const unit = (...files: string[]) =>
    fileIn(
      fails("vitest", "run", "--bail=1", "--no-color", "--exclude=**/faults.test.ts", ...files),
      /FAIL\s+(?:\|\w+\| )?tests\/(\S+\.test\.tsx?)/,
    );
  const endToEnd = (...files: string[]) =>
    fileIn(fails("playwright", "test", "-c", "tests", "--max-failures=1", ...files), /(e2e\/[\w-]+\.spec\.ts):\d/);
  if (hint.startsWith("e2e/")) return endToEnd(hint) ?? firstRedTest(folder, "");
  if (hint.includes(".test.")) return unit(hint) ?? firstRedTest(folder, "");
  return (fails("tsc") && "types") ?? unit() ?? endToEnd();
}

/**
 * `npm run faults`: puts each fault of the list into a copy of the project, and prints which test notices. With
 * numbers: these faults alone. Returns the exit code: 0 when all were noticed.
 */
export function run(numbers: string[]): number {
  const folder = mkdtempSync(join(tmpdir(), "faults-"));
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
  for (const file of files) cpSync(file, join(folder, file));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  let survivors = 0;
  try {
    for (const { number, file, from, to, noticed, caughtBy } of readFaults(readFileSync(FAULTS_LIST, "utf8"))) {
      if (numbers.length > 0 && !numbers.includes(number)) continue;
      const path = join(folder, file);
      const original = readFileSync(path, "utf8");
      if (original.split(from).length !== 2) throw new Error(`${number}: ${file} must hold this once: ${from}`);
      writeFileSync(
        path,
        original.replace(from, () => to),
      );
      const caught = firstRedTest(folder, caughtBy);
      if (!caught) survivors++;
      console.log(`${number}\t${caught ?? "NOT NOTICED"}\t${noticed}`);
      writeFileSync(path, original);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(survivors > 0 ? `${survivors} faults were not noticed.` : "Every fault was noticed.");
  return survivors > 0 ? 1 : 0;
}
