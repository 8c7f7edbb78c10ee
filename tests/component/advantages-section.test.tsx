import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { advantages } from "../../src/content/home";
import { AdvantagesSection } from "../../src/pages/home/advantages/advantages-section";

const { costs, satisfaction } = advantages;
const numberOf = ({ count }: { count: string }) => Number(screen.getByText(count).previousSibling!.textContent);

/** The drawn calls that the peak's column crosses. */
function crossingCalls() {
  const { rows } = screen.getByText(costs.rush.peak).closest("table")!;
  const peak = costs.rush.minutes.indexOf(costs.rush.peak);
  return Array.from(rows).filter(({ cells }) => {
    let column = 0;
    return Array.from(cells).some(({ textContent, colSpan, localName }) => {
      const start = column;
      column += colSpan;
      return localName === "td" && textContent && start <= peak && peak < column;
    });
  }).length;
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
