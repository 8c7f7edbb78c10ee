import { useEffect, useRef, useState } from "react";

/** How long a phrase stands, its typing included, in milliseconds. */
const PHRASE_MS = 3300;

/** How long its typing takes, in milliseconds. */
const TYPING_MS = 2000;

/** What the plate shows. */
interface ShownPhrase {
  index: number;
  /** How many of the phrase's letters are typed. */
  typed: number;
  /** Its last letter has been typed; false for a phrase that appeared whole. */
  isTyped: boolean;
}

/**
 * Goes through the phrases, each typed letter by letter. The first phrase is whole from the start, and so is the current
 * one while the cycle does not run.
 *
 * @param phrases must not change
 */
export function usePhraseCycle(phrases: readonly string[], isRunning: boolean): ShownPhrase {
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
  return { index, typed: Math.min(typed, length), isTyped: typed === length };
}
