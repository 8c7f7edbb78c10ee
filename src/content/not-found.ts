/** The words of the 404 page. */
export const notFound = {
  number: "404",
  heading: "Oops! Page not found",
  text: "This bay is empty. The page may have moved, or the address may be mistyped.",
  home: "Return to Home",
  /** Logged to the console before the missing path. */
  log: "Page not found:",
} as const;
