import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { advantages } from "../../src/content/advantages";
import { AdvantagesSection } from "../../src/pages/home/advantages/advantages-section";

const { costs, satisfaction } = advantages;
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** The first number that a text spells. */
const numberIn = (text: string) =>
  NUMBERS.indexOf(NUMBERS.find((word) => new RegExp(`\\b${word}\\b`, "i").test(text))!);

/** How many drawn calls the peak's row crosses: those that begin there, and those that reach down to it. */
function crossingCalls() {
  const row = screen.getByText(costs.rush.peak).closest("tr")!;
  const rows = Array.from(row.parentElement!.children as HTMLCollectionOf<HTMLTableRowElement>);
  return rows
    .slice(0, row.sectionRowIndex + 1)
    .flatMap(({ cells, sectionRowIndex }) =>
      Array.from(cells, (cell) => ({ cell, end: sectionRowIndex + cell.rowSpan })),
    )
    .filter(({ cell, end }) => cell.localName === "td" && cell.textContent && end > row.sectionRowIndex).length;
}

it("the landing page tells of as many calls and messages as it draws, and spells its abbreviation out", () => {
  render(<AdvantagesSection />, { wrapper: MemoryRouter });
  const [calls, desk] = costs.text.split(",");
  expect(calls).toContain(costs.rush.peak.replace(/^0/, ""));
  expect([numberIn(calls!), numberIn(desk!)]).toEqual([
    crossingCalls(),
    costs.rush.calls.filter(({ by }) => by === "desk").length,
  ]);
  expect(numberIn(satisfaction.text)).toBe(screen.getByText(satisfaction.stops[0]!).parentElement!.children.length);
  expect(screen.getByTitle(satisfaction.abbreviation.full)).toHaveTextContent(satisfaction.abbreviation.short);
});
