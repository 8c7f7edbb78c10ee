/** The button that prints the page for whoever signs, and what stands below it if the page cannot be fetched or shown. */
export const signOff = {
  print: "Print a page for whoever signs",
  failed: "The page to print didn’t arrive. Load this page again, then try once more.",
};
