import { useState } from "react";
import { signOff } from "../content/sign-off";
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
      const { printSignOff } = await import("./print-sign-off");
      setProblem(await printSignOff());
    } catch {
      setProblem(signOff.failed);
    }
    setBusy(false);
  }

  return (
    <div className="no-controls:hidden">
      <button type="button" className={linkLook.lone} onClick={print}>
        {signOff.print}
      </button>
      {problem && (
        <p key={problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
