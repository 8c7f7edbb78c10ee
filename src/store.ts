import { useSyncExternalStore } from "react";

/** A value outside React. It outlives components and pages, and ends with the document. */
export interface Store<Value> {
  /** The value in pre-rendered HTML, which hydration has to match. */
  initial: Value;
  get: () => Value;
  set: (value: Value) => void;
  /** Calls the listener after every change. Returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store that holds the initial value. */
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

/** Returns the store's value and renders again when it changes. */
export const useStore = <Value>({ initial, get, subscribe }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, get, () => initial);
