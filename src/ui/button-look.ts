export type ButtonVariant = "primary" | "secondary" | "night" | "compact";

const SHAPE = "inline-flex items-center justify-center gap-2 rounded-control border";
const FULL = "min-h-12 px-6 py-2";
const COMPACT = "min-h-11 px-4 py-1";
const TEXT = "text-center text-ui font-semibold no-underline";
const MOTION = "transition-transform duration-fast ease-out active:translate-y-px";
const DISABLED = "disabled:cursor-default disabled:opacity-70 disabled:active:translate-y-0";

const GREEN =
  "border-green-700 bg-green-700 text-paper hover:border-green-800 hover:bg-green-800 print:bg-transparent print:text-ink-950";
const PAPER = "border-line-strong bg-paper text-ink-950 hover:border-ink-950";
const ON_NIGHT =
  "border-night-text bg-night-text text-ink-950 hover:border-green-300 hover:bg-green-300 print:bg-transparent";

/** The classes that make a button, or a link that leads somewhere, look like one. */
export const buttonLook: Record<ButtonVariant, string> = {
  primary: `${SHAPE} ${FULL} ${TEXT} ${MOTION} ${DISABLED} ${GREEN}`,
  secondary: `${SHAPE} ${FULL} ${TEXT} ${MOTION} ${DISABLED} ${PAPER}`,
  night: `${SHAPE} ${FULL} ${TEXT} ${MOTION} ${DISABLED} ${ON_NIGHT}`,
  /** In the header's bar. */
  compact: `${SHAPE} ${COMPACT} ${TEXT} ${MOTION} ${DISABLED} ${GREEN}`,
};

/** The classes of a link beside a button: it leads on, but does not ask to be pressed first. */
export const quietLink =
  "inline-block py-3 font-medium text-ink-950 decoration-line-strong hover:decoration-ink-950 underline underline-offset-4";
