import { createStore, useStore } from "../store";

/** A page of this site that the visitor waits for, by its address. Once late, it may not come at all. */
export interface Wait {
  address: string;
  isLate: boolean;
}

const store = createStore<Wait | undefined>(undefined);

/** Says what the visitor waits for; undefined when for nothing. */
export const setWait = store.set;

/** What the visitor waits for, if for anything; renders again when it changes. */
export const useWait = (): Wait | undefined => useStore(store);
