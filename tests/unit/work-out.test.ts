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
  [["7", "3", "140", "300"], /At £300 a month, about 3 bookings of £140 bring in/],
  [["7", "3", "150", "£300"], /about 2 bookings/],
  [["7", "3", "1,200", "300"], /about 1 booking of £1,200 brings in/],
  [["0", "0", "1", "99,999"], /about 99,999 bookings of £1 /],
])("with the price in %j the sum says how many bookings bring it in", (typed, expected) => {
  expect(workOut(typed)?.payback).toMatch(expected);
});

test.each([[["7", "3", "140"]], [["7", "3", "140", " "]], [["7", "3", "140", "0"]], [["7", "3", "0", "300"]]])(
  "of %j it says the turnover alone",
  (typed) => {
    const { answer, payback } = workOut(typed)!;
    expect(answer).toContain("£");
    expect(payback).toBeUndefined();
  },
);

test("a price that is no number leaves the sum unanswered, since its field says what is wrong", () => {
  expect(workOut(["7", "3", "140", "a lot"])).toBeUndefined();
});
