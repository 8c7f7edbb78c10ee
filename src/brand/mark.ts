/** The brand's mark: the one drawing of it. `npm run icons` makes the icons from it. */
export const mark = {
  /** An SVG path. */
  path: "M3 0h11v3H4v2h8v2a3 3 0 0 1-3 3H4l-4 4V3a3 3 0 0 1 3-3z",
  /** The mark stands on a square of this many units. */
  units: 14,
};
