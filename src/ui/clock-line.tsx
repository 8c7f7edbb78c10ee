import { entrance } from "./entrance";

/** What the clock stands on. */
type Ground = "night" | "day";

export interface ClockLineProps {
  /** On the 24-hour clock: `18:02`. */
  time: string;
  text: string;
  ground?: Ground;
}

const LINE_COLOURS: Record<Ground, string> = { night: "text-night-lead", day: "text-ink-3" };

const TILES: Record<Ground, string> = { night: "tile tile-lit", day: "tile border border-line text-ink" };

/** The time of the night that the page tells, and half a sentence. Opens a section. */
export function ClockLine({ time, text, ground = "night" }: ClockLineProps) {
  const [hours, minutes] = time.split(":");

  return (
    <p className={`text-ui flex flex-wrap items-center gap-x-3 gap-y-2 text-balance ${LINE_COLOURS[ground]}`}>
      <time ref={entrance} dateTime={time} className={TILES[ground]}>
        <span>{hours}</span>
        <span>:</span>
        <span>{minutes}</span>
      </time>{" "}
      <span>{text}</span>
    </p>
  );
}
