import "./entrance.css";
import type { RefCallback } from "react";

/** How near to the window an element gets its first frame. Elements farther away cost nothing. */
const NEAR_MARGIN = "75% 0px";

/** An entrance starts when the element's top is this far above the lower edge of the window. */
const START_MARGIN = "0px 0px -22%";

async function play(element: HTMLElement) {
  element.dataset["entrance"] = "playing";
  await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  delete element.dataset["entrance"];
}

/** Calls back once, when an element comes into the window, which the margin makes larger or smaller. */
function onceInside(rootMargin: string, element: HTMLElement, act: (place: DOMRectReadOnly) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!;
      if (!isIntersecting) return;
      observer.disconnect();
      act(boundingClientRect);
    },
    { rootMargin },
  );
  observer.observe(element);
}

/**
 * A ref that plays the element's entrance once, when it comes into view. `data-entrance` is "waiting", which shows the
 * first frame, then "playing", and removed at the end; the rules are in the css beside what moves. An element that is in
 * view at load or after a jump does not play.
 */
export const entrance: RefCallback<HTMLElement> = (element) => {
  if (!element) return;
  onceInside(NEAR_MARGIN, element, ({ top, bottom }) => {
    if (bottom > 0 && top < window.innerHeight) return;
    element.dataset["entrance"] = "waiting";
    onceInside(START_MARGIN, element, () => void play(element));
  });
};
