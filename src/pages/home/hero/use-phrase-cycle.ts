import { useEffect, useRef, useState } from "react";
import type { Pace } from "./use-pace";

/** The time that a phrase is shown, its typing included, in milliseconds. */
export const PHRASE_MS = 3300;

/** The time in which a phrase is typed, in milliseconds. */
export const TYPING_MS = 2000;

/**
 * Shows the phrases in turn, at the pace "typed" letter by letter. The first phrase is complete at once, and so is the current
 * one while the cycle rests.
 *
 * @param phrases must not change
 * @returns the current phrase's index, its number of typed letters, whether half of it is there, and whether its last
 *   letter has been typed: false for a phrase that was complete at once
 */
export function usePhraseCycle(phrases: readonly string[], pace: Pace) {
  const [{ index, typed }, setShown] = useState({ index: 0, typed: Infinity });
  const current = useRef(0);

  useEffect(() => {
    if (pace === "resting") return;
    let typing: number | undefined;

    function type(next: number) {
      const { length } = phrases[next]!;
      const start = performance.now();
      // The clock counts the letters, since a busy browser leaves out ticks.
      function typeOn() {
        const letters = Math.min(length, Math.round(((performance.now() - start) * length) / TYPING_MS));
        setShown({ index: next, typed: letters });
        if (letters === length) window.clearInterval(typing);
      }
      window.clearInterval(typing);
      typing = window.setInterval(typeOn, TYPING_MS / length);
      typeOn();
    }

    function showNext() {
      current.current = (current.current + 1) % phrases.length;
      if (pace === "typed") type(current.current);
      else setShown({ index: current.current, typed: Infinity });
    }

    const turns = window.setInterval(showNext, PHRASE_MS);
    return () => {
      for (const timer of [turns, typing]) window.clearInterval(timer);
      setShown({ index: current.current, typed: Infinity });
    };
  }, [phrases, pace]);

  const { length } = phrases[index]!;
  return {
    index,
    typed: Math.min(typed, length),
    isHalfTyped: typed >= Math.floor(length / 2),
    isTyped: typed === length,
  };
}
