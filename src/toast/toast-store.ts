import { createStore } from "../store";

/** The words of a toast. */
export interface ToastContent {
  /** "destructive" reports a failure. */
  variant?: "success" | "destructive";
  title: string;
  description: string;
}

/** A toast on show. Each has an id of its own. */
type Toast = ToastContent & { readonly id: number };

/** The single slot: a new toast replaces the one before. */
const slot = createStore<Toast | undefined>(undefined);
let lastId = 0;

/** Shows a toast in place of any other. */
export const showToast = (content: ToastContent) => slot.set({ ...content, id: ++lastId });

/** Removes the toast on show. */
export const dismissToast = () => slot.set(undefined);

/** `getToast` returns the toast on show, if any; `useToast` also renders again when it changes. */
export const { get: getToast, useValue: useToast } = slot;
