/** Digits, optionally with a pound sign in front and with commas between thousands. */
const WHOLE_NUMBER = /^£?(\d+|\d{1,3}(,\d{3})+)$/;

/** Reads a typed number, which may have spaces, a pound sign, and commas. "wrong" is no whole number up to the largest. */
export function readFigure(typed: string, largest: number): "blank" | "wrong" | number {
  const text = typed.replaceAll(/\s/g, "");
  if (!text) return "blank";
  if (!WHOLE_NUMBER.test(text)) return "wrong";
  const figure = Number(text.replaceAll(/[£,]/g, ""));
  return figure <= largest ? figure : "wrong";
}

interface Figures {
  /** Calls missed in a week. */
  missed: number;
  /** Bookings lost in ten missed calls. */
  lost: number;
  /** An average booking, in pounds. */
  value: number;
}

/** Returns the turnover that the missed calls would have brought in a week, in whole pounds. */
export const workOut = ({ missed, lost, value }: Figures): number => Math.round((missed * lost * value) / 10);
