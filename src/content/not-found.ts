import { paths } from "../paths";
import type { NotFoundSectionProps } from "../pages/not-found/not-found-section";

/** The 404's words. */
export const notFound = {
  heading: "404",
  text: "Oops! Page not found",
  home: { label: "Return to Home", to: paths.home },
  /** In front of the missing path, in the console. */
  log: "Page not found:",
} satisfies NotFoundSectionProps & { log: string };
