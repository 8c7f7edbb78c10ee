import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { summarySheet } from "../content/summary-sheet";
import { SummarySheet } from "./summary-sheet";
import styles from "./summary-sheet.css?inline";

/** After this time without a print window there will be none, in milliseconds. */
const LONGEST_WAIT_MS = 2000;

/**
 * Puts the sheet into the document: unseen on the screen, and on paper in place of the page.
 *
 * @returns removes it
 * @throws in browsers without constructable style sheets
 */
function insertSheet(): () => void {
  // The Content-Security-Policy forbids a style element.
  const style = new CSSStyleSheet();
  style.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  const element = document.createElement("div");
  element.className = "one-page-summary";
  document.body.append(element);
  const root = createRoot(element);
  flushSync(() => root.render(<SummarySheet />));

  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);
    root.unmount();
    element.remove();
  };
}

/** Its abort clears the sheet away. */
let shown = new AbortController();

/**
 * Prints the one-page summary instead of the page that is open.
 *
 * @returns once the print window opens; words for the visitor if none does, as in the browsers of other apps
 * @throws if the browser cannot show the sheet
 */
export async function printSummary(): Promise<string | undefined> {
  shown.abort();
  shown = new AbortController();
  const { signal } = shown;
  signal.addEventListener("abort", insertSheet());

  // Phones fire `afterprint` while the print window is still open, and render the paper later: the sheet stays until the
  // visitor uses the page again.
  function clearAwaySoon() {
    for (const type of ["pointermove", "pointerdown", "keydown"])
      window.addEventListener(type, () => shown.abort(), { signal });
  }
  window.addEventListener("afterprint", clearAwaySoon, { signal });

  return new Promise((resolve) => {
    window.addEventListener("beforeprint", () => resolve(undefined), { signal });
    // Browsers of other apps have no such function, or one that does nothing.
    window.print?.();
    setTimeout(() => {
      clearAwaySoon();
      resolve(summarySheet.noWindow);
    }, LONGEST_WAIT_MS);
  });
}
