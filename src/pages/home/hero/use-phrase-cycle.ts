import { useEffect, useRef, useState } from "react";

/** The time that a phrase is shown, its typing included, in milliseconds. */
const PHRASE_MS = 3300;

/** The time in which a phrase is typed, in milliseconds. */
const TYPING_MS = 2000;

/**
 * Shows the phrases in turn, each typed letter by letter. The first phrase is complete at once, and so is the current one
 * while the cycle is stopped.
 *
 * @param phrases must not change
 * @returns the current phrase's index, its number of typed letters, whether half of it is there, and whether its last
 *   letter has been typed: false for a phrase that was complete at once
 */
export function usePhraseCycle(phrases: readonly string[], isRunning: boolean) {
  const [{ index, typed }, setShown] = useState({ index: 0, typed: Infinity });
  const current = useRef(0);

  useEffect(() => {
    if (!isRunning) return;
    let typing: number | undefined;

    function showNext() {
      const next = (current.current + 1) % phrases.length;
      const { length } = phrases[next]!;
      let letters = 0;
      current.current = next;
      setShown({ index: next, typed: letters });
      typing = window.setInterval(() => {
        letters += 1;
        setShown({ index: next, typed: letters });
        if (letters === length) window.clearInterval(typing);
      }, TYPING_MS / length);
    }

    const turns = window.setInterval(showNext, PHRASE_MS);
    return () => {
      window.clearInterval(turns);
      window.clearInterval(typing);
      setShown({ index: current.current, typed: Infinity });
    };
  }, [phrases, isRunning]);

  const { length } = phrases[index]!;
  return {
    index,
    typed: Math.min(typed, length),
    isHalfTyped: typed >= Math.floor(length / 2),
    isTyped: typed === length,
  };
}
