import { useEffect, useRef, useState, type RefObject } from "react";
import { STILL } from "../../../brand/motions";

interface AtRest {
  /** Nothing shall move by itself at the moment. */
  isAtRest: boolean;
  /** The visitor has asked for motion: neither pointer nor focus holds it back until they come anew. */
  wake: () => void;
}

/**
 * Whether a part of the page shall rest: while it has the pointer or the keyboard's focus, while it is out of view or
 * its tab is hidden, and where the visitor wants no motion or prints.
 */
export function useAtRest(part: RefObject<HTMLElement | null>): AtRest {
  const [isHeld, setHeld] = useState(false);
  const [isUnwatched, setUnwatched] = useState(true);
  const isInView = useRef(false);

  useEffect(() => {
    const element = part.current;
    if (!element) return;
    const still = window.matchMedia(STILL);
    const settle = () => setUnwatched(!isInView.current || document.hidden || still.matches);
    const observer = new IntersectionObserver(([entry]) => {
      isInView.current = entry!.isIntersecting;
      settle();
    });
    const holdByPointer = ({ pointerType }: PointerEvent) => pointerType === "mouse" && setHeld(true);
    const holdByFocus = ({ target }: FocusEvent) => (target as Element).matches(":focus-visible") && setHeld(true);
    const release = () => setHeld(false);

    observer.observe(element);
    still.addEventListener("change", settle);
    document.addEventListener("visibilitychange", settle);
    element.addEventListener("pointerenter", holdByPointer);
    element.addEventListener("pointerleave", release);
    element.addEventListener("focusin", holdByFocus);
    element.addEventListener("focusout", release);
    return () => {
      observer.disconnect();
      still.removeEventListener("change", settle);
      document.removeEventListener("visibilitychange", settle);
      element.removeEventListener("pointerenter", holdByPointer);
      element.removeEventListener("pointerleave", release);
      element.removeEventListener("focusin", holdByFocus);
      element.removeEventListener("focusout", release);
    };
  }, [part]);

  return { isAtRest: isHeld || isUnwatched, wake: () => setHeld(false) };
}
