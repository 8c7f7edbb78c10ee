import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { postEvent } from "../network/events";
import { site } from "../site";
import { createStore } from "../store";

/** The texts in the demo form, by field name: neither trimmed nor checked. */
type Draft = Readonly<Partial<Record<string, string>>>;

/**
 * Outlives the form, so that the text survives a visit to another page and the error screen. It is held in memory only:
 * nothing personal is written to the device.
 */
const draft = createStore<Draft>({});

/** The last request, the time of day and the history entry of its delivery; undefined once the next one is begun. */
const receipt = createStore<{ time: string; request: Draft; entry: string } | undefined>(undefined);

/** `getDraft` returns the current draft. `useDraft` also renders again when it changes. */
export const { get: getDraft, useValue: useDraft } = draft;

/**
 * Returns the receipt of the last request until the next one is begun. It belongs to the history entry on which it was given:
 * a link to the page asks for another request. A link to a part of the page keeps it.
 */
export function useReceipt() {
  const { key, hash } = useLocation();
  const last = receipt.useValue();
  return hash || last?.entry === key ? last : undefined;
}

/** Returns true if any field has text, which a full page load would lose. */
export const holdsText = (texts: Draft): boolean => Object.values(texts).some(Boolean);

/**
 * Replaces the draft. The first letter of a new request removes the receipt of the last one. Of several equal events
 * src/network/events.ts posts one.
 */
export function saveDraft(texts: Draft): void {
  draft.set(texts);
  if (!holdsText(texts)) return;
  receipt.set(undefined);
  postEvent("form-start");
}

/** Empties the draft after its delivery and gives a receipt for it. `entry` is the key of the router's location. */
export function recordDelivery(entry: string): void {
  const time = new Date().toLocaleTimeString(site.lang, { hour: "2-digit", minute: "2-digit" });
  receipt.set({ time, request: draft.get(), entry });
  draft.set({});
}

/** Makes the browser ask before a full page load that would lose the draft. */
export function useUnloadGuard(): void {
  const isNeeded = holdsText(useDraft());
  useEffect(() => {
    // Listen only while needed: Firefox keeps no page with this listener in its back/forward cache.
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => {
      // Chromium fires the event for mailto links too, although the page stays.
      if (!document.activeElement?.matches('a[href^="mailto:"]')) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isNeeded]);
}

/** Returns a mailto link to the company with the lines as its text, for a draft that the form cannot deliver. */
export function emailLink(subject: string, lines: readonly string[]): string {
  // Unlike encodeURIComponent, URLSearchParams accepts half a surrogate pair. Mail programs do not read "+" as a space.
  const query = new URLSearchParams({ subject, body: lines.join("\r\n") });
  return `mailto:${site.email}?${query.toString().replaceAll("+", "%20")}`;
}
