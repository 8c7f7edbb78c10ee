import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One edit of a file: what stands there, and what comes in its place; there must be one. */
type Edit = [file: string, from: RegExp, to: string | ((...found: string[]) => string)];

/** Another company, with a name that has to be escaped, in another hue. */
const EDITS: Edit[] = [
  ["src/site.ts", /(?<=brand: ")[^"]+/, "Wren & Alder"],
  ["src/site.ts", /(?<=legalName: ")[^"]+/, "Wren & Alder Voice Ltd"],
  ["src/site.ts", /(?<=companyNumber: ")[^"]+/, "09876543"],
  ["src/site.ts", /(?<=registeredOffice: ")[^"]+/, "Unit 4, Mill Lane, Leeds, LS1 4DY, United Kingdom"],
  ["src/site.ts", /(?<=email: ")[^"]+@[^"]+/, "hello@wren-alder.co.uk"],
  ["src/site.ts", /(?<=accelerator: ")[^"]+ [^"]+/, "Northern Works"],
  ["src/site.ts", /: "sample"(?=,)/g, ': "final"'],
  ["src/content/privacy.ts", /: "sample"(?=,)/g, ': "final"'],
  ["src/content/promises.ts", /(?<=status: )"sample"/g, '"final"'],
  ["src/content/home.ts", /evidence: "sample"/g, 'evidence: { keptAt: "the contract folder" }'],
  ["src/content/home.ts", /(?<=title: ")\w+/g, "Birchwood"],
  ["src/content/home.ts", /(?<=author: "\w+ )\w+/g, "Penn"],
  ["src/content/home.ts", /(?<=quote:\s+")[^"]+/g, "It answers, it books, and it says what it is."],
  ["src/content/home.ts", /(?<=name: ")kestrel/g, "birchwood"],
  ["src/brand/mark.ts", /(?<=path: ")[^"]+/g, "M14 1 27 27H1z"],
  [
    "tailwind.config.ts",
    /(?<=": |\w: )"oklch\(([\d.]+%) ([\d.]+) ([\d.]+)\)"/g,
    (_, light, chroma, hue) => `"oklch(${light} ${chroma} ${(Number(hue) + 8) % 360})"`,
  ],
  [".env", /(?<=VITE_SITE_ORIGIN=).*/g, "https://www.wren-alder.co.uk"],
  [".env", /(?<=VITE_BOOKING_URL=).*/g, "https://book.wren-alder.co.uk/"],
  [".env", /(?<=VITE_DEMO_REQUEST_URL=).*/g, "https://api.wren-alder.co.uk/demo"],
];

/** The project as it stands, edits that are not committed included, in a folder of its own. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "rebrand-"));
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" });
  for (const file of files.trim().split("\n")) cpSync(file, join(folder, file));
  cpSync("node_modules", join(folder, "node_modules"), { recursive: true, verbatimSymlinks: true });
  return folder;
}

function edit(folder: string): void {
  for (const [file, from, to] of EDITS) {
    const text = readFileSync(join(folder, file), "utf8");
    const edited = text.replace(from, to as string);
    if (edited === text) throw new Error(`${file} has nothing like ${from}: the drill has to follow what was changed.`);
    writeFileSync(join(folder, file), edited);
  }
  const logos = join(folder, "src/pages/home/trusted-by");
  renameSync(join(logos, "kestrel.svg"), join(logos, "birchwood.svg"));
}

/**
 * `npm run rebrand-drill`: does on a copy all that the launch check asks for, under another company's name, and runs
 * there what anybody would run then. The copy stays where something fails.
 *
 * @param tests what to run at the end instead of `npm test`, such as `npx vitest run`
 * @returns 0 when a re-branded site passes everything
 */
export function run(tests: string[]): number {
  const folder = copyProject();
  edit(folder);
  const does = (command: string, ...args: string[]) => {
    console.info(`> ${[command, ...args].join(" ")}`);
    return spawnSync(command, args, { cwd: folder, stdio: "inherit" }).status === 0;
  };
  const launchCheck = () => {
    const { stdout, stderr } = spawnSync("npm", ["run", "launch-check"], { cwd: folder, encoding: "utf8" });
    // The registry's answer is not the drill's matter.
    const left = (stdout + stderr).split("\n").filter((line) => /^ {2}\w+: /.test(line));
    console.info(["> npm run launch-check", ...left].join("\n"));
    return left.length === 0;
  };
  const [command = "npm", ...args] = tests.length > 0 ? tests : ["npm", "test"];
  const passes =
    does("npm", "run", "icons") &&
    does("npm", "run", "share-pictures") &&
    does("npm", "run", "part-heights") &&
    does("npm", "run", "build") &&
    does("npm", "run", "format") &&
    does("npm", "run", "check") &&
    launchCheck() &&
    does(command, ...args);
  if (passes) rmSync(folder, { recursive: true });
  else console.error(`The re-branded copy is left in ${folder}.`);
  return passes ? 0 : 1;
}
