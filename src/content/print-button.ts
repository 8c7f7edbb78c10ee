/** The button that prints the one-page summary, and what stands below it if there is no summary or no print window. */
export const printButton = {
  print: "Print a one-page summary",
  failed: "The page to print didn’t arrive. Load this page again, then try once more.",
  /** Browsers inside other apps often cannot print, and do not say so. */
  noWindow: "No print window? Some apps can’t print. Open this page in your browser, such as Safari or Chrome.",
};
