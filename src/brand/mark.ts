/** The brand's mark: the one drawing of it. `npm run icons` draws it in the icons and in street-scene.svg. */
export const mark = {
  /** An SVG path. */
  path: "M1 0h26v8H11v4h12v8H11L1 28z",
  /** The mark stands on a square of this many units. */
  units: 28,
};
