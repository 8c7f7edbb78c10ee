/** How the application tells the boot script, a bundle of its own, what became of the start. On `document`. */
export const startEvents = {
  /** The page's controls work, but for those in a late part. */
  hydrated: "site:hydrated",
  /** The controls of the late part work, too. */
  lateHydrated: "site:late-hydrated",
  /** The page stays as it was served. */
  failed: "site:failed",
} as const;

export type StartEvent = (typeof startEvents)[keyof typeof startEvents];

/** Tells the boot script. */
export const announce = (event: StartEvent) => void document.dispatchEvent(new Event(event));

/** Selects the part of a page whose code comes late (`ui/late-part.tsx`). */
export const LATE_PART = "[data-late]";
