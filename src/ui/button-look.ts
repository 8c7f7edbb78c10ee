/** What a button stands on, and how loud it is. */
export type ButtonVariant = "night" | "night-compact" | "day" | "day-secondary";

const SHAPE =
  "inline-flex items-center justify-center gap-2 rounded-control border font-semibold no-underline text-center";
const FULL = "min-h-button px-6 py-2 text-body";
const COMPACT = "min-h-11 px-3 py-1 text-ui @sm:px-4";
const DISABLED = "disabled:cursor-default disabled:opacity-70";

const ON_NIGHT = "border-night-text bg-night-text text-ink hover:border-warm hover:bg-warm print:bg-transparent";
const ON_PAPER =
  "border-action bg-action text-paper hover:border-action-deep hover:bg-action-deep print:bg-transparent print:text-ink";
const SECONDARY = "border-ink-3 text-ink hover:border-ink";

/** The classes that make a button, or a link that leads somewhere, look like one. */
export const buttonLook: Record<ButtonVariant, string> = {
  night: `${SHAPE} ${FULL} ${DISABLED} ${ON_NIGHT}`,
  /** In the header's bar. */
  "night-compact": `${SHAPE} ${COMPACT} ${DISABLED} ${ON_NIGHT}`,
  day: `${SHAPE} ${FULL} ${DISABLED} ${ON_PAPER}`,
  "day-secondary": `${SHAPE} ${FULL} ${DISABLED} ${SECONDARY}`,
};

/** The classes of a link in running text. */
export const inlineLink = "underline decoration-1 underline-offset-4 hover:decoration-2";

/** The classes of a link that stands by itself, with room for a finger. */
export const loneLink = `inline-flex min-h-11 min-w-11 items-center ${inlineLink}`;

/** The classes of a link beside a button: it leads on, but does not ask to be pressed first. */
export const quietLink = `font-medium ${loneLink}`;
