// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Package {
  version: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;
const { scripts, dependencies, devDependencies } = read("package.json") as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const lock = (read("package-lock.json") as { packages: Record<string, Package> }).packages;
const locked = Object.entries(lock).filter(([path]) => path !== "");

const asked = Object.entries({ ...dependencies, ...devDependencies });

test("every package is asked for in one exact version, which is the locked one", () => {
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(asked.filter(([name, version]) => lock[`node_modules/${name}`]?.version !== version)).toEqual([]);
  expect(lock[""]).toMatchObject({ dependencies, devDependencies });
});

test("every locked package is known by its digest", () => {
  expect(locked.length).toBeGreaterThan(asked.length);
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
});

// `npm ci --ignore-scripts` is enough, then.
test("nothing runs when packages are installed", () => {
  expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([]);
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?(install|prepare)$/.test(name))).toEqual([]);
});

test("the lock names no registry", () => {
  expect(readFileSync("package-lock.json", "utf8")).not.toContain('"resolved"');
});

// npm leaves out of a lock what the registry did not have, and says nothing; such a lock fails on another platform.
test("the lock holds every platform's binaries", () => {
  const missing = locked.flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {}).filter(
      (name) => !lock[`node_modules/${name}`] && !lock[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test("workflows read and no more: actions by commit, no secret, no leave to write", () => {
  const workflows = readdirSync(".github/workflows").map((file) => readFileSync(`.github/workflows/${file}`, "utf8"));
  expect(workflows.length).toBeGreaterThan(0);
  for (const workflow of workflows) {
    const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action!);
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40}$/.test(action))).toEqual([]);
    expect(workflow).toMatch(/^permissions:\n  contents: read\n(?! )/m);
    expect(workflow).not.toMatch(/secrets\.|pull_request_target|: write/);
  }
});
