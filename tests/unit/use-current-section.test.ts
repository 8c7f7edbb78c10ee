import { expect, test } from "vitest";
import { currentSection } from "../../src/pages/privacy/use-current-section";

const IDS = ["scope", "use", "changes", "contact"];
const seen = (parts: Record<string, number>) => new Map(Object.entries(parts));

test("the first section in view is the one being read", () => {
  expect(currentSection(IDS, seen({ changes: 1, use: 0.4 }), "")).toBe("use");
});

test("the section in the address has no say in the middle of the text", () => {
  expect(currentSection(IDS, seen({ use: 0.4, changes: 1, contact: 0.5 }), "changes")).toBe("use");
});

test("at the end of the text the last section is the one being read", () => {
  expect(currentSection(IDS, seen({ use: 0.1, changes: 1, contact: 1 }), "scope")).toBe("contact");
});

test("at the end of the text a section in view that the visitor went to goes first", () => {
  expect(currentSection(IDS, seen({ use: 0.1, changes: 1, contact: 1 }), "changes")).toBe("changes");
});

test("nothing in view, nothing marked", () => {
  expect(currentSection(IDS, seen({}), "use")).toBeUndefined();
  expect(currentSection([], seen({}), "")).toBeUndefined();
});
