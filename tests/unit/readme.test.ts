// @vitest-environment node
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const readme = readFileSync("README.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** What stands in backticks, inline or as a block. */
const code = [...readme.matchAll(/```[a-z]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, inline]) => block ?? inline!);

/** Paths of files that a build or a deployment makes, which a fresh clone does not hold. */
const MADE = [
  /^dist\b/,
  /^\.vercel\b/,
  /^node_modules\b/,
  /^\.cache\b/,
  /^\.env\.local$/,
  /^screenshots\b/,
  /^(?!index)[\w-]+\.html$/,
];

/** Names that look like a file of the project: a known folder first, or a known ending. */
const PATH =
  /^(?:\.?[\w-]+\/)*(?:[\w.-]+\.(?:ts|tsx|js|mjs|css|html|json|svg|ico|png|woff2|md|env)|\.env(?:\.local)?)$/;
const FOLDER = /^(?:src|tests|public|\.ci|dist)(?:\/[\w.-]+)*\/?$/;

const paths = [...new Set(code.flatMap((text) => text.split(/\s+/)))].filter(
  (text) => (PATH.test(text) || FOLDER.test(text)) && !MADE.some((made) => made.test(text)),
);

/** Scripts that npm itself runs by a bare name. */
const BARE = ["start", "test"];

const named = [
  ...new Set(
    code.flatMap((text) =>
      [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, run, bare]) => run ?? bare!),
    ),
  ),
];

test("README says how to start and how to test", () => {
  for (const name of BARE) expect(code.some((text) => text.includes(`npm ci && npm ${name}`))).toBe(true);
});

test("every script that README names exists", () => {
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test("every script of package.json is named in README", () => {
  expect(Object.keys(scripts).filter((name) => !named.includes(name))).toEqual([]);
});

test("the paths that README names exist", () => {
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test("the links inside README lead somewhere", () => {
  const targets = [...readme.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target]) => target!);
  const local = targets.filter((target) => !/^[a-z]+:/.test(target));
  expect(local.filter((target) => !existsSync(target))).toEqual([]);
});

test("the tests that PROMISES.md names exist", () => {
  const promises = readFileSync("tests/PROMISES.md", "utf8");
  const tests = [...promises.matchAll(/`([\w/-]+\.(?:spec|test)\.tsx?)`/g)].map(([, file]) => `tests/${file}`);
  expect(tests.length).toBeGreaterThan(40);
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
});
