import { useEffect, useState, type RefObject } from "react";

/** Printing counts, or a phrase would be printed half typed. */
const NO_MOTION = "(prefers-reduced-motion: reduce), print";

/** Returns whether an element may move by itself: it is in view in a visible tab, and the visitor allows motion. */
export function useCanMove(element: RefObject<Element | null>): boolean {
  const [canMove, setCanMove] = useState(false);

  useEffect(() => {
    const noMotion = window.matchMedia(NO_MOTION);
    let isInView = false;
    const update = () => setCanMove(isInView && !document.hidden && !noMotion.matches);
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)!.isIntersecting;
      update();
    });

    observer.observe(element.current!);
    noMotion.addEventListener("change", update);
    document.addEventListener("visibilitychange", update);
    return () => {
      observer.disconnect();
      noMotion.removeEventListener("change", update);
      document.removeEventListener("visibilitychange", update);
    };
  }, [element]);

  return canMove;
}
