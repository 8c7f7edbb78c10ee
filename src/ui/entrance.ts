import type { RefCallback } from "react";

/** How far outside the window an element gets its starting state, so that elements far away cost nothing. */
const NEAR_MARGIN = "75% 0px";

/** How much of an element must be in view before its entrance plays. */
const VISIBLE_RATIO = 0.6;

async function play(element: HTMLElement) {
  element.dataset["entrance"] = "playing";
  await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  delete element.dataset["entrance"];
}

/**
 * A ref that plays the element's entrance once, as it comes into view. Sets `data-entrance` to "waiting", which holds
 * the first frame, then to "playing", and removes it at the end; the motions are in `src/brand/motifs.css`. An element
 * that is in view already, at load or after a jump, stays as it is.
 */
export const entrance: RefCallback<HTMLElement> = (element) => {
  if (!element) return;

  const inView = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)!.isIntersecting) return;
      inView.disconnect();
      void play(element);
    },
    { threshold: VISIBLE_RATIO },
  );

  const near = new IntersectionObserver(
    (entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!;
      if (!isIntersecting) return;
      near.disconnect();
      if (boundingClientRect.bottom > 0 && boundingClientRect.top < window.innerHeight) return;
      element.dataset["entrance"] = "waiting";
      inView.observe(element);
    },
    { rootMargin: NEAR_MARGIN },
  );

  near.observe(element);
  return () => {
    near.disconnect();
    inView.disconnect();
  };
};
