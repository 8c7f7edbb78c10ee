import { useRef } from "react";
import { STAMP } from "../../../brand/motions";
import { NumberPlate } from "../../../ui/number-plate";
import { useEntrance } from "../../../ui/use-entrance";

/** What a ramp has at an hour: a job that the desk booked, a vehicle that came in overnight, or a break. */
type DiaryCell = { job: string } | { plate: string } | { rest: string };

export interface DiaryContent {
  /** Whose day it is. */
  caption: string;
  /** Above the hours, for those who cannot see the table. */
  hours: string;
  ramps: string[];
  rows: { time: string; cells: DiaryCell[] }[];
  /** What the colours mean. */
  legend: string;
}

/** Its cells reach the column's edges: the space around them lies outside. */
const TABLE = "-mx-1 mt-5 w-diary table-fixed border-separate border-spacing-1 text-caption";
/** Two ramps fit a phone, one a watch. */
const RAMP = "@max-sm:nth-4:hidden @max-sm:nth-5:hidden @max-2xs:nth-3:hidden";
const HEAD = `py-1 text-left font-semibold text-ink ${RAMP}`;
const CELL = `h-9 @sm:h-10 rounded-tile text-center ${RAMP}`;

const kindOf = (cell: DiaryCell) => ("job" in cell ? "job" : "plate" in cell ? "plate" : "rest");

const CELLS: Record<ReturnType<typeof kindOf>, string> = {
  job: `${CELL} bg-action-tint font-semibold text-action-deep`,
  plate: `${CELL} bg-paper-2`,
  rest: `${CELL} bg-paper-2 text-ink-3`,
};

const MOVES = [{ motion: STAMP }];

function StampedPlate({ children }: { children: string }) {
  const plate = useRef<HTMLDivElement>(null);
  useEntrance(plate, MOVES);
  return (
    <div ref={plate}>
      <NumberPlate>{children}</NumberPlate>
    </div>
  );
}

/** One garage's day, full: what the desk had, and what the night brought. */
export function Diary({ caption, hours, ramps, rows, legend }: DiaryContent) {
  return (
    <>
      <table className={TABLE}>
        <caption className="text-ink pl-1 text-left font-semibold">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-12">
              <span className="sr-only">{hours}</span>
            </th>
            {ramps.map((ramp) => (
              <th key={ramp} scope="col" className={HEAD}>
                {ramp}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ time, cells }) => (
            <tr key={time}>
              <th scope="row" className="text-left font-normal">
                {time}
              </th>
              {cells.map((cell, ramp) => (
                <td key={ramps[ramp]} className={CELLS[kindOf(cell)]}>
                  {"plate" in cell ? (
                    <StampedPlate>{cell.plate}</StampedPlate>
                  ) : (
                    <span>{"job" in cell ? cell.job : cell.rest}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-caption text-ink-3 mt-1">{legend}</p>
    </>
  );
}
