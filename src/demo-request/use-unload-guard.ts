import { useEffect } from "react";

/** Makes the browser ask before a full page load that would lose typed text. */
export function useUnloadGuard(isNeeded: boolean): void {
  useEffect(() => {
    // Listen only while needed: Firefox keeps no page with this listener in its back/forward cache.
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => {
      // Chromium fires the event for mailto links too, although the page stays.
      if (!document.activeElement?.matches('a[href^="mailto:"]')) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isNeeded]);
}
