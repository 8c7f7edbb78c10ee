import { paths } from "../paths";
import type { NotFoundSectionProps } from "../pages/not-found/not-found-section";

/** The 404's words. */
export const notFound = {
  number: "404",
  heading: "Oops! Page not found",
  text: "This bay is empty. The page may have moved, or the address has a letter wrong.",
  home: { label: "Return to Home", to: paths.home },
  dealer: "Hartley Garage · 01632 960142",
  /** In front of the missing path, in the console. */
  log: "Page not found:",
} satisfies NotFoundSectionProps & { log: string };
