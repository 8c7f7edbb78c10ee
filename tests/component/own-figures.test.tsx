import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { advantages } from "../../src/content/advantages";
import { copyLink } from "../../src/content/copy-link";
import { OwnFigures } from "../../src/pages/home/advantages/own-figures";
import { ownFigures } from "../../src/one-page-summary/figures-store";

const words = advantages.revenue.figures;
const field = (index: number) => screen.getByLabelText(words.fields[index]!.label);
const result = () => screen.getAllByRole("status")[0]!;
/** What a screen reader says of the result. */
const answer = () =>
  Array.from(result().querySelectorAll(":scope > span > :not([aria-hidden=true])"), (part) => part.textContent).join(
    " ",
  );
const shown = () => words.fields.map((_, index) => (field(index) as HTMLInputElement).value);
const copyButton = () => screen.queryByRole("button", { name: words.copy });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function type(...figures: string[]) {
  for (const [index, value] of figures.entries()) fireEvent.input(field(index), { target: { value } });
}

function open(hash = "") {
  const routes = [
    { path: "/", element: <OwnFigures /> },
    { path: "/book-demo", element: <p>Another page</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/${hash}`] });
  return { router, ...render(<RouterProvider router={router} />) };
}

beforeEach(() => {
  vi.useFakeTimers();
  ownFigures.set({ typed: [] });
});

it("the form of figures answers at once on the third number, and announces it 700 ms after the last key", async () => {
  open();
  expect(answer()).toBe(words.incomplete);
  type("7", "3");
  expect(answer()).toBe(words.incomplete);
  type("7", "3", "180");
  expect(answer()).toMatch(/£378 .*7 calls × 3 in 10 × £180/);
  expect(result()).toHaveAttribute("aria-busy", "true");
  await pass(699);
  type("80");
  await pass(699);
  expect(result(), "the last key counts").toHaveAttribute("aria-busy", "true");
  await pass(1);
  expect(result()).toHaveAttribute("aria-busy", "false");
  expect(answer()).toContain("£4,320");
});

it("the form of figures calls nothing wrong while it is typed: 1,2 may become 1,200, and £2 a week £378", async () => {
  open();
  type("7", "3", "1");
  await pass(699);
  expect(answer()).toBe(words.incomplete);
  await pass(1);
  expect(answer()).toMatch(/^That would be £2 a week/);
  type("1,2");
  await pass(699);
  expect(field(0)).toBeValid();
  type("1,200", "10", "10");
  await pass(700);
  expect(field(0)).toBeValid();
  expect(answer()).toContain("£12,000");
});

it("the form of figures says below a field what is wrong", async () => {
  open();
  type("1", "1", "1");
  for (const wrong of ["a few", "-1", "1.5", "1,5", "12,34", "1e3", "7%", "££7", "10000"]) {
    type(wrong);
    await pass(700);
    expect(field(0), `${wrong}`).toBeInvalid();
    expect(field(0)).toHaveAccessibleDescription(/^Use whole numbers, 0 to 9,999\./);
    expect(answer(), "one thing at a time").toBe("");
  }
  type("\u00A0", "11", "100000", "a lot");
  await pass(700);
  expect(field(0)).toBeValid();
  expect(field(1)).toHaveAccessibleDescription(/^Use whole numbers, 0 to 10\./);
  for (const money of [2, 3]) expect(field(money)).toHaveAccessibleDescription(/^Use an amount from 0 to 99,999/);
});

it("the form of figures copies a link with its figures, and says that the link takes them along, without the query of this visit", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  window.history.replaceState(null, "", "/?utm_source=letter");
  open();
  type("1,200", "3");
  await pass(700);
  expect(copyButton(), "before there is an answer").toBeNull();
  expect(screen.getByText(words.privacy)).toBeVisible();
  type("1,200", "3", "£180");
  await pass(700);
  expect(screen.getByText(words.privacyWithLink)).toBeVisible();
  await act(async () => copyButton()!.click());
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/#figures=1200.3.180`);
  expect(screen.getByText(copyLink.copied)).toBeVisible();
  type("7");
  await pass(700);
  expect(screen.queryByText(copyLink.copied), "another link, not copied yet").toBeNull();
});

it("the form of figures takes those of a second link, and keeps what was typed since over a visit to another page", async () => {
  const { router } = open("#figures=7.3.180");
  type("8");
  await pass(700);
  await act(() => router.navigate("/#figures=1.1.10"));
  expect(shown()).toEqual(["1", "1", "10", ""]);
  type("20");
  await pass(700);
  await act(() => router.navigate("/book-demo"));
  await act(() => router.navigate(-1));
  expect(shown()).toEqual(["20", "1", "10", ""]);
  expect(answer()).toContain("£20 ");
});
