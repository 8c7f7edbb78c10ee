import { expect, test } from "vitest";
import config from "../../tailwind.config";
import { modules, styles } from "./source-files";

/** How classes and styles name the tokens of a part of the theme: what stands before the name. */
const PREFIXES: Record<string, RegExp> = {
  colors: /(?:bg|text|border(?:-[trblxy])?|outline|from|to)-|--/,
  fontFamily: /font-/,
  fontWeight: /font-/,
  fontSize: /text-/,
  letterSpacing: /tracking-/,
  lineHeight: /leading-/,
  spacing:
    /(?:[mp][trblxyse]?|gap(?:-[xy])?|h|w|min-[hw]|size|top|bottom|left|right|inset(?:-[xy])?|scroll-m[trblxy]?)-/,
  gridTemplateColumns: /grid-cols-/,
  maxWidth: /max-w-/,
  borderRadius: /rounded-(?:[trbl]{1,2}-)?/,
  keyframes: /animate-/,
  animation: /animate-/,
  containers: /@(?:max-)?/,
};

/** Names that Tailwind itself would know; they cost the theme nothing. */
const WORDS_OF_CSS = ["transparent", "current", "none"];

const { screens: _, ...theme } = config.theme;

test.each(Object.entries(theme))("at least two files use each token of the theme's %s", (part, tokens) => {
  const prefix = PREFIXES[part]?.source ?? "no prefix is known";
  const lonely = Object.keys(tokens)
    .filter((name) => !WORDS_OF_CSS.includes(name))
    .map((name) => {
      const escaped = name.replace(".", String.raw`\.`);
      const use = new RegExp(String.raw`(?<!\w)(?:${prefix})${escaped}(?![\w.-])|theme\(["']?${part}\.${escaped}\b`);
      const files = [...modules, ...styles].filter(({ text }) => use.test(text)).map(({ path }) => path);
      return { name, files };
    })
    .filter(({ files }) => files.length < 2)
    .map(({ name, files }) => `${name}: ${files.length > 0 ? `only in ${files.join()}; move it there` : "unused"}`);
  expect(lonely).toEqual([]);
});
