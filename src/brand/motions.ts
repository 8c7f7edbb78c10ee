/** A short motion that plays once. Only transform and opacity: nothing is laid out anew. */
export interface Motion {
  keyframes: PropertyIndexedKeyframes;
  /** Duration in milliseconds, and which part of the element moves. */
  timing: KeyframeEffectOptions & { duration: number };
  /** Between the starts of several that come into view together, in milliseconds. */
  gap?: number;
}

/** Where nothing moves: neither a still page nor paper may show how something comes in, or a phrase half typed. */
export const STILL = "(prefers-reduced-motion: reduce), print";

const SETTLE = "cubic-bezier(.2, .9, .3, 1)";
const SWING = "ease-in-out";

/** A plate is stamped into the diary. */
export const STAMP: Motion = {
  keyframes: { opacity: [0, 1], transform: ["scale(1.25) rotate(-3deg)", "none"] },
  timing: { duration: 200, easing: SETTLE },
  gap: 70,
};

/** The light in a shop goes on, with one dip: in its window, and with it on the pavement. */
export const WINDOW_LIGHT: Motion = {
  keyframes: { opacity: [0.1, 0.75, 0.35, 1] },
  timing: { duration: 420 },
  gap: 180,
};
export const PAVEMENT_LIGHT: Motion = { ...WINDOW_LIGHT, timing: { duration: 420, pseudoElement: "::before" } };

/** The shutter comes down. */
export const SHUT: Motion = {
  keyframes: { transform: ["translateY(-100%)", "none"] },
  timing: { duration: 320, easing: SETTLE, pseudoElement: "::before" },
};

/** The pass swings about its clip, and hangs still. */
export const SWAY: Motion = {
  keyframes: { transform: ["rotate(-2.2deg)", "rotate(1.2deg)", "none"] },
  timing: { duration: 640, easing: SWING },
};

/** The clock's colon pulses twice. */
export const PULSE: Motion = {
  keyframes: { opacity: [1, 0.15, 1, 0.15, 1] },
  timing: { duration: 2000, easing: SWING },
};
