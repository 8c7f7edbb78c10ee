import "./rush-chart.css";
import { advantages } from "../../../content/home";

const { minutes, peak, calls, caption } = advantages.costs.rush;

/** The row of a minute in the chart. */
const rowOf = (minute: string) => minutes.indexOf(minute);

/** How many of the drawn calls cross a minute. */
export const callsAt = (minute: string): number =>
  calls.filter(({ from, to }) => rowOf(from) <= rowOf(minute) && rowOf(minute) <= rowOf(to)).length;

const CALL = "rounded-card px-2 py-2 align-top leading-snug font-semibold";

const CALL_COLOURS = {
  /** As in the diary, whose jobs are the desk's and whose plates are the agent's. */
  desk: "desk-person bg-action-tint text-action-deep",
  agent: "bg-plate text-plate-ink",
};

/** Monday's first calls by minute, each in a column of its own: what the desk has, and what the agent takes. */
export function RushChart() {
  return (
    <figure className="text-caption text-ink-3 border-line mt-4 border-t">
      <table aria-hidden dir="ltr" className="rush-chart table-fixed">
        <tbody>
          {minutes.map((minute, row) => (
            <tr key={row}>
              <th className={minute === peak ? "rush-peak" : undefined}>{minute}</th>
              {calls.map(({ by, name, from, to }, column) => {
                const [start, end] = [rowOf(from), rowOf(to)];
                // A call's cell spans its minutes; before and after them its column has blank cells.
                if (row > start && row <= end) return null;
                const isCall = row === start;
                return (
                  <td
                    key={column}
                    rowSpan={isCall ? end - start + 1 : undefined}
                    className={isCall ? `${CALL} ${CALL_COLOURS[by]}` : undefined}
                  >
                    {isCall && name}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-2">{caption}</figcaption>
    </figure>
  );
}
