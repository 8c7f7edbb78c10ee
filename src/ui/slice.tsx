import { Suspense, useId, useLayoutEffect, type ReactNode } from "react";

/** Slices of the served page that React has not taken over yet, and those that are React's. */
const served = new Set<string>();
const taken = new Set<string>();
/** Who waits for all to be taken over, and who hears of each. */
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

/** Calls back as each slice is in place, before anything else can happen. Returns the function that ends this. */
export function onSlicePlaced(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/** Resolves when React has taken over all slices of the served page; to be asked once it has the page around them. */
export const slicesHydrated = (): Promise<void> =>
  new Promise((resolve) => {
    if (served.size === 0) resolve();
    else waiting.add(resolve);
  });

function settle(slice: string) {
  served.delete(slice);
  if (served.size > 0) return;
  for (const resolve of waiting) resolve();
  waiting.clear();
}

/** Tells that the slice around it is React's. Stands last, so that its effect runs after those of everything beside it. */
function Arrival({ slice }: { slice: string }) {
  useLayoutEffect(() => {
    taken.add(slice);
    for (const callback of listeners) callback();
    settle(slice);
    return () => void taken.delete(slice);
  }, [slice]);
  return null;
}

/**
 * A part of the page that React takes over by itself, after what is around it: in all, a long page would be one long
 * task. A press on it does not wait for its turn.
 */
export function Slice({ children }: { children: ReactNode }) {
  const slice = useId();
  // Runs after the arrival, unless that is still to come.
  useLayoutEffect(() => {
    if (!taken.has(slice)) served.add(slice);
    return () => settle(slice);
  }, [slice]);

  return (
    <Suspense>
      {children}
      <Arrival slice={slice} />
    </Suspense>
  );
}
