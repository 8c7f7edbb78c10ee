/** How main tells the boot script, a bundle of its own, what became of the start. Dispatched on `document`. */
export const startEvents = { hydrated: "site:hydrated", failed: "site:failed" } as const;
