import { useSyncExternalStore } from "react";

/** A value beside React, in the memory of this document alone: it outlives components, and pages. */
export interface Store<Value> {
  /** What the built page shows. */
  initial: Value;
  get: () => Value;
  set: (value: Value) => void;
  /** Calls the listener after every change. Returns the function that ends this. */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a store that holds the initial value. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * What is read from a store; renders again when that changes.
 *
 * @param read must give the same part for the same value
 */
export function useStore<Value, Part>({ initial, get, subscribe }: Store<Value>, read: (value: Value) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => read(get()),
    () => read(initial),
  );
}
