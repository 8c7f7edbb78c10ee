import { useLayoutEffect, useRef, type ReactNode } from "react";
import { whenAtRest } from "./when-at-rest";

/** As many elements as a slow phone lays out in well under 50 ms. */
const ELEMENTS_AT_ONCE = 150;

const layOut = (part: HTMLElement) => void (part.style.contentVisibility = "visible");

/** Puts neighbours together, as long as they are not too much at once: each turn costs a few frames. */
function inTurns(parts: HTMLElement[]): HTMLElement[][] {
  const turns: HTMLElement[][] = [];
  let elements = Infinity;
  for (const part of parts) {
    const own = part.querySelectorAll("*").length;
    elements += own;
    if (elements <= ELEMENTS_AT_ONCE) turns.at(-1)!.push(part);
    else {
      turns.push([part]);
      elements = own;
    }
  }
  return turns;
}

/** Lays out parts, turn by turn. Returns the function that ends this. */
function layOutInTurn([first, ...others]: HTMLElement[][]): () => void {
  if (!first) return () => {};
  let stop = whenAtRest(() => {
    first.forEach(layOut);
    stop = layOutInTurn(others);
  });
  return () => stop();
}

/**
 * What lies below a page's first screen. It is neither laid out nor painted before the site's whole style has come, and
 * the document carries no style for it (styles.css, src/build/first-style.ts). Each child is a part, a `<section>`: as the
 * page starts, the browser lays out those that are far away in their turn. They must not wait to come near: until they
 * are laid out, Chromium keeps them from assistive technology.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const fold = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const parts = [...fold.current!.querySelectorAll<HTMLElement>(":scope > *")];
    const isStart = document.documentElement.dataset.script !== "ready";
    if (isStart && !window.location.hash) return layOutInTurn(inTurns(parts));
    // The page is scrolled to a place of it at once, which must be where it stays.
    parts.forEach(layOut);
  }, []);

  return (
    <div ref={fold} className="below-fold">
      {children}
    </div>
  );
}
