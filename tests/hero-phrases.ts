/** As specified: the hero's phrases, literally and in order. */
export const HERO_PHRASES = [
  "Book MOTs & services",
  "Take payments",
  "Run reminder campaigns",
  "Convert & upsell VHCs",
  "Reduce no-shows",
  "Gather information",
] as const;

/** As specified: how long each is shown, and in which time of it each is typed, in milliseconds. */
export const PHRASE_MS = 3300;
export const TYPING_MS = 2000;
