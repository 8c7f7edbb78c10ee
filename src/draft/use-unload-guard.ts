import { useEffect } from "react";

/** Has the browser ask before a load of the whole document throws away what was typed. */
export function useUnloadGuard(isNeeded: boolean): void {
  useEffect(() => {
    // Only while needed: Firefox keeps no page in its back/forward cache that listens to this event.
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => {
      // Chromium takes a click on an e-mail link for leaving, though the page stays.
      if (!document.activeElement?.matches('a[href^="mailto:"]')) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isNeeded]);
}
