import { createStore } from "../store";

/** The visitor's own figures. */
interface OwnFigures {
  /** What stands in the four fields. */
  typed: readonly string[];
  /** Once the first three are right, and the fourth is empty or right. */
  answered?: WorkedOut | undefined;
  /** The hash of the link that filled them in last. */
  hash?: string | undefined;
}

export interface WorkedOut {
  /** Calls missed in a week, bookings lost in ten of them, an average booking in pounds, and a quoted price, if any. */
  figures: readonly number[];
  /** The sentence with the turnover that they come to. */
  answer: string;
  /** The sentence with the bookings that bring in the price. */
  payback?: string | undefined;
}

/** Outlives the landing page, so that the figures are on the one-page summary. Nothing is stored or sent. */
export const ownFigures = createStore<OwnFigures>({ typed: [] });
