// @vitest-environment node
import { expect, test } from "vitest";
import { parseSync, Visitor, type ESTree } from "vite";
import { modules } from "./source-files";

/**
 * Page translators put each text node into an element of their own; React then throws when it wants to insert or remove
 * something beside that text (https://github.com/facebook/react/issues/11538). A text that is the only child of an
 * element is safe, since React then replaces the element's whole content.
 */
const RULE = "a text beside something else needs an element of its own, such as <span>";

type Child = ESTree.JSXChild;

/** Names that hold elements in this module: typed as ReactNode, or assigned JSX. */
const holdsElements = (name: string, text: string) =>
  new RegExp(String.raw`\b${name}\??: ReactNode\b|\bconst ${name} = (\(\s*)?<`).test(text);

/** Can this expression come out as a text? A call that maps or renders gives elements. */
function isText(expression: ESTree.Expression | ESTree.JSXEmptyExpression, text: string): boolean {
  switch (expression.type) {
    case "Literal":
      return typeof expression.value === "string" && expression.value.trim() !== "";
    case "TemplateLiteral":
      return true;
    case "Identifier":
      return !holdsElements(expression.name, text);
    case "MemberExpression":
      return !(expression.property.type === "Identifier" && holdsElements(expression.property.name, text));
    case "ConditionalExpression":
      return isText(expression.consequent, text) || isText(expression.alternate, text);
    case "LogicalExpression":
      return isText(expression.right, text);
    case "CallExpression":
      return !/^(\w+\.)*(map|flatMap|render\w*)\(/.test(text.slice(expression.start));
    default:
      return false;
  }
}

function isTextChild(child: Child, text: string): boolean {
  if (child.type === "JSXText") return child.value.trim() !== "";
  return child.type === "JSXExpressionContainer" && isText(child.expression, text);
}

const isBlank = (child: Child) =>
  (child.type === "JSXText" && child.value.trim() === "") ||
  (child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression");

function bareTexts(path: string, text: string): string[] {
  const found: string[] = [];
  const check = ({ children }: { children: Child[] }) => {
    const real = children.filter((child) => !isBlank(child));
    if (real.length < 2) return;
    for (const child of real.filter((one) => isTextChild(one, text))) {
      const line = text.slice(0, child.start).split("\n").length;
      found.push(`src/${path}:${line}: ${text.slice(child.start, child.end).trim()}: ${RULE}`);
    }
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(parseSync(path, text).program);
  return found;
}

test("no text stands beside something else without an element of its own", () => {
  const components = modules.filter(({ path }) => path.endsWith(".tsx"));
  expect(components.flatMap(({ path, text }) => bareTexts(path, text))).toEqual([]);
});

test.each([
  ["<p>Hello <b>you</b></p>", 1],
  ["<p>{`${greeting} `}<b>you</b></p>", 1],
  ["<button><Icon />{label}</button>", 1],
  ["<output>{a && <b>1</b>}{b && words.sent}</output>", 1],
  ["<p><span>Hello</span> <b>you</b></p>", 0],
  ["<p>{label}</p>", 0],
  ["<ul><li>{first}</li>{rest.map((one) => <li key={one}>{one}</li>)}</ul>", 0],
])("%s holds %i bare texts", (code, expected) => {
  expect(bareTexts("sample.tsx", `const sample = ${code};`)).toHaveLength(expected);
});
