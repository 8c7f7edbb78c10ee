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

/** How many drawn calls reach into the peak's column. */
function crossingCalls() {
  const peak = screen.getByText(costs.rush.peak).closest("th")!;
  const rows = Array.from(peak.closest("table")!.tBodies[0]!.rows);
  return rows.filter(({ cells }) => {
    // The name, blank minutes if any, and the call.
    const call = cells[cells.length - 1]!;
    const from = cells.length > 2 ? 1 + cells[1]!.colSpan : 1;
    return from <= peak.cellIndex && peak.cellIndex < from + call.colSpan;
  }).length;
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
