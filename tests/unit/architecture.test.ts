// @vitest-environment node
import { dirname, join } from "node:path/posix";
import { describe, expect, test } from "vitest";
import { Visitor, parseSync } from "vite";
import { modules, type SourceFile } from "./source-files";

interface Place {
  /** What it may import besides itself, `paths` and `site`. Types may come from anywhere: they are gone when code runs. */
  mayImport: string[];
  /** What to do with an import that it may not have. */
  instead: string;
}

/** THE table of import arrows. A module at the top of `src/` is a place of its own. All pages share one line. */
const PLACES: Record<string, Place> = {
  start: {
    mayImport: ["routes", "layout", "demo-request", "report-failure"],
    instead: "What a page needs, the page imports.",
  },
  routes: {
    mayImport: ["pages", "layout", "content"],
    instead: "A route names a page, its words for the head, and the layout.",
  },
  paths: { mayImport: [], instead: "Addresses know nothing." },
  site: { mayImport: [], instead: "Facts know nothing." },
  "report-failure": { mayImport: [], instead: "A report knows fixed words alone." },
  store: { mayImport: [], instead: "A store knows nothing of what it holds." },
  pages: { mayImport: ["content", "demo-request", "ui", "brand"], instead: "What two pages share goes into ui/." },
  content: { mayImport: [], instead: "Words do not know how they are shown: give them a small type of their own." },
  "demo-request": {
    mayImport: ["content", "ui", "toast", "store", "report-failure"],
    instead: "What a page needs besides the form goes into the page.",
  },
  toast: { mayImport: ["ui", "store"], instead: "Whoever shows a toast hands its words to it." },
  layout: {
    mayImport: ["content", "demo-request", "ui", "toast", "store", "report-failure"],
    instead: "What only one page shows goes into that page.",
  },
  ui: { mayImport: ["brand", "store"], instead: "A primitive takes what it shows as props." },
  brand: { mayImport: [], instead: "The brand knows nothing." },

  build: {
    mayImport: ["routes", "layout", "demo-request", "content", "brand"],
    instead: "The build renders routes, and nothing below them.",
  },
};

const EVERYWHERE = ["paths", "site"];

interface Import {
  from: string;
  specifier: string;
  /** Relative to `src/`, without a module's ending; undefined for a package. */
  target: string | undefined;
  isDynamic: boolean;
}

/** The imports that are there when the code runs, dynamic ones and globs included. */
function importsOf({ path, text }: SourceFile): Import[] {
  const found: { specifier: string; isDynamic: boolean }[] = [];
  const { program } = parseSync(path, text);
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      const isType =
        importKind === "type" ||
        (specifiers.length > 0 && specifiers.every((one) => "importKind" in one && one.importKind === "type"));
      // Words are plain data: for them a type counts, too.
      if (!isType || path.startsWith("content/")) found.push({ specifier: source.value, isDynamic: false });
    },
    ExportNamedDeclaration({ source, exportKind }) {
      if (source && exportKind !== "type") found.push({ specifier: source.value, isDynamic: false });
    },
    ExportAllDeclaration({ source }) {
      found.push({ specifier: source.value, isDynamic: false });
    },
    ImportExpression({ source }) {
      if (source.type === "Literal") found.push({ specifier: String(source.value), isDynamic: true });
    },
  }).visit(program);
  return found.map(({ specifier, isDynamic }) => {
    const isOurs = specifier.startsWith(".") && !/\.(css|svg|woff2)$/.test(specifier);
    const target = join(dirname(path), specifier).replace(/\.tsx?$/, "");
    // The configuration beside src/ counts as a package.
    return { from: path, specifier, target: isOurs && !target.startsWith("..") ? target : undefined, isDynamic };
  });
}

const imports = modules.flatMap(importsOf);
function placeOf(path: string): string {
  const [first = "", second = ""] = path.replace(/\.tsx?$/, "").split("/");
  return first === "pages" ? `pages/${second}` : first;
}

/** The line of a place in the table. */
const lineOf = (place: string) => place.replace(/^pages\/.*/, "pages");

test("every place has its line in the table", () => {
  const places = new Set(modules.map(({ path }) => placeOf(path)));
  expect([...places].filter((place) => !PLACES[lineOf(place)])).toEqual([]);
});

describe.each(Object.entries(PLACES))("%s", (place, { mayImport, instead }) => {
  test("imports from its own places alone", () => {
    const wrong = imports.filter(({ from, target }) => {
      if (lineOf(placeOf(from)) !== place || target === undefined) return false;
      // A page may import from its own folder alone.
      const towards = place === "routes" ? lineOf(placeOf(target)) : placeOf(target);
      return ![placeOf(from), ...mayImport, ...EVERYWHERE].includes(towards);
    });
    expect(wrong.map(({ from, specifier }) => `${from} imports ${specifier}. ${instead}`)).toEqual([]);
  });
});

describe("packages", () => {
  const packageImports = imports.filter(({ target }) => target === undefined);
  const importers = (pattern: RegExp) =>
    packageImports.filter(({ specifier }) => pattern.test(specifier)).map(({ from }) => from);

  test.each([
    ["forms stay in the feature", /^react-hook-form$|^@hookform\//, /^demo-request\//],
    [
      "schemas stay in the feature; the build checks its variables with the same library",
      /^zod/,
      /^(demo-request\/|build\/environment)/,
    ],
    ["one primitive knows the router", /^react-router/, /^(?!ui\/)|^ui\/page-link\.tsx$/],
    ["Node's modules stay in the build", /^node:|^vite$/, /^build\//],
    ["the classic zod, twice the size of zod/mini, is nowhere", /^zod$/, /^$/],
    ["words do not know how they are shown", /./, /^(?!content\/)/],
  ])("%s", (_, pattern, allowed) => {
    expect(importers(pattern).filter((from) => !allowed.test(from))).toEqual([]);
  });
});

test("the toaster, with Radix, is a chunk of its own: whoever needs it imports it dynamically", () => {
  const eager = imports.filter(({ target, isDynamic }) => target === "toast/toaster" && !isDynamic);
  expect(eager.map(({ from }) => from)).toEqual([]);
});
