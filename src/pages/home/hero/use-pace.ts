import { useEffect, useState, type RefObject } from "react";

/**
 * How an element may change by itself: not at all, "whole" (without motion), or "typed" letter by letter.
 */
export type Pace = "resting" | "whole" | "typed";

/**
 * Returns the pace of an element. It rests out of view, in a hidden tab, and in print: a phrase would be printed half typed.
 * It changes as a whole for visitors who want no motion.
 */
export function usePace(element: RefObject<Element | null>): Pace {
  const [pace, setPace] = useState<Pace>("resting");

  useEffect(() => {
    const print = window.matchMedia("print");
    const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
    const listeners = new AbortController();
    const { signal } = listeners;
    let isInView = false;
    const update = () => {
      const canChange = isInView && !document.hidden && !print.matches;
      setPace(!canChange ? "resting" : reducedMotion.matches ? "whole" : "typed");
    };
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)!.isIntersecting;
      update();
    });

    observer.observe(element.current!);
    for (const query of [print, reducedMotion]) query.addEventListener("change", update, { signal });
    document.addEventListener("visibilitychange", update, { signal });
    return () => {
      observer.disconnect();
      listeners.abort();
    };
  }, [element]);

  return pace;
}
