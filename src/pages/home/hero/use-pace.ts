import { useEffect, useState, type RefObject } from "react";

/**
 * How an element may change by itself: not at all, "whole" (without motion), or "typed" letter by letter.
 */
export type Pace = "resting" | "whole" | "typed";

/**
 * Returns the pace of an element. It rests out of view and in a hidden tab, and changes as a whole for visitors who want no
 * motion.
 */
export function usePace(element: RefObject<Element | null>): Pace {
  const [pace, setPace] = useState<Pace>("resting");

  useEffect(() => {
    const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
    const listeners = new AbortController();
    const { signal } = listeners;
    let isInView = false;
    const update = () => {
      const canChange = isInView && !document.hidden;
      setPace(!canChange ? "resting" : reducedMotion.matches ? "whole" : "typed");
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)!.isIntersecting;
      update();
    });

    observer.observe(element.current!);
    reducedMotion.addEventListener("change", update, { signal });
    document.addEventListener("visibilitychange", update, { signal });
    return () => {
      observer.disconnect();
      listeners.abort();
    };
  }, [element]);

  return pace;
}
