import { useSyncExternalStore } from "react";
import type { DemoRequest } from "./demo-request-schema";

/** What is typed into the form, as it stands: not trimmed, not valid. */
export type DemoDraft = Partial<DemoRequest>;

/** What became of the last request, and what is typed for the next. */
interface Desk {
  typed: DemoDraft;
  /** When the last request was taken; absent once the next is begun. */
  receivedAt?: Date;
}

const EMPTY: Desk = { typed: {} };

/**
 * Kept while the visitor reads another page of the site, and only in the memory of this document: nothing personal is
 * written to the device.
 */
let desk = EMPTY;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function show(next: Desk): void {
  desk = next;
  for (const listener of listeners) listener();
}

/** What is typed at the moment, or was before the visitor went to another page of the site. */
export const getDraft = (): DemoDraft => desk.typed;

/** Keeps what is typed. The first letter of a new request takes the receipt of the last one away. */
export function saveDraft(typed: DemoDraft): void {
  const { receivedAt } = desk;
  show(receivedAt && !Object.values(typed).some(Boolean) ? { typed, receivedAt } : { typed });
}

/** Forgets what was typed, since it has been delivered, and notes when. */
export const exchangeDraftForReceipt = (): void => show({ typed: {}, receivedAt: new Date() });

/** What is typed at the moment, and when the last request was taken; renders again when it changes. */
export const useDesk = (): Desk =>
  useSyncExternalStore(
    subscribe,
    () => desk,
    () => EMPTY,
  );
