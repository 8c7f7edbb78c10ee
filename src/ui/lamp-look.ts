type LampState = "lit" | "unlit";

const LAMP = "before:size-2 before:shrink-0 before:rounded-full before:border before:forced-color-adjust-none";

/**
 * The indicator in front of a choice's label: amber when it is the one. Its ring turns dark as well, and forced colours
 * leave it alone, since amber by itself is too pale on paper.
 */
export const lampLook: Record<LampState, string> = {
  lit: `${LAMP} before:border-ink-950 before:bg-amber-400`,
  unlit: `${LAMP} before:border-line-strong`,
};
