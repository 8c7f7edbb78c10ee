import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { beforeYouSign, howYouStart, straightAnswers } from "../../src/content/book-demo";
import { hero } from "../../src/content/hero";
import { advantages } from "../../src/content/advantages";
import { summarySheet } from "../../src/content/summary-sheet";
import { teamMember } from "../../src/content/team-member";
import { voice } from "../../src/content/voice";
import { workOut } from "../../src/pages/home/advantages/work-out";
import { ownFigures } from "../../src/one-page-summary/figures-store";
import { typedGarage } from "../../src/one-page-summary/garage-store";
import { SummarySheet } from "../../src/one-page-summary/summary-sheet";
import { site } from "../../src/site";
import { textsOf } from "./texts-of";

const { figures } = advantages.revenue;

/** What stands beside a label. */
const beside = (label: string) => screen.getByText(label).nextElementSibling;

it("the one-page summary says what it does, how a customer starts and where to read on, in the site's words, answers for us only what the site says, and has none of figures", () => {
  // Figures that are not all right.
  ownFigures.set({ typed: ["1200", "3", "a few"] });
  render(<SummarySheet />);
  for (const { phrase, record } of hero.nightLog.entries) expect(beside(phrase)).toHaveTextContent(record);
  for (const { label, value } of Object.values(teamMember.pass.rows)) expect(beside(label)).toHaveTextContent(value);
  const { record } = voice.samples.find(({ id }) => id === summarySheet.record.call)!;
  expect(beside(record.status)).toHaveTextContent(`${record.title} ${record.registration}`);
  for (const { label, value } of record.rows) expect(beside(label)).toHaveTextContent(value);
  for (const { question, answer } of Object.values(straightAnswers.answers))
    expect(beside(question)).toHaveTextContent(answer);

  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(howYouStart.steps);
  for (const item of Object.values(beforeYouSign.items))
    expect(screen.getByRole("heading", { name: beforeYouSign.heading }).parentElement).toHaveTextContent(item);
  for (const address of [site.origin, site.bookingUrl]) expect(document.body).toHaveTextContent(new URL(address).host);
  const [columns, ...asked] = screen.getAllByRole("row").map((row) => textsOf(row.querySelectorAll("th, td")));
  expect(columns).toEqual([summarySheet.ask.question, site.brand, "", ""]);
  const { questions } = summarySheet.ask;
  expect(asked).toEqual(questions.map(({ question, us }) => [question, us, "", ""]));
  expect(questions.filter(({ us, said }) => Boolean(us) !== Boolean(said))).toEqual([]);
  expect(screen.getByText(summarySheet.label)).toBeVisible();
  for (const word of [figures.fields[0]!.label, figures.caveat]) expect(screen.queryByText(word)).toBeNull();
});

it("the one-page summary has the visitor's figures with their caveat, and a quoted price with what brings it in", () => {
  const typed = ["1,200", "3", "180", "300"];
  ownFigures.set({ typed, sum: workOut(typed) });
  render(<SummarySheet />);
  for (const [index, figure] of ["1,200", "3", "180", "300"].entries())
    expect(beside(figures.fields[index]!.label)).toHaveTextContent(figure);
  expect(screen.getByText(/£64,800 of work a week/)).toBeVisible();
  expect(screen.getByText(/^At £300 a month, about 2 bookings/)).toBeVisible();
  expect(screen.getByText(figures.caveat)).toBeVisible();
});

it("the one-page summary names the visitor's garage", () => {
  typedGarage.set({ name: "Smith & Sons" });
  render(<SummarySheet />);
  expect(screen.getByText("Smith & Sons").parentElement).toHaveTextContent(`${summarySheet.labelFor} Smith & Sons`);
});
