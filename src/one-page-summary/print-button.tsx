import { useEffect, useState, type ComponentType } from "react";
import { flushSync } from "react-dom";
import { printButton } from "../content/print-button";
import { linkLook } from "../ui/button-look";

/**
 * Loads the sheet, with its style.
 *
 * @throws when one of them cannot be fetched
 */
const loadSheet = async () => (await import("./summary-sheet")).SummarySheet;

/** When a page that prints the summary fetches it, in milliseconds after its controls work. */
const LOAD_DELAY_MS = 1000;

/** After this time without a print window there will be none, in milliseconds. */
const LONGEST_WAIT_MS = 2000;

/** Resolves with whether a print window opens. Browsers of other apps have no such function, or one that does nothing. */
const opensPrintWindow = () =>
  new Promise<boolean>((resolve) => {
    window.addEventListener("beforeprint", () => resolve(true), { once: true });
    window.print?.();
    setTimeout(resolve, LONGEST_WAIT_MS, false);
  });

interface PrintButtonProps {
  /** The page prints the summary by the browser's menu, too: the sheet is in the document before it is asked for. */
  isPrintedByMenu?: boolean;
}

/**
 * A button that prints the one-page summary instead of the page. A line below the button says when printing fails.
 */
export function PrintButton({ isPrintedByMenu = false }: PrintButtonProps) {
  const [Sheet, setSheet] = useState<ComponentType>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (!isPrintedByMenu) return;
    // If it does not arrive, the menu prints the page.
    const load = () =>
      loadSheet().then(
        (loaded) => setSheet(() => loaded),
        () => {},
      );
    const timer = setTimeout(load, LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPrintedByMenu]);

  async function print() {
    // The second click of a double click would open a second print window.
    if (isBusy) return;
    setBusy(true);
    try {
      const loaded = await loadSheet();
      flushSync(() => setSheet(() => loaded));
      setProblem((await opensPrintWindow()) ? undefined : printButton.noWindow);
    } catch {
      setProblem(printButton.failed);
    }
    setBusy(false);
    if (isPrintedByMenu) return;
    // Phones render the paper while the print window is open: the sheet stays until the visitor uses the page again.
    for (const type of ["pointermove", "pointerdown", "keydown"])
      window.addEventListener(type, () => setSheet(undefined), { once: true });
  }

  return (
    <div className="scriptless:hidden">
      <button type="button" className={linkLook.lone} onClick={print}>
        {printButton.print}
      </button>
      {problem && (
        <p key={problem} role="alert">
          {problem}
        </p>
      )}
      {Sheet && <Sheet />}
    </div>
  );
}
