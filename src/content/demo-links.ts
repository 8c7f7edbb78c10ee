import { paths } from "../paths";

/** Below the buttons of the hero and the closing section. */
export const answersLine = {
  label: "Straight answers on price, systems and recordings",
  to: `${paths.bookDemo}#straight-answers`,
};
