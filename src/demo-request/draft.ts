import { createStore } from "../store";

/** The texts in the demo form, by field name: neither trimmed nor checked. */
export type Draft = Readonly<Partial<Record<string, string>>>;

/**
 * Outlives the form, so that the text survives a visit to another page and the error screen. It is held in memory only:
 * nothing personal is written to the device.
 */
const draft = createStore<Draft>({});

/** When the last request was delivered; undefined once the next one is begun. */
const receipt = createStore<Date | undefined>(undefined);

/** `getDraft` returns the current draft. `useDraft` also renders again when it changes. */
export const { get: getDraft, useValue: useDraft } = draft;

/** Returns when the last request was delivered, until the next one is begun. */
export const useReceipt = receipt.useValue;

/** Returns true if a full page load would lose any text. */
export const holdsText = (texts: Draft): boolean => Object.values(texts).some(Boolean);

/** Replaces the draft. The first letter of a new request removes the receipt of the last one. */
export function saveDraft(texts: Draft): void {
  draft.set(texts);
  if (holdsText(texts)) receipt.set(undefined);
}

/** Empties the draft after its delivery and gives a receipt for it. */
export function recordDelivery(): void {
  draft.set({});
  receipt.set(new Date());
}
