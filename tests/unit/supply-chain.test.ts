import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Package {
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;
const { scripts, dependencies, devDependencies } = read("package.json") as Record<string, Record<string, string>>;
const { packages } = read("package-lock.json") as { packages: Record<string, Package> };
const { "": _, ...locked } = packages;

/** The paths of the locked packages for which something holds. */
const lockedWith = (holds: (one: Package) => unknown) => Object.keys(locked).filter((path) => holds(locked[path]!));

test("every package is asked for in one exact version", () => {
  const asked = Object.values({ ...dependencies, ...devDependencies });
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test("every locked package is known by its digest, from whatever registry it comes", () => {
  expect(lockedWith(({ integrity, resolved }) => !integrity?.startsWith("sha512-") || resolved)).toEqual([]);
});

// `npm ci --ignore-scripts` is enough, then.
test("nothing runs when packages are installed", () => {
  expect(lockedWith(({ hasInstallScript }) => hasInstallScript)).toEqual([]);
  expect(Object.keys(scripts!).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([]);
});

// npm leaves out of a lock what the registry did not have, and says nothing; such a lock fails on another platform.
test("the lock holds every platform's binaries", () => {
  const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !locked[`node_modules/${name}`] && !locked[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test("workflows read and no more: actions by commit, no secret, no leave to write", () => {
  const workflows = readdirSync(".github/workflows").map((file) => readFileSync(`.github/workflows/${file}`, "utf8"));
  expect(workflows).not.toEqual([]);
  for (const workflow of workflows) {
    expect(workflow).not.toMatch(/uses: (?![\w-]+\/[\w-]+@[\da-f]{40}\b)/);
    expect(workflow).toMatch(/^permissions:\n  contents: read\n(?! )/m);
    expect(workflow).not.toMatch(/secrets\.|pull_request_target|: write/);
  }
});
