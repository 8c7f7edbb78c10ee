import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { advantages } from "../../src/content/advantages";
import { AdvantagesSection } from "../../src/pages/home/advantages/advantages-section";

const { costs, satisfaction } = advantages;
const numberOf = ({ count }: { count: string }) => Number(screen.getByText(count).previousSibling!.textContent);

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

/** The numbers of calls and stops, which are those that are drawn. */
function numbers() {
  const { unmount } = render(<AdvantagesSection />, { wrapper: MemoryRouter });
  const shown = [numberOf(costs), numberOf(satisfaction)];
  expect(shown).toEqual([crossingCalls(), screen.getByText(satisfaction.stops[0]!).parentElement!.children.length]);
  unmount();
  return shown;
}

it("the landing page counts the calls and the stops that are drawn", () => {
  const [calls, stops] = numbers() as [number, number];
  costs.rush.calls[1]!.to = "8:03";
  satisfaction.stops.pop();
  expect(numbers()).toEqual([calls - 1, stops - 1]);
});
