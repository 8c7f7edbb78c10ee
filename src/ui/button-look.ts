const SHAPE =
  "inline-flex items-center justify-center gap-2 rounded-control border font-semibold no-underline text-center disabled:opacity-70";
const FULL = `${SHAPE} min-h-button px-6 py-2 text-body`;
const COMPACT = `${SHAPE} min-h-11 px-3 py-1 text-ui @sm:px-4`;

/** The classes of a button, or of a link that looks like one, by the ground that it stands on. */
export const buttonLook = {
  "on-night": `${FULL} border-night-text bg-night-text text-ink hover:bg-warm`,
  "on-night-compact": `${COMPACT} border-night-line text-night-text hover:border-night-text`,
  "on-paper": `${FULL} border-action bg-action text-paper hover:bg-ink`,
  "on-paper-secondary": `${FULL} border-ink-3 text-ink hover:border-ink`,
};

const INLINE = "underline decoration-1 underline-offset-4 hover:decoration-2";
const LONE = `inline-flex min-h-11 min-w-11 items-center py-2 text-start ${INLINE}`;

/** The classes of a link: in running text, alone, or as the quiet alternative beside a button. */
export const linkLook = { inline: INLINE, lone: LONE, quiet: `font-semibold ${LONE}` };
