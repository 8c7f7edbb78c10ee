import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { advantages } from "../../src/content/home";
import { OwnFigures } from "../../src/pages/home/advantages/own-figures";

const words = advantages.revenue.figures;
const field = (index: number) => screen.getByLabelText(words.fields[index]!.label);
const answer = () => screen.getByRole("status").textContent!;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function type(...figures: string[]) {
  for (const [index, value] of figures.entries()) fireEvent.input(field(index), { target: { value } });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("answers 700 ms after the last key, also what was typed before hydration", async () => {
  render(<OwnFigures />);
  expect(answer()).toBe(words.incomplete);
  for (const [index, value] of ["7", "3", "180"].entries()) (field(index) as HTMLInputElement).value = value;
  await pass(699);
  expect(answer()).toBe(words.incomplete);
  await pass(1);
  expect(answer()).toMatch(/£378 .*7 calls × 3 in 10 × £180/);
  type("8");
  await pass(500);
  type("80");
  await pass(699);
  expect(answer(), "the last key counts").toContain("£378");
  await pass(1);
  expect(answer()).toContain("£4,320");
});

it.each([
  [["1", "10", "180"], /£180 .*1 call ×/],
  [[" 1,200 ", "10", "£ 99,999"], /£119,998,800 .*1,200 calls × 10 in 10 × £99,999/],
  [["9 999", "10", "99 999"], /£999,890,001 /],
  [["1", "1", "14"], /£1 /],
  [["0", "10", "99999"], /£0 .*0 calls/],
])("works out %j", async (figures, expected) => {
  render(<OwnFigures />);
  type(...figures);
  await pass(700);
  expect(answer()).toMatch(expected);
});

it("says below its field what is wrong", async () => {
  render(<OwnFigures />);
  type("1", "1", "1");
  for (const wrong of ["a few", "-1", "1.5", "1,5", "12,34", "1e3", "7%", "££7", "10000"]) {
    type(wrong);
    await pass(700);
    expect(field(0), `${wrong}`).toBeInvalid();
    expect(field(0)).toHaveAccessibleDescription(/^Use whole numbers, 0 to 9,999\./);
    expect(answer(), "one thing at a time").toBe("");
  }
  type("\u00A0", "11", "100000");
  await pass(700);
  expect(field(0)).toBeValid();
  expect(field(1)).toHaveAccessibleDescription(/^Use whole numbers, 0 to 10\./);
  expect(field(2)).toHaveAccessibleDescription(/^Use whole numbers, 0 to 99,999\./);
});
