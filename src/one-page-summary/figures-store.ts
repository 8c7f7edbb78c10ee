import { createStore } from "../store";

/** The visitor's own figures. */
interface OwnFigures {
  /** What stands in the four fields. */
  typed: readonly string[];
  /** What they come to, as soon as they are right; for a sum that is hardly meant, a sentence that asks for another look. */
  sum?: WorkedOut | string | undefined;
  /** The hash of the link that filled them in last. */
  hash?: string | undefined;
}

export interface WorkedOut {
  /** Calls missed in a week, bookings lost in ten of them, an average booking in pounds, and a quoted price, if any. */
  figures: readonly number[];
  /** The sentence with the turnover that they come to. */
  answer: string;
  /** Its parts, as in the content's `blanks`, and how it was worked out. */
  parts: readonly string[];
  /** The sentence with the bookings that bring in the price. */
  payback?: string | undefined;
}

/** Outlives the landing page, so that the figures are on the one-page summary. Nothing is stored or sent. */
export const ownFigures = createStore<OwnFigures>({ typed: [] });
