// @vitest-environment node
import { describe, expect, test } from "vitest";
import { modules, sourceFiles } from "./source-files";

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const VAGUE = ["utils", "util", "misc", "helpers", "helper", "common", "shared", "lib", "index"];

const partsOf = (path: string) => path.split("/").map((part) => part.replace(/(\.d)?\.\w+$/, ""));
const where = (pattern: RegExp, files = modules) =>
  files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );

describe("names", () => {
  test("files and folders are in kebab case", () => {
    const wrong = sourceFiles.filter(({ path }) => !partsOf(path).every((part) => KEBAB.test(part)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test("none says nothing", () => {
    const vague = sourceFiles.filter(({ path }) => partsOf(path).some((part) => VAGUE.includes(part)));
    expect(vague.map(({ path }) => path)).toEqual([]);
  });

  test("the suffix says the kind: each folder of pages/ holds its page", () => {
    const folders = new Set(modules.flatMap(({ path }) => /^pages\/([^/]+)/.exec(path)?.[1] ?? []));
    expect(folders.size).toBeGreaterThan(0);
    const paths = modules.map(({ path }) => path);
    expect([...folders].filter((name) => !paths.includes(`pages/${name}/${name}-page.tsx`))).toEqual([]);
  });

  test("a component's file is named after its main export", () => {
    const pascal = (name: string) => name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
    const wrong = modules
      .filter(({ path }) => path.endsWith(".tsx") && path.includes("/") && !/^(build|start)\//.test(path))
      .filter(
        ({ path, text }) =>
          !new RegExp(`^export (function|const) ${pascal(partsOf(path).at(-1)!)}\\b`, "mi").test(text),
      );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

describe("exports", () => {
  test("are named", () => {
    expect(where(/^export default\b|\bas default\b/)).toEqual([]);
  });

  test("are not passed on by barrels", () => {
    expect(where(/^export (\*|\{[^}]*\}) from\b/)).toEqual([]);
  });
});

test("components stay within 150 lines: what is longer has parts", () => {
  // The form keeps its small parts in its own file.
  const limit = (path: string) => (path === "demo-request/demo-request-form.tsx" ? 250 : 150);
  const lines = (text: string) => text.trimEnd().split("\n").length;
  const components = modules.filter(({ path }) => path.endsWith(".tsx"));
  expect(components.filter(({ path, text }) => lines(text) > limit(path)).map(({ path }) => path)).toEqual([]);
});

describe("looks", () => {
  test("no style attributes: the Content-Security-Policy forbids them in the emitted HTML", () => {
    // The toaster is mounted in the browser only, where React sets styles through the DOM.
    const prerendered = modules.filter(({ path }) => !path.startsWith("toast/"));
    // `undefined` takes away what a library would write.
    const written = where(/\bstyle=/, prerendered).filter((line) => !/style=\{\{ \w+: undefined \}\}/.test(line));
    expect(written).toEqual([]);
  });

  test("colours have names in tailwind.config.ts", () => {
    const withoutHead = modules.filter(({ path }) => !path.startsWith("build/"));
    expect(where(/#[0-9a-f]{6}\b|\b(?:rgba?|hsla?|oklch)\(/i, withoutHead)).toEqual([]);
  });

  test("widths are asked of containers, which grow with the text; there are no breakpoints of the window", () => {
    expect(where(/["'`\s:](?:max-)?(?:sm|md|lg|xl):/)).toEqual([]);
  });

  test("class names are never put together from pieces of names, or Tailwind would not find them", () => {
    expect(where(/className=.*[a-z]-\$\{/)).toEqual([]);
  });

  test("primitives take variants, not class names", () => {
    const primitives = modules.filter(({ path }) => /^(ui|pages|demo-request|toast)\//.test(path));
    expect(where(/\bclassName\??:/, primitives)).toEqual([]);
  });
});

describe("words", () => {
  const content = sourceFiles.filter(({ path }) => path.startsWith("content/"));

  test("stand in .ts files without markup or classes, beside the recordings that they name", () => {
    expect(content.map(({ path }) => path).filter((path) => !/\.(ts|mp3|m4a|ogg)$/.test(path))).toEqual([]);
    expect(where(/<\/?[a-z]+[\s>]|className/, content)).toEqual([]);
  });
});

test("nothing is commented out", () => {
  expect(where(/^\s*\/\/.*(;|\{|=>|\/>)\s*$/)).toEqual([]);
});

test("no test ids", () => {
  expect(where(/data-testid/)).toEqual([]);
});
