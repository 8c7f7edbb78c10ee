// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mark } from "../../src/brand/mark";

test("the favicon shows the mark as it is now", () => {
  const favicon = readFileSync("public/favicon.svg", "utf8");
  expect(favicon.includes(mark.path), "the icons are out of date: npm run icons makes them anew").toBe(true);
});
