import { useState } from "react";
import { printButton } from "../content/print-button";
import { linkLook } from "../ui/button-look";

/** A button that prints the one-page summary, which the first press fetches. A line below it says when printing fails. */
export function PrintButton() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function print() {
    // The second click of a double click would open a second print window.
    if (isBusy) return;
    setBusy(true);
    try {
      const { printSummary } = await import("./print-summary");
      setProblem(await printSummary());
    } catch {
      setProblem(printButton.failed);
    }
    setBusy(false);
  }

  return (
    <div className="no-controls:hidden">
      <button type="button" className={linkLook.lone} onClick={print}>
        {printButton.print}
      </button>
      {problem && (
        <p key={problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
