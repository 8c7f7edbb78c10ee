import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const pathOf = (file: string) => readFileSync(file, "utf8").match(/ d="([^"]+)"/)?.[1];

test("the mark has one shape, wherever it is drawn", () => {
  const mark = pathOf("src/brand/mark.svg");
  expect(mark).toMatch(/^M/);
  expect(pathOf("src/ui/brand-mark.tsx")).toBe(mark);
  expect(pathOf("public/favicon.svg")).toBe(mark);
});
