import "./rush-chart.css";
import { advantages } from "../../../content/home";

const { minutes, peak, calls, caption } = advantages.costs.rush;

/** @returns the index of a minute's column; -1 for a minute that the chart does not have */
const columnOf = (minute: string) => minutes.indexOf(minute);

/** @returns how many calls are being held in a minute, the first and last minute of a call included */
export const callsAt = (minute: string): number =>
  calls.filter(({ from, to }) => columnOf(from) <= columnOf(minute) && columnOf(minute) <= columnOf(to)).length;

/** The colours of the diary: green for the desk, the plates' yellow for the agent. */
const CALL_COLOURS = {
  desk: "desk-call bg-action-tint text-action-deep",
  agent: "bg-plate text-plate-ink",
};

/**
 * Monday's first calls, each in a row of its own along the minutes: what the desk has, and what the agent takes. Hidden
 * from screen readers, which have its statement in the sentence with the number.
 */
export function RushChart() {
  return (
    <figure className="rush text-ink-3 border-line mt-4 overflow-clip border-t">
      <table aria-hidden dir="ltr" className="rush-chart isolate table-fixed">
        <tbody>
          {calls.map((call, row) => (
            <CallRow key={row} {...call} />
          ))}
          <tr>
            {minutes.map((minute) => (
              <th key={minute} className={minute === peak ? "rush-peak" : undefined}>
                {minute}
              </th>
            ))}
          </tr>
        </tbody>
      </table>
      <figcaption className="text-caption mt-2">{caption}</figcaption>
    </figure>
  );
}

/** A call over its minutes. Its name stands beside the peak's line. */
function CallRow({ by, name, from, to }: (typeof calls)[number]) {
  const [start, end, middle] = [columnOf(from), columnOf(to), columnOf(peak)];
  const side = middle - start < end - middle ? "text-right" : "text-left";
  return (
    <tr>
      <Blank length={start} />
      <td colSpan={end - start + 1} className={`rush-call rounded-card px-2 ${side} ${CALL_COLOURS[by]}`}>
        {name}
      </td>
      <Blank length={minutes.length - end - 1} />
    </tr>
  );
}

/** The minutes before or after a call. */
function Blank({ length }: { length: number }) {
  return length > 0 && <td colSpan={length}>{null}</td>;
}
