/** The button that prints the one-page summary, and what stands below it if the summary cannot be fetched or shown. */
export const printButton = {
  print: "Print a one-page summary",
  failed: "The page to print didn’t arrive. Load this page again, then try once more.",
};
