import { useEffect, type RefObject } from "react";
import { STILL, type Motion } from "../brand/motions";

/** How much of the watched element must be in view before it moves. */
const ENOUGH = 0.6;

/** How far from the window a part is made ready to move: before that it must cost nothing. */
const NEAR = "75% 0px";

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

/** Whether any of it can be seen. */
const isSeen = ({ boundingClientRect: { top, bottom } }: IntersectionObserverEntry) =>
  bottom > 0 && top < window.innerHeight;

/**
 * Plays motions as a part of the page comes into view, once. What is in view at first sight, from the start or after a
 * jump, stays as it is, and so does everything without scripts, under reduced motion and on paper: the page as it is
 * served shows how all motions end.
 *
 * @param moves what moves; the first one's element is watched. Must not change
 */
export function useEntrance(part: RefObject<Element | null>, moves: readonly Move[]): void {
  useEffect(() => {
    const still = window.matchMedia(STILL);
    const elements = moves.map(({ of }) => (of ? part.current!.querySelector(of)! : part.current!));
    /** Held at their first frame until the part comes into view. */
    let waiting: Animation[] = [];

    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        near.disconnect();
        if (isSeen(entry!) || still.matches) return;
        waiting = moves.map(({ motion: { keyframes, timing } }, index) =>
          elements[index]!.animate(keyframes, { ...timing, fill: "backwards" }),
        );
        for (const animation of waiting) animation.pause();
        inView.observe(elements[0]!);
      },
      { rootMargin: NEAR },
    );

    const inView = new IntersectionObserver(
      ([entry]) => {
        if (!entry!.isIntersecting) return;
        inView.disconnect();
        const delay = queue(moves[0]!.motion);
        for (const animation of waiting) {
          animation.effect!.updateTiming({ delay });
          animation.play();
        }
      },
      { threshold: ENOUGH },
    );

    function end() {
      near.disconnect();
      inView.disconnect();
      for (const animation of waiting) animation.cancel();
    }

    near.observe(elements[0]!);
    still.addEventListener("change", end);
    return () => {
      still.removeEventListener("change", end);
      end();
    };
  }, [part, moves]);
}
