import { useSyncExternalStore } from "react";
import type { DemoRequest } from "./demo-request-schema";

/** What is typed into the form, as it stands: not trimmed, not valid. */
export type DemoDraft = Partial<DemoRequest>;

const NOTHING: DemoDraft = {};

/**
 * Kept while the visitor reads another page of the site, and only in the memory of this document: nothing personal is
 * written to the device.
 */
let draft = NOTHING;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is typed at the moment, or was before the visitor went to another page of the site. */
export const getDraft = (): DemoDraft => draft;

/** Keeps what is typed. */
export function saveDraft(typed: DemoDraft): void {
  draft = typed;
  for (const listener of listeners) listener();
}

/** Forgets what was typed, since it has been delivered. */
export const clearDraft = (): void => saveDraft(NOTHING);

/** What is typed at the moment; renders again when it changes. */
export const useDraft = (): DemoDraft => useSyncExternalStore(subscribe, getDraft, () => NOTHING);
