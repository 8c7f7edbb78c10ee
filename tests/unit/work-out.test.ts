import { expect, test } from "vitest";
import { figuresHash, linkedFigures, workOut } from "../../src/pages/home/advantages/work-out";

test.each([[[7, 3, 180]], [[9999, 10, 100]], [[7, 3, 180, 300]], [[7, 3, 180.5, 99_999]], [[1, 1, 99.99, 0.05]]])(
  "a link gives back the figures %j",
  (figures) => {
    expect(
      linkedFigures(`#${figuresHash(figures)}`)
        ?.filter(Boolean)
        .map(Number),
    ).toEqual(figures);
  },
);

test("a link that a mail program has escaped is read all the same", () => {
  expect(linkedFigures("#figures%3D7%2E3%2e180")).toEqual(["7", "3", "180", ""]);
});

test.each([
  "",
  "#figures=7.3",
  "#figures=7.3.180.300.1",
  "#figures=7.3.180.100000",
  "#figures=٧.3.180",
  "#figures=10000.3.180",
  "#figures=7.11.180",
  "#figures=7.3.100000",
  "#figures=7p50.3.180",
  "#figures=7.3.180p5",
  "#figures=7.3.180\n",
  "#more-figures=7.3.180",
  `#figures=${"9".repeat(10_000)}.3.180`,
])("%j gives no figures", (hash) => {
  expect(linkedFigures(hash)).toBeUndefined();
});

/** What the sum says. */
function said(typed: string[]) {
  const sum = workOut(typed);
  return typeof sum === "object" ? [sum.answer, sum.payback].filter(Boolean).join(" ") : (sum ?? "");
}

test.each([
  [["1", "10", "180"], /£180 .*1 call ×/],
  [[" 1,200 ", "10", "£ 99.99"], /£119,988 .*1,200 calls × 10 in 10 × £99\.99/],
  [["9 999", "10", "100"], /£999,900 /],
  [["1", "10", "1,234.50"], /£1,235 .* × £1,234\.50/],
  [["7", "3", "140", "300"], /£294 .* At £300 a month, about 3 bookings of £140 bring in/],
  [["7", "3", "150", "£300"], /about 2 bookings/],
  [["7", "3", "1,200", "300"], /about 1 booking of £1,200 brings in/],
  // In floating-point pounds, the price would be a little more than three bookings.
  [["7", "3", "100.10", "300.30"], /At £300\.30 a month, about 3 bookings of £100\.10/],
  // What is free needs no booking.
  [["7", "3", "140", "0"], /£294 (?!.*a month)/],
  [["7", "3", "140", " "], /£294 (?!.*a month)/],
  // The price's field says what is wrong.
  [["7", "3", "140", "a lot"], /^$/],
  // Sums that are hardly meant.
  [["0", "10", "99999"], /£0 a week, so please look/],
  [["1", "1", "95"], /£10 of work/],
  [["1", "1", "94"], /£9 a week, so please look/],
  [["1000", "10", "1000"], /£1,000,000 of work/],
  [["1000", "10", "1000.01"], /£1,000,010 a week, so please look/],
])("of the figures %j the sum says what they come to, and how many bookings bring in a price", (typed, expected) => {
  expect(said(typed)).toMatch(expected);
});
