import { createStore } from "../store";

/** The words of a toast. */
export interface ToastContent {
  /** "destructive" reports a failure. */
  variant?: "success" | "destructive";
  title: string;
  description: string;
}

/** A toast on show. Its id is never reused. */
type Toast = ToastContent & { readonly id: number };

/** The single slot: a new toast replaces the one before. */
const slot = createStore<Toast | undefined>(undefined);
let lastId = 0;

/** Shows a toast in place of any other. Returns its id, for `dismissToast`. */
export function showToast(content: ToastContent): number {
  const id = ++lastId;
  slot.set({ ...content, id });
  return id;
}

/** Removes a toast. Does nothing if it was removed or replaced before. */
export function dismissToast(id: number): void {
  if (slot.get()?.id === id) slot.set(undefined);
}

/** `getToast` returns the toast on show, if any; `useToast` also renders again when it changes. */
export const { get: getToast, useValue: useToast } = slot;
