import { Children, Suspense, useCallback, useLayoutEffect, useRef, type ReactNode } from "react";
import { createStore } from "../store";

/** The slices of the served page that React has not taken over yet. Changes as one is in place, before anything else can. */
export const servedSlices = createStore<ReadonlySet<object>>(new Set());

function takeOver(slice: object) {
  const left = new Set(servedSlices.get());
  if (left.delete(slice)) servedSlices.set(left);
}

/** Tells that what is around it is React's. Stands last, so that its effect runs after those of everything beside it. */
function Arrival({ onPlaced }: { onPlaced: () => void }) {
  useLayoutEffect(onPlaced, [onPlaced]);
  return null;
}

/** A part of the page that React takes over by itself. */
function Slice({ children }: { children: ReactNode }) {
  const isPlaced = useRef(false);
  const place = useCallback(() => {
    isPlaced.current = true;
    takeOver(isPlaced);
  }, []);

  // Runs after the arrival, unless that is still to come.
  useLayoutEffect(() => {
    if (!isPlaced.current) servedSlices.set(new Set(servedSlices.get()).add(isPlaced));
    return () => takeOver(isPlaced);
  }, []);

  return (
    <Suspense>
      {children}
      <Arrival onPlaced={place} />
    </Suspense>
  );
}

/**
 * Parts of the page, its children, each of which React takes over by itself, after what is around them: in all, a long
 * page would be one long task. A press on one does not wait for its turn.
 */
export function Slices({ children }: { children: ReactNode }) {
  return Children.map(children, (part) => <Slice>{part}</Slice>);
}
