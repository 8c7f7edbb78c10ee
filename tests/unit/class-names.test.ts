// @vitest-environment node
import { readFileSync } from "node:fs";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { beforeAll, expect, test } from "vitest";
import { Visitor, parseSync } from "vite";
import { modules, type SourceFile } from "./source-files";

type Node = Record<string, unknown> & { type: string };

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === "string";
const children = (node: Node) =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** The class names that a file's elements may get: what stands in `className`, and in the constants that it names. */
function classNamesOf({ path, text }: SourceFile): string[] {
  const constants = new Map<string, Node>();
  const used: Node[] = [];
  const { program } = parseSync(path, text);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init) constants.set(id.name, init as unknown as Node);
    },
    JSXAttribute({ name, value }) {
      if (name.name === "className" && value) used.push(value as unknown as Node);
    },
  }).visit(program);

  // The looks that several components share.
  if (path.endsWith("-look.ts")) used.push(program as unknown as Node);

  const found: string[] = [];
  const seen = new Set<Node>();
  function collect(node: Node): void {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.type === "Literal" && typeof node["value"] === "string") found.push(node["value"]);
    if (node.type === "TemplateElement") found.push((node["value"] as { cooked: string }).cooked);
    // A key chooses among classes and is none; nor is what is compared, or a type.
    if (node.type === "BinaryExpression" || node.type.startsWith("TS")) return;
    if (node.type === "MemberExpression") return collect(node["object"] as Node);
    if (node.type === "Property") return collect(node["value"] as Node);
    if (node.type === "Identifier") {
      const value = constants.get(node["name"] as string);
      if (value && value.type !== "ArrowFunctionExpression") collect(value);
      return;
    }
    for (const child of children(node)) collect(child);
  }
  for (const node of used) collect(node);
  return found.flatMap((names) => names.split(/\s+/)).filter(Boolean);
}

let style: string;
beforeAll(async () => {
  const from = "src/styles.css";
  style = (await postcss([tailwind()]).process(readFileSync(from, "utf8"), { from })).css;
});

test("every class name means something: a typing error, or a token that is gone, would do nothing, silently", () => {
  const known = new Set([...style.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name!.replaceAll(/\\(.)/g, "$1")));
  const unknown = modules
    .filter(({ path }) => /\.tsx$|-look\.ts$/.test(path))
    .flatMap((file) =>
      classNamesOf(file)
        .filter((name) => !known.has(name) && name !== "group")
        .map((name) => `${file.path}: ${name}`),
    );
  expect(unknown).toEqual([]);
});
