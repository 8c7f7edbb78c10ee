import { useRef } from "react";
import { PULSE } from "../brand/motions";
import { useEntrance } from "./use-entrance";

/** What the clock stands on. */
type Ground = "night" | "day";

export interface ClockLineProps {
  /** On the 24-hour clock: `18:02`. */
  time: string;
  text: string;
}

const LINES: Record<Ground, string> = { night: "text-night-lead", day: "text-ink-3" };

const TILES: Record<Ground, string> = { night: "tile tile-lit", day: "tile border border-line text-ink" };

const MOVES = [{ motion: PULSE }];

/** The hour of the one night that the page tells, and half a sentence. Opens a part of the page. */
export function ClockLine({ time, text, ground = "night" }: ClockLineProps & { ground?: Ground }) {
  const colon = useRef<HTMLSpanElement>(null);
  useEntrance(colon, MOVES);
  const [hours, minutes] = time.split(":");

  return (
    <p className={`text-ui flex flex-wrap items-center gap-x-3 gap-y-2 text-balance ${LINES[ground]}`}>
      <time className={TILES[ground]}>
        <span>{hours}</span>
        <span ref={colon}>:</span>
        <span>{minutes}</span>
      </time>{" "}
      <span>{text}</span>
    </p>
  );
}
