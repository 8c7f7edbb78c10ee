import { paths } from "../paths";

/** Beside the hero's button. */
export const answersLink = {
  label: "What sets the price, systems and recordings",
  to: `${paths.bookDemo}#straight-answers`,
};

/** Below the played call. */
export const rulesLink = {
  label: "Read the rules it keeps, and where to see each.",
  to: `${paths.bookDemo}#rules`,
};
