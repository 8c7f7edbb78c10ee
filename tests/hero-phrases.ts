/** As specified: the hero's phrases, literally and in order. */
export const HERO_PHRASES = [
  "Book MOTs & services",
  "Take payments",
  "Run reminder campaigns",
  "Convert & upsell VHCs",
  "Reduce no-shows",
  "Gather information",
] as const;

/** How long each stands, as specified. */
export const PHRASE_MILLISECONDS = 3300;
