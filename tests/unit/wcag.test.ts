// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { criteria } from "../wcag-criteria";

/** https://www.w3.org/TR/WCAG22/: how many criteria each guideline has at levels A and AA, obsolete 4.1.1 left out. */
const COUNTS = {
  "1.1": 1,
  "1.2": 5,
  "1.3": 5,
  "1.4": 9,
  "2.1": 3,
  "2.2": 2,
  "2.3": 1,
  "2.4": 8,
  "2.5": 6,
  "3.1": 2,
  "3.2": 5,
  "3.3": 6,
  "4.1": 2,
};

const guidelineOf = ({ number }: { number: string }) => number.split(".").slice(0, 2).join(".");

/** Whether a file has a test of this title that runs: a call whose first argument it is and whose second a function. */
function holds({ file, title }: { file: string; title: string }): boolean {
  const source = readFileSync(file, "utf8");
  const quoted = ['"', "`"].map((quote) => quote + title + quote).find((literal) => source.includes(literal));
  if (!quoted) return false;
  const [before = "", after = ""] = source.split(quoted, 2);
  return /(?<!skip|fixme|describe)\(\s*$/.test(before) && /^,\s*(?:async )?\(/.test(after);
}

test("the list is whole: 31 criteria of level A and 24 of level AA, each once and in the standard's order", () => {
  expect(criteria.filter(({ level }) => level === "A")).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === "AA")).toHaveLength(24);
  const counts: Record<string, number> = {};
  for (const criterion of criteria) counts[guidelineOf(criterion)] = (counts[guidelineOf(criterion)] ?? 0) + 1;
  expect(counts).toEqual(COUNTS);
  const numbers = criteria.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })));
  expect(new Set(criteria.map(({ name }) => name)).size).toBe(criteria.length);
  const undecided = criteria.filter((criterion) => "heldBy" in criterion === "notApplicable" in criterion);
  expect(undecided.map(({ number }) => number)).toEqual([]);
});

describe.each(criteria.filter((criterion) => "heldBy" in criterion))("$number $name ($level)", ({ heldBy }) => {
  test.each(heldBy)("is held by $file: $title", (holding) => {
    expect(holds(holding)).toBe(true);
  });
});

test.each(criteria.filter((criterion) => "notApplicable" in criterion))(
  "$number $name ($level) does not apply, for a reason that is given",
  ({ notApplicable }) => {
    expect(notApplicable).toMatch(/^[A-Z].{10,}\.$/);
  },
);
