import { describe, expect, it } from "vitest";
import { readFigure, workOut } from "../../src/pages/home/advantages/own-figures";

describe("a figure as people type it", () => {
  it.each([
    ["7", 7],
    [" 7 ", 7],
    ["0", 0],
    ["£1,250", 1250],
    ["£ 99 999", 99_999],
    ["12 345", 12_345],
  ])("reads %j as %d", (text, figure) => expect(readFigure(text, 99_999)).toBe(figure));

  it.each(["", "  ", "\u00A0"])("takes %j for blank", (text) => expect(readFigure(text, 9999)).toBe("blank"));

  it.each(["-1", "1.5", "1,5", "12,34", "1e3", "seven", "7%", "££7", "100000"])("refuses %j", (text) =>
    expect(readFigure(text, 99_999)).toBe("wrong"),
  );

  it("takes numbers up to the largest", () => {
    expect(readFigure("10", 10)).toBe(10);
    expect(readFigure("11", 10)).toBe("wrong");
  });
});

describe("the work of a week", () => {
  it.each([
    [{ missed: 7, lost: 3, value: 180 }, 378],
    [{ missed: 1, lost: 1, value: 5 }, 1],
    [{ missed: 0, lost: 10, value: 99_999 }, 0],
    [{ missed: 9999, lost: 10, value: 99_999 }, 999_890_001],
  ])("of %j is £%d", (figures, pounds) => expect(workOut(figures)).toBe(pounds));
});
