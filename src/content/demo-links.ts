import { paths } from "../paths";

/** Below the played call. */
export const rulesLink = {
  label: "Read the rules it keeps, and where to see each.",
  to: `${paths.bookDemo}#rules`,
};
