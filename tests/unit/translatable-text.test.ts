import { expect, test } from "vitest";
import { parseSync, Visitor, type ESTree } from "vite";
import { modules, type SourceFile } from "./source-files";

/**
 * Page translators put each text node into an element of their own; React then throws when it wants to insert or remove
 * something beside that text (https://github.com/facebook/react/issues/11538). A text that is the only child of an
 * element is safe, since React then replaces the element's whole content.
 */
const RULE = "a text beside something else needs an element of its own, such as <span>";

/** The elements whose component may return a text without an element around it. */
const TEXT_ELEMENT = /^<(UnderlineRecorded|ProperNames|ProseText)\b/;

/** Names that hold elements in this module: typed as ReactNode, or assigned JSX. */
const holdsElements = (name: string, text: string) =>
  new RegExp(String.raw`\b${name}\??: ReactNode\b|\bconst ${name} = (\(\s*)?<`).test(text);

/** Can this child be rendered as a text? A call that maps or renders gives elements. */
function isText(node: ESTree.JSXChild | ESTree.Expression | ESTree.JSXEmptyExpression, text: string): boolean {
  switch (node.type) {
    case "JSXText":
    case "TemplateLiteral":
      return true;
    case "JSXElement":
      return TEXT_ELEMENT.test(text.slice(node.start));
    case "JSXExpressionContainer":
      return isText(node.expression, text);
    case "Literal":
      return typeof node.value === "string" && node.value.trim() !== "";
    case "Identifier":
      return !holdsElements(node.name, text);
    case "MemberExpression":
      return !(node.property.type === "Identifier" && holdsElements(node.property.name, text));
    case "ConditionalExpression":
      return isText(node.consequent, text) || isText(node.alternate, text);
    case "LogicalExpression":
      return isText(node.right, text);
    case "CallExpression":
      return !/^(\w+\.)*(map|flatMap|render\w*)\(/.test(text.slice(node.start));
    default:
      return false;
  }
}

function bareTexts({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const sourceOf = ({ start, end }: ESTree.JSXChild) => text.slice(start, end).trim();
  const check = ({ children }: { children: ESTree.JSXChild[] }) => {
    const real = children.filter((child) => !/^(\{\/\*.*\*\/\})?$/s.test(sourceOf(child)));
    if (real.length < 2) return;
    for (const child of real.filter((one) => isText(one, text)))
      found.push(`src/${path}:${text.slice(0, child.start).split("\n").length}: ${sourceOf(child)}: ${RULE}`);
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(parseSync(path, text).program);
  return found;
}

test("no text stands beside something else without an element of its own", () => {
  const components = modules.filter(({ path }) => path.endsWith(".tsx"));
  expect(components.flatMap(bareTexts)).toEqual([]);
});

test.each([
  "<p>Hello <b>you</b></p>",
  "<p>{`${greeting} `}<b>you</b></p>",
  "<button><Icon />{label}</button>",
  "<output>{a && <b>1</b>}{b && words.sent}</output>",
  "<p><ProperNames>{greeting}</ProperNames> <b>you</b></p>",
])("%s holds a bare text", (code) => {
  expect(bareTexts({ path: "sample.tsx", text: `const sample = ${code};` })).toHaveLength(1);
});
