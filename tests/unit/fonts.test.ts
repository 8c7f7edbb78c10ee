import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parse } from "postcss";
import { expect, it } from "vitest";
import { fontFiles } from "../../src/fonts/font-files";

it("with and without scripts the same fonts come: font-files.ts has what fonts.css has", () => {
  const rules: object[] = [];
  parse(readFileSync("src/fonts/fonts.css", "utf8")).walkAtRules("font-face", (rule) => {
    const values = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => void values.set(prop, value));
    const [, url] = /url\("(.*?)"\)/.exec(values.get("src")!) ?? [];
    if (!url) return;
    rules.push({
      family: values.get("font-family")!.replaceAll('"', ""),
      file: basename(url),
      weight: values.get("font-weight"),
      unicodeRange: values.get("unicode-range"),
    });
  });
  const files = fontFiles.map(({ family, url, weight, unicodeRange }) => ({
    family,
    file: basename(url),
    weight,
    unicodeRange,
  }));
  expect(files).toEqual(rules);
});
