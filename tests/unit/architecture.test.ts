import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";
import { Visitor, parseSync } from "vite";
import { modules, type SourceFile } from "./source-files";

/**
 * What a place may import besides itself, `paths` and `site`, and what to do with any other import. Types may come from
 * anywhere. A module at the top of `src/` is a place of its own; all pages share one line.
 */
const PLACES: Record<string, [mayImport: string, instead: string]> = {
  start: ["routes load-page layout demo-form network", "What a page needs, the page imports."],
  routes: ["layout content", "A route names a page, its words for the head, and the layout."],
  "load-page": ["routes layout pages", "Loading knows the route table, the pages' modules and the notice alone."],
  paths: ["", "Addresses know nothing."],
  site: ["", "Facts know nothing."],
  "parse-url": ["", "Parsing knows nothing."],
  network: ["parse-url", "What leaves the page is handed over as plain texts."],
  store: ["", "A store knows nothing of what it holds."],
  pages: ["content demo-form one-page-summary network ui brand", "What two pages share goes into ui/."],
  content: ["", "Words do not know how they are shown: give them a small type of their own."],
  "demo-form": ["content network ui toast store parse-url", "What a page needs besides the form goes into the page."],
  "one-page-summary": ["content ui store", "What else a page prints stands on that page."],
  toast: ["ui store", "The caller passes a toast its words."],
  layout: ["content demo-form network ui toast store", "What only one page shows goes into that page."],
  ui: ["brand store network", "A primitive takes what it shows as props."],
  brand: ["", "The brand knows nothing."],
  build: [
    "routes load-page layout demo-form network content brand",
    "The build renders routes, and nothing below them.",
  ],
};

/** The imports that are there when the code runs. Without a target: packages, and the configuration beside `src/`. */
function importsOf({ path, text }: SourceFile) {
  const found: { from: string; specifier: string; target: string | undefined }[] = [];
  function add(specifier: string) {
    const target = join(dirname(path), specifier).replace(/\.tsx?$/, "");
    const isOurs = specifier.startsWith(".") && !/\.(css|svg|woff2)$/.test(specifier) && !target.startsWith("..");
    found.push({ from: path, specifier, target: isOurs ? target : undefined });
  }
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => importKind === "type" || add(source.value),
    ExportNamedDeclaration: ({ source, exportKind }) => source && exportKind !== "type" && add(source.value),
    ExportAllDeclaration: ({ source }) => add(source.value),
    ImportExpression: ({ source }) => source.type === "Literal" && add(String(source.value)),
  }).visit(parseSync(path, text).program);
  return found;
}

const imports = modules.flatMap(importsOf);

/** A page's own folder, or else what is at the top of `src/`. */
const placeOf = (path: string) => /^(pages\/)?[^/.]+/.exec(path)![0];
/** The line of a place in the table. */
const lineOf = (place: string) => place.replace(/^pages\/.*/, "pages");

test("every place is in the table, and imports from its own places alone", () => {
  const wrong = imports.flatMap(({ from, specifier, target }) => {
    const place = placeOf(from);
    const [mayImport, instead] = PLACES[lineOf(place)] ?? ["", "It has no line in the table."];
    if (target === undefined) return [];
    const towards = place === "load-page" ? lineOf(placeOf(target)) : placeOf(target);
    const isAllowed = [place, "paths", "site", ...mayImport.split(" ")].includes(towards);
    return isAllowed ? [] : [`${from} imports ${specifier}. ${instead}`];
  });
  expect(imports.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test.each([
  ["forms stay in the feature", /^react-hook-form$|^@hookform\//, /^demo-form\//],
  ["schemas stay there, too", /^zod/, /^demo-form\//],
  ["one primitive knows the router", /^react-router/, /^(?!ui\/)|^ui\/page-link\.tsx$/],
  ["Node's modules stay in the build", /^node:|^vite$/, /^build\//],
  ["words do not know how they are shown", /./, /^(?!content\/)/],
])("%s", (_, specifiers, allowed) => {
  const found = imports.filter(({ specifier, target }) => target === undefined && specifiers.test(specifier));
  expect(found.filter(({ from }) => !allowed.test(from))).toEqual([]);
});
