import { useSyncExternalStore } from "react";

/** What a toast says. */
export interface ToastContent {
  /** "destructive" reports a failure. */
  variant?: "success" | "destructive";
  title: string;
  description: string;
}

/** A toast on show. Its id is never used again. */
export type Toast = ToastContent & { readonly id: number };

/** The one slot: a new toast takes the place of the one before. */
let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function put(toast: Toast | undefined) {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of any other. Returns its id, for `dismissToast`. */
export function showToast(content: ToastContent): number {
  const id = ++lastId;
  put({ ...content, id });
  return id;
}

/** Takes a toast away. Does nothing when another has taken its place, or none is left. */
export function dismissToast(id: number): void {
  if (current?.id === id) put(undefined);
}

/** The toast on show, if any. */
export const getToast = (): Toast | undefined => current;

/** Calls the listener after every change. Returns the function that ends this. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const noToast = () => undefined;

/** The toast on show, if any; renders again when it changes. */
export const useToast = (): Toast | undefined => useSyncExternalStore(subscribe, getToast, noToast);
