// @vitest-environment node
import { dirname, join } from "node:path/posix";
import { describe, expect, test } from "vitest";
import { modules, type SourceFile } from "./source-files";

/** Which places of `src/` each place may import from. A module at the top is a place of its own. */
const ARROWS: Record<string, string[]> = {
  boot: ["start-events", "main"],
  main: ["routes", "settle-location", "start-events", "layout", "ui"],
  routes: ["pages", "layout", "content"],
  "settle-location": [],
  "start-events": [],
  paths: [],
  site: [],
  pages: ["sections", "demo-request", "content", "ui"],
  sections: ["ui", "artefacts"],
  artefacts: ["ui"],
  content: [],
  "demo-request": ["ui", "toast"],
  toast: ["ui"],
  layout: ["ui", "toast", "content"],
  ui: [],
  prerender: ["routes", "layout", "content"],
};

/** Anyone may import these. */
const EVERYWHERE = ["paths", "site", "start-events"];

interface Import {
  /** Relative to `src/`, without a module's ending; undefined for a package. */
  target: string | undefined;
  specifier: string;
  kind: "static" | "type" | "dynamic";
}

const STATIC = /^(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']/gm;
const DYNAMIC = /\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/g;

function importsOf({ path, text }: SourceFile): Import[] {
  const resolved = (specifier: string) =>
    specifier.startsWith(".") ? join(dirname(path), specifier).replace(/\.tsx?$/, "") : undefined;
  const statics = [...text.matchAll(STATIC)].map(([, type, specifier = ""]) => ({
    target: resolved(specifier),
    specifier,
    kind: type ? ("type" as const) : ("static" as const),
  }));
  const dynamics = [...text.matchAll(DYNAMIC)].map(([, specifier = ""]) => ({
    target: resolved(specifier),
    specifier,
    kind: "dynamic" as const,
  }));
  return [...statics, ...dynamics];
}

/** Pictures, fonts and style sheets lie beside whoever needs them. */
const isAsset = (target: string | undefined) => target !== undefined && /\.\w+$/.test(target);

const placeOf = (path: string) => path.split("/")[0]!.replace(/\.tsx?$/, "");
const nameOf = (path: string) => path.replace(/\.tsx?$/, "");

const arrows = modules.flatMap((file) =>
  importsOf(file).map((found) => ({ from: file.path, place: placeOf(file.path), ...found })),
);
/** Types may come from anywhere: they are gone when the code runs. */
const running = arrows.filter(({ kind }) => kind !== "type");

test("the patterns find imports of each kind", () => {
  for (const kind of ["static", "type", "dynamic"])
    expect(arrows.filter((arrow) => arrow.kind === kind).length).toBeGreaterThan(3);
  // Nothing that looks like an import escapes them: no computed dynamic import but the build's own, no require.
  const computed = modules.filter(
    ({ text }) => (text.match(/\bimport\(/g)?.length ?? 0) > [...text.matchAll(DYNAMIC)].length,
  );
  expect(computed.map(({ path }) => path)).toEqual(["prerender/prerender-plugin.ts"]);
  expect(modules.filter(({ text }) => /\brequire\(/.test(text))).toEqual([]);
});

test("every place has its line in the table, and no line is left over", () => {
  const places = new Set(modules.map(({ path }) => placeOf(path)));
  const known = Object.keys(ARROWS);
  expect([...places].filter((place) => !known.includes(place))).toEqual([]);
  expect(known.filter((place) => !places.has(place))).toEqual([]);
});

describe.each(Object.entries(ARROWS))("%s", (place, allowed) => {
  test(`imports from ${[place, ...allowed, ...EVERYWHERE].join(", ")} alone`, () => {
    const wrong = running
      .filter((arrow) => arrow.place === place && arrow.target !== undefined && !isAsset(arrow.target))
      .filter(({ target }) => ![place, ...allowed, ...EVERYWHERE].includes(placeOf(target!)));
    expect(wrong.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
  });
});

test("every import that is written out leads to a file", () => {
  const names = new Set(modules.map(({ path }) => nameOf(path)));
  const lost = arrows
    .filter(({ target }) => target !== undefined && !isAsset(target))
    .filter(({ target }) => !names.has(target!));
  expect(lost.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
});

test("there are no circles", () => {
  const next = new Map<string, string[]>();
  for (const { from, target } of running) {
    if (target !== undefined) next.set(nameOf(from), [...(next.get(nameOf(from)) ?? []), target]);
  }
  const done = new Set<string>();
  const visit = (name: string, trail: string[]): void => {
    expect(trail, `${[...trail, name].join(" → ")}`).not.toContain(name);
    if (done.has(name)) return;
    for (const target of next.get(name) ?? []) visit(target, [...trail, name]);
    done.add(name);
  };
  for (const name of next.keys()) visit(name, []);
});

describe("who knows what", () => {
  const importersOf = (pattern: RegExp) =>
    running.filter(({ specifier }) => pattern.test(specifier)).map(({ from, kind }) => ({ from, kind }));
  const onlyWithin = (pattern: RegExp, ...places: string[]) =>
    expect(
      importersOf(pattern)
        .map(({ from }) => from)
        .filter((from) => !places.some((place) => from.startsWith(place))),
    ).toEqual([]);

  test("the toaster, with Radix, is a chunk of its own outside its folder", () => {
    const eager = importersOf(/\/toaster$/).filter(({ from, kind }) => kind === "static" && !from.startsWith("toast/"));
    expect(eager).toEqual([]);
  });

  test("pages are chunks of their own", () => {
    expect(importersOf(/\/pages\//).filter(({ kind }) => kind === "static")).toEqual([]);
  });

  test("forms and schemas stay in the feature; the build checks its variables with the same library", () => {
    onlyWithin(/^react-hook-form$|^@hookform\//, "demo-request/");
    onlyWithin(/^zod/, "demo-request/", "prerender/environment.ts");
  });

  test("the classic zod, twice the size, is nowhere", () => {
    expect(importersOf(/^zod$/)).toEqual([]);
  });

  test("one primitive knows the router", () => {
    const primitives = importersOf(/^react-router/).filter(({ from }) => from.startsWith("ui/"));
    expect(primitives.map(({ from }) => from)).toEqual(["ui/page-link.tsx"]);
  });

  test("Node's modules stay in the build", () => {
    onlyWithin(/^node:|^vite$/, "prerender/");
  });

  test("words do not know how they are shown", () => {
    const libraries = running.filter(({ place, target }) => place === "content" && target === undefined);
    expect(libraries.map(({ from, specifier }) => `${from} imports ${specifier}`)).toEqual([]);
  });
});
