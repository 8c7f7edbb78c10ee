type IndicatorState = "lit" | "unlit";

const DOT = "before:size-2 before:shrink-0 before:rounded-full before:border before:forced-color-adjust-none";

/**
 * The indicator in front of a choice's label: amber when it is the one. Its ring turns dark as well, and forced colours
 * leave it alone, since amber by itself is too pale on paper.
 */
export const choiceIndicator: Record<IndicatorState, string> = {
  lit: `${DOT} before:border-ink-950 before:bg-amber-400`,
  unlit: `${DOT} before:border-line-strong`,
};
