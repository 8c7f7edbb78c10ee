// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mark } from "../../src/brand/mark";

test.each(["public/favicon.svg", "src/brand/scene.svg"])("%s shows the current mark", (file) => {
  const drawing = readFileSync(file, "utf8");
  expect(drawing.includes(`d="${mark.path}"`), "out of date: `npm run icons` draws the mark").toBe(true);
});
