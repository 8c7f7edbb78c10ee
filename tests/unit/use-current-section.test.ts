import { expect, test } from "vitest";
import { currentSection } from "../../src/pages/privacy/use-current-section";

const IDS = ["scope", "use", "changes", "contact"];

test.each([
  ["the first one in view, not the one in the address", { changes: 1, use: 0.4, contact: 0.5 }, "changes", "use"],
  ["at the end of the text the last one", { use: 0.1, changes: 1, contact: 1 }, "scope", "contact"],
  ["at the end the one in the address, if in view", { use: 0.1, changes: 1, contact: 1 }, "changes", "changes"],
  ["none when none is in view", {}, "use", undefined],
])("the section being read is %s", (_, visible, anchor, expected) => {
  expect(currentSection(IDS, new Map(Object.entries(visible)), anchor)).toBe(expected);
});
