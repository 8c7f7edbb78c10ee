import { createStore, useStore } from "../store";

/** What is typed into the demo form, by field, as it stands: not trimmed, not valid. */
export type Draft = Readonly<Partial<Record<string, string>>>;

/** What became of the last request, and what is typed for the next. */
interface Desk {
  typed: Draft;
  /** When the last request was taken; absent once the next is begun. */
  receivedAt?: Date;
}

/**
 * Kept while the visitor reads another page of the site, or looks at the error screen, and only in the memory of this
 * document: nothing personal is written to the device.
 */
const desk = createStore<Desk>({ typed: {} });

/** Whether there is anything that a load of the whole document would throw away: typed, or on its way. */
export const holdsText = (typed: Draft): boolean => Object.values(typed).some(Boolean);

/** What is typed at the moment, or was before the visitor went to another page of the site. */
export const getDraft = (): Draft => desk.get().typed;

const isSame = (some: Draft, other: Draft): boolean =>
  Object.keys({ ...some, ...other }).every((name) => (some[name] ?? "") === (other[name] ?? ""));

/** Keeps what is typed. The first letter of a new request takes the receipt of the last one away. */
export function saveDraft(typed: Draft): void {
  const { typed: before, receivedAt } = desk.get();
  if (isSame(typed, before)) return;
  desk.set(receivedAt && !holdsText(typed) ? { typed, receivedAt } : { typed });
}

/** Forgets what was typed, since it has been delivered, and notes when. */
export const exchangeDraftForReceipt = (): void => desk.set({ typed: {}, receivedAt: new Date() });

/** What is typed at the moment; renders again when it changes. */
export const useDraft = (): Draft => useStore(desk, ({ typed }) => typed);

/** When the last request was taken, until the next is begun; renders again when that changes. */
export const useReceipt = (): Date | undefined => useStore(desk, ({ receivedAt }) => receivedAt);
