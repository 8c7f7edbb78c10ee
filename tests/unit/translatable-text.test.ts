// @vitest-environment node
import { expect, test } from "vitest";
import { parseSync, Visitor, type ESTree } from "vite";
import { modules, type SourceFile } from "./source-files";

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

type Func = ESTree.Function | ESTree.ArrowFunctionExpression;

const isWithin = (inner: ESTree.Span, outer: ESTree.Span) => inner.start >= outer.start && inner.end <= outer.end;

/** The components of a module that may come out as a text without an element around it. */
function textComponents({ path, text }: SourceFile, known: ReadonlySet<string>): string[] {
  const functions: Func[] = [];
  const returns: ESTree.ReturnStatement[] = [];
  new Visitor({
    FunctionDeclaration: (node) => void functions.push(node),
    FunctionExpression: (node) => void functions.push(node),
    ArrowFunctionExpression: (node) => void functions.push(node),
    ReturnStatement: (node) => void returns.push(node),
  }).visit(parseSync(path, text).program);
  return returns.flatMap((statement) => {
    const owner = functions.findLast((one) => isWithin(statement, one));
    const name = owner?.type === "FunctionDeclaration" ? owner.id?.name : undefined;
    if (!name || !/^[A-Z]/.test(name) || !statement.argument) return [];
    const { argument } = statement;
    const isBare = argument.type === "JSXElement" ? isTextChild(argument, text, known) : isText(argument, text);
    return isBare ? [name] : [];
  });
}

/** What may come out as a text, directly or by way of another such component. */
function allTextComponents(files: SourceFile[]): ReadonlySet<string> {
  const known = new Set<string>();
  for (let before = -1; before < known.size;) {
    before = known.size;
    for (const file of files) for (const name of textComponents(file, known)) known.add(name);
  }
  return known;
}

function isTextChild(child: Child, text: string, components: ReadonlySet<string>): boolean {
  if (child.type === "JSXText") return child.value.trim() !== "";
  if (child.type === "JSXElement") {
    const { name } = child.openingElement;
    return name.type === "JSXIdentifier" && components.has(name.name);
  }
  return child.type === "JSXExpressionContainer" && isText(child.expression, text);
}

const isBlank = (child: Child) =>
  (child.type === "JSXText" && child.value.trim() === "") ||
  (child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression");

function bareTexts({ path, text }: SourceFile, components: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const check = ({ children }: { children: Child[] }) => {
    const real = children.filter((child) => !isBlank(child));
    if (real.length < 2) return;
    for (const child of real.filter((one) => isTextChild(one, text, components))) {
      const line = text.slice(0, child.start).split("\n").length;
      found.push(`src/${path}:${line}: ${text.slice(child.start, child.end).trim()}: ${RULE}`);
    }
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(parseSync(path, text).program);
  return found;
}

test("no text stands beside something else without an element of its own", () => {
  const components = modules.filter(({ path }) => path.endsWith(".tsx"));
  const textual = allTextComponents(components);
  expect([...textual]).toContain("ProperNames");
  expect(components.flatMap((file) => bareTexts(file, textual))).toEqual([]);
});

test.each([
  ["<p>Hello <b>you</b></p>", 1],
  ["<p>{`${greeting} `}<b>you</b></p>", 1],
  ["<button><Icon />{label}</button>", 1],
  ["<output>{a && <b>1</b>}{b && words.sent}</output>", 1],
  ["<p><Word word={greeting} /> <b>you</b></p>", 1],
  ["<p><Word word={greeting} /></p>", 0],
  ["<p><span>Hello</span> <b>you</b></p>", 0],
  ["<p>{label}</p>", 0],
  ["<ul><li>{first}</li>{rest.map((one) => <li key={one}>{one}</li>)}</ul>", 0],
])("%s holds %i bare texts", (code, expected) => {
  const sample = { path: "sample.tsx", text: `function Word({ word }) { return word; }\nconst sample = ${code};` };
  expect(bareTexts(sample, allTextComponents([sample]))).toHaveLength(expected);
});
