import { advantages } from "../../../content/advantages";
import type { WorkedOut } from "../../../one-page-summary/figures-store";

const { fields, plausible, implausible, answer, payback } = advantages.revenue.figures;

/** Digits, optionally with a pound sign in front and with commas between thousands. */
const WHOLE_NUMBER = /^£?(\d+|\d{1,3}(,\d{3})+)$/;

/** The same, optionally with pence. */
const AMOUNT = /^£?(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;

type Figure = (typeof fields)[number];

/**
 * Reads a typed number, which may have spaces, a pound sign, and commas.
 *
 * @returns "wrong" for what is no number of its kind from 0 to `largest`
 */
function readFigure(typed: string, { largest, unit }: Figure): "blank" | "wrong" | number {
  const text = typed.replaceAll(/\s/g, "");
  if (!text) return "blank";
  if (!(unit ? AMOUNT : WHOLE_NUMBER).test(text)) return "wrong";
  const figure = Number(text.replaceAll(/[£,]/g, ""));
  return figure <= largest ? figure : "wrong";
}

/** @param typed the texts of the fields, in the order of the content's `fields` */
export const readFigures = (typed: readonly string[]) =>
  fields.map((field, index) => readFigure(typed[index] ?? "", field));

/**
 * Works out the turnover that the missed calls would have brought in a week, and how many bookings bring in a quoted price.
 *
 * @returns undefined until the three figures are right, and the price is empty or right; a sentence that asks for another
 *   look if the sum is hardly meant
 */
export function workOut(typed: readonly string[]): WorkedOut | string | undefined {
  const [missed, lost, value, price] = readFigures(typed);
  if (typeof missed !== "number" || typeof lost !== "number" || typeof value !== "number") return undefined;
  if (price === "wrong") return undefined;
  const work = Math.round((missed * lost * value) / 10);
  if (work < plausible.least || work > plausible.most) return implausible(work);
  const parts = answer(work, missed, lost, value);
  const workedOut = { figures: [missed, lost, value], answer: parts.join(" "), parts };
  if (typeof price !== "number") return workedOut;
  // In pence, since fractions of pounds are inexact.
  const bookings = Math.ceil(Math.round(price * 100) / Math.round(value * 100));
  return {
    ...workedOut,
    figures: [missed, lost, value, price],
    payback: price > 0 ? payback(price, bookings, value) : undefined,
  };
}

/** The hash, without `#`, of a link that fills the figures in: `figures=7.3.99p50`, with a `p` before any pence. */
export const figuresHash = (figures: readonly number[]) =>
  `figures=${figures.map((figure) => (Number.isInteger(figure) ? figure : figure.toFixed(2).replace(".", "p"))).join(".")}`;

/** Returns the texts of such a link's figures for the fields; undefined for any other hash, and where one of them is wrong. */
export function linkedFigures(hash: string): string[] | undefined {
  // Some mail programs escape what needs no escaping.
  const parts = /^#figures=(\d+)\.(\d+)\.(\d+(?:p\d\d)?)(?:\.(\d+(?:p\d\d)?))?$/.exec(decodeURIComponent(hash));
  const typed = parts?.slice(1).map((part = "") => part.replace("p", "."));
  return typed && !readFigures(typed).includes("wrong") ? typed : undefined;
}
