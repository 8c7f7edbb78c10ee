import { useEffect, useState } from "react";

/** One query for both, since neither a still page nor paper may show a phrase half typed. */
const STILL = "(prefers-reduced-motion: reduce), print";

/**
 * Counts the phrases shown so far, from 0. Stands still while not running, in a hidden tab, and where the visitor wants
 * no motion or prints: there it goes back to 0.
 *
 * @param milliseconds how long a phrase stands
 */
export function usePhraseCount(milliseconds: number, isRunning: boolean): number {
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (!isRunning) return;
    const still = window.matchMedia(STILL);
    let timer: number | undefined;

    function settle() {
      window.clearInterval(timer);
      if (still.matches) setCount(0);
      else if (!document.hidden) timer = window.setInterval(() => setCount((now) => now + 1), milliseconds);
    }

    settle();
    still.addEventListener("change", settle);
    document.addEventListener("visibilitychange", settle);
    return () => {
      window.clearInterval(timer);
      still.removeEventListener("change", settle);
      document.removeEventListener("visibilitychange", settle);
    };
  }, [milliseconds, isRunning]);

  return count;
}
