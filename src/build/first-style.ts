import { atRule, parse, type AtRule, type ChildNode, type Container } from "postcss";
import { decodeReferences } from "./character-references.ts";

/** The class names of a selector: `.\@lg\:mt-4:hover` has `@lg:mt-4`. */
const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name!.replaceAll(/\\(.)/g, "$1"));

/** The class names that a page's HTML holds. */
const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => decodeReferences(names!).split(/\s+/)));

const isEmpty = (node: ChildNode): boolean => "nodes" in node && node.nodes?.length === 0;

/** Whether a rule names a font that comes as a file; the others stand in for it. */
const isFontFile = (rule: AtRule): boolean => rule.name === "font-face" && rule.toString().includes("url(");

/** What may wait for the whole style: its last layer, paper, a pointer, and what browsers without `@property` need. */
function dropLate(root: Container): void {
  root.walkAtRules((rule: AtRule) => {
    if (rule.name === "media" && ["print", "(hover:hover)"].includes(rule.params)) rule.remove();
    if (rule.name === "layer" && rule.nodes && ["late", "properties"].includes(rule.params)) rule.remove();
    if (isFontFile(rule)) rule.remove();
  });
}

/** Takes out every rule for a class that the page does not have, and whatever is empty then. */
function keepClasses(container: Container, used: Set<string>): void {
  container.each((node) => {
    if (node.type === "rule") {
      const selectors = node.selectors.filter((selector) => classesOf(selector).every((name) => used.has(name)));
      if (selectors.length === 0) node.remove();
      else node.selectors = selectors;
    } else if (node.type === "atrule" && node.nodes && node.name !== "font-face") {
      keepClasses(node, used);
      if (isEmpty(node)) node.remove();
    }
  });
}

/** Takes out the declarations of custom properties, and the animations, that nothing uses any more. */
function keepReferences(root: Container): void {
  const text = root.toString();
  const isRead = (name: string) => text.includes(`var(${name})`) || text.includes(`var(${name},`);
  // Without an initial value, a property that nothing sets is the same as one that is not registered.
  const isRegistrationNeeded = (rule: AtRule) =>
    isRead(rule.params) && (text.includes(`${rule.params}:`) || rule.toString().includes("initial-value"));
  root.walkDecls(/^--/, (declaration) => {
    if (!isRead(declaration.prop)) declaration.remove();
  });
  root.walkAtRules((rule: AtRule) => {
    if (rule.name === "property" && !isRegistrationNeeded(rule)) rule.remove();
    if (rule.name === "keyframes" && !new RegExp(`animation:[^;}]*\\b${rule.params}\\b`).test(text)) rule.remove();
  });
}

/** A page without what is in src/ui/below-fold.tsx. */
const firstScreen = (html: string): string => html.replace(/(?<=<div class="below-fold">).*(?=<\/main>)/s, "");

/**
 * The part of the site's style that a page's first screen needs, to stand in its document. The whole style comes after
 * the first paint, for what is further down, for what appears later and for other pages.
 *
 * @param style the site's style, minified
 * @param html the page
 */
export function firstStyle(style: string, html: string): string {
  const root = parse(style);
  dropLate(root);
  keepClasses(root, classesIn(firstScreen(html)));
  keepReferences(root);
  // Vite's own; the licence stays.
  root.walkComments((comment) => void (comment.text.startsWith("!") || comment.remove()));
  return root.toString();
}

/**
 * The whole style, its fonts for pages without scripts alone: where scripts run, src/fonts/load-fonts.ts puts
 * them in use. A rule that comes late would have all text laid out, and again with each font.
 */
export function lateStyle(style: string): string {
  const root = parse(style);
  const scriptless = atRule({ name: "media", params: "(scripting:none)", nodes: [] });
  root.walkAtRules("font-face", (rule) => {
    rule.remove();
    if (isFontFile(rule)) scriptless.append(rule);
  });
  if (scriptless.nodes?.length) root.append(scriptless);
  return root.toString();
}
