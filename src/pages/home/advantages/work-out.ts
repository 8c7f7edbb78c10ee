import { advantages } from "../../../content/advantages";
import type { WorkedOut } from "../../../one-page-summary/figures-store";

const { fields, answer, payback } = advantages.revenue.figures;

/** Digits, optionally with a pound sign in front and with commas between thousands. */
const WHOLE_NUMBER = /^£?(\d+|\d{1,3}(,\d{3})+)$/;

/**
 * Reads a typed number, which may have spaces, a pound sign, and commas.
 *
 * @returns "wrong" for what is no whole number from 0 to `largest`
 */
function readFigure(typed: string, largest: number): "blank" | "wrong" | number {
  const text = typed.replaceAll(/\s/g, "");
  if (!text) return "blank";
  if (!WHOLE_NUMBER.test(text)) return "wrong";
  const figure = Number(text.replaceAll(/[£,]/g, ""));
  return figure <= largest ? figure : "wrong";
}

/** @param typed the texts of the fields, in the order of the content's `fields` */
export const readFigures = (typed: readonly string[]) =>
  fields.map(({ largest }, index) => readFigure(typed[index] ?? "", largest));

/**
 * Works out the turnover that the missed calls would have brought in a week, and how many bookings bring in a quoted price.
 *
 * @returns undefined until the three figures are right, and the price is empty or right
 */
export function workOut(typed: readonly string[]): WorkedOut | undefined {
  const [missed, lost, value, price] = readFigures(typed);
  if (typeof missed !== "number" || typeof lost !== "number" || typeof value !== "number") return undefined;
  if (price === "wrong") return undefined;
  const work = Math.round((missed * lost * value) / 10);
  const workedOut = { figures: [missed, lost, value], answer: answer(work, missed, lost, value) };
  if (typeof price !== "number") return workedOut;
  // Without a price nothing is to be paid back, and bookings that bring nothing never pay it back.
  const isPaidBack = price > 0 && value > 0;
  return {
    ...workedOut,
    figures: [missed, lost, value, price],
    payback: isPaidBack ? payback(price, Math.ceil(price / value), value) : undefined,
  };
}

/** The hash, without `#`, of a link that fills the figures in. */
export const figuresHash = (figures: readonly number[]) => `figures=${figures.join(".")}`;

/** Returns the figures of such a link; undefined for any other hash, and where one of them is wrong. */
export function linkedFigures(hash: string): WorkedOut | undefined {
  // Some mail programs escape what needs no escaping.
  const parts = /^#figures=(\d+)\.(\d+)\.(\d+)(?:\.(\d+))?$/.exec(decodeURIComponent(hash));
  return parts ? workOut(parts.slice(1)) : undefined;
}
