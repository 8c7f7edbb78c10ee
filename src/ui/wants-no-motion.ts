/** Returns whether the visitor has asked for reduced motion. For what scripts move: styles.css holds the rest. */
export const wantsNoMotion = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;
