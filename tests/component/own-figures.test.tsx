import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { OwnFigures } from "../../src/pages/home/advantages/own-figures";

const LABELS = [/calls you miss/i, /bookings never come back/i, /average booking/i];

const field = (index: number) => screen.getByLabelText(LABELS[index]!);
const answer = () => screen.getByRole("status").textContent!;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function type(...figures: string[]) {
  for (const [index, value] of figures.entries()) fireEvent.input(field(index), { target: { value } });
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<OwnFigures />);
});
afterEach(() => vi.useRealTimers());

describe("the visitor's own figures", () => {
  it("asks three blank questions, and says what is missing", async () => {
    await wait(700);
    for (const index of [0, 1, 2]) {
      expect(field(index)).toHaveValue("");
      expect(field(index)).not.toHaveAttribute("placeholder");
      expect(field(index)).not.toBeRequired();
    }
    expect(answer()).toBe("Fill in all three.");
  });

  it("answers 700 ms after the last key, and not before", async () => {
    type("7", "3", "180");
    await wait(699);
    expect(answer()).toBe("Fill in all three.");
    await wait(1);
    expect(answer()).toContain("£378");
    expect(answer()).toContain("7 calls × 3 in 10 × £180");
  });

  it("takes spaces, a pound sign and commas, and groups what it answers", async () => {
    type("1,200", " 10", "£ 99,999");
    await wait(700);
    expect(answer()).toContain("£119,998,800");
  });

  it("says one call in the singular", async () => {
    type("1", "10", "180");
    await wait(700);
    expect(answer()).toContain("1 call ×");
  });

  it("says below its field what is wrong, and keeps what was typed", async () => {
    type("a few", "11", "1.5");
    await wait(700);
    for (const [index, limits] of ["0 to 9,999", "0 to 10", "0 to 99,999"].entries())
      expect(field(index)).toHaveAccessibleDescription(expect.stringContaining(`Use whole numbers, ${limits}.`));
    expect(field(0)).toHaveValue("a few");
    expect(answer()).toBe("Fill in all three.");
    type("");
    await wait(700);
    expect(field(0)).not.toBeInvalid();
  });
});
