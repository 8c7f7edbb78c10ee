import { useEffect, type RefObject } from "react";
import type { Motion } from "../brand/motions";

/** Neither a still page nor paper may show how something comes in. */
const STILL = "(prefers-reduced-motion: reduce), print";

/** How much of the watched element must be in view before it moves. */
const ENOUGH = 0.6;

/** What moves: the part itself, or the element within it that the selector finds. */
interface Move {
  of?: string;
  motion: Motion;
}

/** When each kind of motion began last, so that several that come into view together follow one another. */
const lastStarts = new Map<Motion, number>();

/** How long a motion still has to wait for the one before it, in milliseconds. */
function queue(motion: Motion): number {
  const now = performance.now();
  const start = Math.max(now, (lastStarts.get(motion) ?? 0) + (motion.gap ?? 0));
  lastStarts.set(motion, start);
  return start - now;
}

/**
 * Plays motions as a part of the page comes into view, once. What is in view from the start stays as it is, and so does
 * everything without scripts, under reduced motion and on paper: the page as it is served shows how all motions end.
 *
 * @param moves what moves; the first one's element is watched. Must not change
 */
export function useEntrance(part: RefObject<Element | null>, moves: readonly Move[]): void {
  useEffect(() => {
    const still = window.matchMedia(STILL);
    const elements = moves.map(({ of }) => (of ? part.current!.querySelector(of)! : part.current!));
    /** Held at their first frame until the part comes into view; none yet, or never any. */
    let waiting: Animation[] = [];

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry!.isIntersecting) {
          observer.disconnect();
          const delay = waiting.length > 0 ? queue(moves[0]!.motion) : 0;
          for (const animation of waiting) {
            animation.effect!.updateTiming({ delay });
            animation.play();
          }
        } else if (waiting.length === 0 && !still.matches) {
          waiting = moves.map(({ motion: { keyframes, timing } }, index) =>
            elements[index]!.animate(keyframes, { ...timing, fill: "backwards" }),
          );
          for (const animation of waiting) animation.pause();
        }
      },
      { threshold: ENOUGH },
    );

    function end() {
      observer.disconnect();
      for (const animation of waiting) animation.cancel();
    }

    observer.observe(elements[0]!);
    still.addEventListener("change", end);
    return () => {
      still.removeEventListener("change", end);
      end();
    };
  }, [part, moves]);
}
