import { advantages } from "../../../content/home";

const { minutes, peak, calls, caption } = advantages.costs.rush;

/** The place of a minute on the chart. */
const rowOf = (minute: string) => minutes.indexOf(minute);

/** How many of the drawn calls ring or are spoken at a minute. */
export const callsAt = (minute: string): number =>
  calls.filter(({ from, to }) => rowOf(from) <= rowOf(minute) && rowOf(minute) <= rowOf(to)).length;

/** Monday's first calls by minute: the one that the desk has, and those that the agent takes. A line marks the peak. */
export function RushChart() {
  return (
    <figure className="text-caption text-ink-3 mt-5">
      <table aria-hidden className="rush -mx-1 w-[calc(100%+.5rem)] table-fixed">
        <tbody>
          <tr>
            <td className="w-11" />
            <td className="desk-person" />
            <td colSpan={calls.length - 1} />
          </tr>
          {minutes.map((minute, row) => (
            <tr key={minute}>
              <th className={minute === peak ? "peak" : undefined}>{minute}</th>
              {calls.map(({ takenBy, from, to }, call) => {
                const start = rowOf(from);
                const end = rowOf(to);
                // A call's cell spans its minutes, and a blank one each of the other minutes.
                if (row === start)
                  return (
                    <td key={call} rowSpan={end - start + 1} className={call ? "by-agent" : "by-desk"}>
                      {takenBy}
                    </td>
                  );
                return row < start || row > end ? <td key={call} /> : null;
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="mt-2">{caption}</figcaption>
    </figure>
  );
}
