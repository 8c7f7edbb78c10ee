import { useSyncExternalStore } from "react";

/**
 * Creates a store: a value outside React that outlives components and pages, and ends with the document. Pre-rendered
 * HTML and hydration see its initial value.
 */
export function createStore<Value>(initial: Value) {
  let current = initial;
  const listeners = new Set<() => void>();
  const get = () => current;
  /** Calls the listener after every change. Returns a function that removes it. */
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  return {
    get,
    set(value: Value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe,
    /** A hook: returns the value and renders again when it changes. */
    useValue: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
