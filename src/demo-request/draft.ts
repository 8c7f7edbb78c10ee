import { createStore, useStore } from "../store";

/** The texts in the demo form, by field name: neither trimmed nor checked. */
export type Draft = Readonly<Partial<Record<string, string>>>;

interface DraftState {
  typed: Draft;
  /** When the last request was delivered; absent once the next one is begun. */
  receivedAt?: Date;
}

/**
 * Outlives the form, so that the text survives a visit to another page and the error screen. It is held in memory only:
 * nothing personal is written to the device.
 */
const store = createStore<DraftState>({ typed: {} });

/** Returns true if a full page load would lose any text. */
export const holdsText = (draft: Draft): boolean => Object.values(draft).some(Boolean);

/** Returns the current draft. */
export const getDraft = (): Draft => store.get().typed;

const isSame = (one: Draft, other: Draft): boolean =>
  Object.keys({ ...one, ...other }).every((name) => (one[name] ?? "") === (other[name] ?? ""));

/** Replaces the draft. The first letter of a new request removes the receipt of the last one. */
export function saveDraft(draft: Draft): void {
  const { typed, receivedAt } = store.get();
  if (isSame(draft, typed)) return;
  store.set(receivedAt && !holdsText(draft) ? { typed: draft, receivedAt } : { typed: draft });
}

/** Empties the draft after its delivery and records the time for the receipt. */
export const exchangeDraftForReceipt = (): void => store.set({ typed: {}, receivedAt: new Date() });

/** Returns the current draft and renders again when it changes. */
export const useDraft = (): Draft => useStore(store).typed;

/** Returns when the last request was delivered, until the next one is begun. */
export const useReceipt = (): Date | undefined => useStore(store).receivedAt;
