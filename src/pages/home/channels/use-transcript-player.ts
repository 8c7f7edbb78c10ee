import { useEffect, useState } from "react";

/** How long a line stands while it plays: as long as one reads it, and a breath. */
const MILLISECONDS_PER_LETTER = 45;
const BREATH_MILLISECONDS = 900;

/** Goes through a transcript, line by line. */
interface TranscriptPlayer {
  /** The current line, counted from 0; -1 before the first. */
  at: number;
  isPlaying: boolean;
  /** Plays on from here, or from the start once the end is reached; or pauses. */
  toggle: () => void;
  /** Goes to the next line, or from the last one to the first, and returns it. */
  next: () => number;
}

/**
 * Marks the lines of a transcript one after the other: by itself only after `toggle`, and never where the visitor wants no motion.
 *
 * @param lengths how many letters each line has
 * @param isShown one that is no longer shown pauses
 */
export function useTranscriptPlayer(lengths: number[], isShown: boolean): TranscriptPlayer {
  const [at, setAt] = useState(-1);
  const [isPlaying, setPlaying] = useState(false);
  const last = lengths.length - 1;
  // Settled while rendering, so that it cannot start again by itself when the sample is shown again.
  if (isPlaying && (!isShown || at >= last)) setPlaying(false);

  const delay = (lengths[at] ?? 0) * MILLISECONDS_PER_LETTER + BREATH_MILLISECONDS;

  useEffect(() => {
    if (!isPlaying || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setTimeout(() => setAt(at + 1), delay);
    return () => clearTimeout(timer);
  }, [isPlaying, at, delay]);

  return {
    at,
    isPlaying,
    toggle() {
      if (!isPlaying && (at < 0 || at >= last)) setAt(0);
      setPlaying(!isPlaying);
    },
    next() {
      const following = at >= last ? 0 : at + 1;
      setAt(following);
      return following;
    },
  };
}
