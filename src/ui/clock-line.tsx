import "./clock-tile.css";
import { entrance } from "./entrance";

export interface ClockLineProps {
  /** On the 24-hour clock: `18:02`. */
  time: string;
  text: string;
  /** The line stands on paper instead of the night. */
  isOnPaper?: boolean;
}

/** The time of the night that a section tells of, and half a sentence. Opens the section. */
export function ClockLine({ time, text, isOnPaper = false }: ClockLineProps) {
  const [hours, minutes] = time.split(":");
  return (
    <p
      className={`text-ui flex break-after-avoid items-center gap-3 leading-snug text-balance @max-xs:flex-wrap @sm:items-baseline ${isOnPaper ? "text-ink-3" : "text-night-lead"}`}
    >
      <time
        ref={entrance}
        dateTime={time}
        data-clock-stop=""
        className={`clock-tile forced-colors:border-2 ${isOnPaper ? "border-line text-ink border" : "clock-tile-lit"}`}
      >
        <span>{hours}</span>
        <span className="clock-colon">:</span>
        <span>{minutes}</span>
      </time>{" "}
      <span>{text}</span>
    </p>
  );
}
