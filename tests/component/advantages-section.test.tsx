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

it("the landing page counts the calls and the stops that are drawn", () => {
  const { unmount } = render(<AdvantagesSection />, { wrapper: MemoryRouter });
  expect([numberOf(costs), crossingCalls()]).toEqual([3, 3]);
  expect(numberOf(satisfaction)).toBe(screen.getByText("Thanks").parentElement!.children.length);
  unmount();

  costs.rush.calls[1]!.to = "8:03";
  satisfaction.stops.pop();
  render(<AdvantagesSection />, { wrapper: MemoryRouter });
  expect([numberOf(costs), crossingCalls()]).toEqual([2, 2]);
  expect(numberOf(satisfaction)).toBe(4);
});
