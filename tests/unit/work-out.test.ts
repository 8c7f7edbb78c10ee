import { expect, test } from "vitest";
import { figuresHash, linkedFigures } from "../../src/pages/home/advantages/work-out";

test.each([[[7, 3, 180]], [[0, 0, 0]], [[9999, 10, 99_999]]])("a link gives back the figures %j", (figures) => {
  expect(linkedFigures(`#${figuresHash(figures)}`)?.figures).toEqual(figures);
});

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
  "#figures=7.3.180.1",
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
