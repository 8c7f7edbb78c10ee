import { createStore } from "../store";

/** The visitor's own figures. */
interface OwnFigures {
  /** What stands in the three fields. */
  typed: readonly string[];
  /** Once all three are right. */
  answered?: WorkedOut | undefined;
  /** The hash of the link that filled them in last. */
  hash?: string | undefined;
}

export interface WorkedOut {
  /** Calls missed in a week, bookings lost in ten of them, and an average booking in pounds. */
  figures: [missed: number, lost: number, value: number];
  /** The sentence with the turnover that they come to. */
  answer: string;
}

/** Outlives the landing page, so that the figures are on the one-page summary. Nothing is stored or sent. */
export const ownFigures = createStore<OwnFigures>({ typed: [] });
