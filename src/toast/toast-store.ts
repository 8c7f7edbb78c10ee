import { createStore, useStore } from "../store";

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
const slot = createStore<Toast | undefined>(undefined);
let lastId = 0;

/** Shows a toast in place of any other. Returns its id, for `dismissToast`. */
export function showToast(content: ToastContent): number {
  const id = ++lastId;
  slot.set({ ...content, id });
  return id;
}

/** Takes a toast away. Does nothing when another has taken its place, or none is left. */
export function dismissToast(id: number): void {
  if (slot.get()?.id === id) slot.set(undefined);
}

/** The toast on show, if any. */
export const getToast = slot.get;

/** Calls the listener after every change. Returns the function that ends this. */
export const { subscribe } = slot;

/** The toast on show, if any; renders again when it changes. */
export const useToast = (): Toast | undefined => useStore(slot, (toast) => toast);
