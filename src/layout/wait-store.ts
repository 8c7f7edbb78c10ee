import { useSyncExternalStore } from "react";

/** A page of this site that the visitor waits for, by its address. Once late, it may not come at all. */
export interface Wait {
  address: string;
  isLate: boolean;
}

let current: Wait | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says what the visitor waits for; undefined when for nothing. */
export function setWait(wait: Wait | undefined): void {
  current = wait;
  for (const listener of listeners) listener();
}

const noWait = () => undefined;

/** What the visitor waits for, if for anything; renders again when it changes. */
export const useWait = (): Wait | undefined => useSyncExternalStore(subscribe, () => current, noWait);
