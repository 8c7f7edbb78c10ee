import { expect, test } from "vitest";
import { figuresHash, linkedFigures, workOut } from "../../src/pages/home/advantages/work-out";

test.each([[[7, 3, 180]], [[0, 0, 0]], [[9999, 10, 99_999]], [[7, 3, 180, 300]], [[9999, 10, 99_999, 99_999]]])(
  "a link gives back the figures %j",
  (figures) => {
    expect(linkedFigures(`#${figuresHash(figures)}`)?.figures).toEqual(figures);
  },
);

test("a link that a mail program has escaped is read all the same", () => {
  expect(linkedFigures("#figures%3D7%2E3%2e180")?.figures).toEqual([7, 3, 180]);
});

test.each([
  "",
  "#figures",
  "#figures=",
  "#figures=..",
  "#figures=a.b.c",
  "#figures=7.3",
  "#figures=7.3.",
  "#figures=7.3.180.300.1",
  "#figures=7.3.180.100000",
  "#figures=7.3.180.-1",
  "#figures=-7.3.180",
  "#figures=7,000.3.180",
  "#figures=1e3.3.180",
  "#figures=٧.3.180",
  "#figures=10000.3.180",
  "#figures=7.11.180",
  "#figures=7.3.100000",
  "#figures=7.3.180\n",
  "#more-figures=7.3.180",
  `#figures=${"9".repeat(10_000)}.3.180`,
])("%j gives no figures", (hash) => {
  expect(linkedFigures(hash)).toBeUndefined();
});

test.each([
  [["1", "10", "180"], /£180 .*1 call ×/],
  [[" 1,200 ", "10", "£ 99,999"], /£119,998,800 .*1,200 calls × 10 in 10 × £99,999/],
  [["9 999", "10", "99 999"], /£999,890,001 /],
  [["1", "1", "14"], /£1 /],
  [["0", "10", "99999"], /£0 .*0 calls/],
  [["7", "3", "140", "300"], /£294 .* At £300 a month, about 3 bookings of £140 bring in/],
  [["7", "3", "150", "£300"], /about 2 bookings/],
  [["7", "3", "1,200", "300"], /about 1 booking of £1,200 brings in/],
  [["0", "0", "1", "99,999"], /about 99,999 bookings of £1 /],
  // What is free needs no booking, and bookings that bring nothing never pay for it.
  [["7", "3", "140", "0"], /£294 (?!.*a month)/],
  [["7", "3", "0", "300"], /£0 (?!.*a month)/],
  [["7", "3", "140", " "], /£294 (?!.*a month)/],
  // The price's field says what is wrong.
  [["7", "3", "140", "a lot"], /^$/],
])("of the figures %j the sum says what they come to, and how many bookings bring in a price", (typed, expected) => {
  const { answer = "", payback = "" } = workOut(typed) ?? {};
  expect(`${answer} ${payback}`.trim()).toMatch(expected);
});
