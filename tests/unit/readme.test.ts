import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** README and what it leads to. */
const papers = ["README.md", ...readdirSync("docs").map((file) => `docs/${file}`)].map((file) => ({
  folder: dirname(file),
  text: readFileSync(file, "utf8"),
}));
const text = papers.map((paper) => paper.text).join("\n");

/** What stands in backticks, inline or as a block. */
const code = [...text.matchAll(/```[a-z]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, inline]) => block ?? inline!);

const missing = (files: string[]) => files.filter((file) => !existsSync(file));

test("README and docs name the scripts of package.json, each of them and no other", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
  const named = code.join("\n").matchAll(/\bnpm (?:run )?((?<=run )[\w:-]+|start|test)\b/g);
  expect(new Set([...named].map(([, name]) => name))).toEqual(new Set(Object.keys(scripts)));
});

/** Names that look like a file of the project: a known ending, or a known folder first. */
const PATH =
  /^(?:\.?[\w-]+\/)*(?:[\w.-]+\.(?:ts|tsx|js|mjs|css|html|json|svg|ico|png|woff2|md|env)|\.env)$|^(?:src|tests|public|\.ci)(?:\/[\w.-]+)*\/?$/;

/** What a build makes, and a fresh clone does not hold. */
const MADE = /^(dist|\.vercel|node_modules|\.cache|screenshots)\b|^(?!index)[\w-]+\.html$/;

test("the paths and links of README and docs lead somewhere", () => {
  const paths = code.flatMap((words) => words.split(/\s+/)).filter((path) => PATH.test(path) && !MADE.test(path));
  const links = papers.flatMap((paper) =>
    [...paper.text.matchAll(/\]\((?![a-z]+:)([^)#\s]+)[^)]*\)/g)].map(([, target]) => join(paper.folder, target!)),
  );
  expect(paths.length).toBeGreaterThan(10);
  expect(missing([...paths, ...links])).toEqual([]);
});

test("PROMISES.md has each criterion of WCAG 2.2 at the levels A and AA, and tests that exist", () => {
  const promises = readFileSync("tests/PROMISES.md", "utf8");
  const criteria = promises.match(/(?<=^\| )\d\.\d\.\d+(?= )/gm);
  // https://www.w3.org/TR/WCAG22/, without 4.1.1, which is obsolete.
  expect(new Set(criteria).size).toBe(55);
  const tests = [...promises.matchAll(/`([\w/-]+\.(?:spec|test)\.tsx?)`/g)].map(([, file]) => `tests/${file}`);
  expect(missing(tests)).toEqual([]);
});
