/** The largest whole number that each of the three takes. */
const LARGEST_FIGURE = { missed: 9999, lost: 10, value: 99999 } as const;

export type FigureName = keyof typeof LARGEST_FIGURE;

/** Of the visitor's own firm: calls missed in a week, bookings lost in ten of them, an average booking in pounds. */
export type Figures = Record<FigureName, number>;

/** Blank, not a whole number within its limits, or the number. */
export type ReadFigure = "blank" | "wrong" | number;

/** Digits, in threes where there are commas, after a pound sign at most. */
const WHOLE_NUMBER = /^£?(\d+|\d{1,3}(,\d{3})+)$/;

/**
 * Reads a figure as people type it: with spaces anywhere, a pound sign in front, commas between thousands.
 *
 * @param text what is in the field
 */
export function readFigure(name: FigureName, text: string): ReadFigure {
  const figure = text.replaceAll(/\s/g, "");
  if (!figure) return "blank";
  if (!WHOLE_NUMBER.test(figure)) return "wrong";
  const number = Number(figure.replaceAll(/[£,]/g, ""));
  return number <= LARGEST_FIGURE[name] ? number : "wrong";
}

/** Work that the missed calls would have brought in a week, in whole pounds: missed × lost ÷ 10 × value. */
export const workOut = ({ missed, lost, value }: Figures): number => Math.round((missed * lost * value) / 10);
