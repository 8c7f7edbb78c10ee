import "./rush-chart.css";
import { advantages } from "../../../content/advantages";

const { minutes, peak, calls, caption } = advantages.costs.rush;

type Call = (typeof calls)[number];

/** The minutes in which a call is being held, its first and last included. */
const minutesOf = ({ from, to }: Call) => minutes.slice(minutes.indexOf(from), minutes.indexOf(to) + 1);

/** The classes of a call, by who takes it. */
const CALL_LOOKS = { desk: "desk-call text-paper", agent: "text-plate-ink" };

/**
 * Monday's first calls, each in a column of its own down the minutes: what the desk has, and what the agent takes. Hidden
 * from screen readers, which have its statement in the text.
 */
export function RushChart() {
  return (
    <figure className="text-ink-3 mt-3 overflow-clip @md:mt-0">
      <table aria-hidden className="rush-chart isolate table-fixed">
        <tbody>
          {minutes.map((minute) => (
            <tr key={minute} className={minute === peak ? "rush-peak" : undefined}>
              <th>{minute}</th>
              {calls.map((call, column) => (
                <CallCell key={column} call={call} minute={minute} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="text-caption mt-1 @md:mt-2">{caption}</figcaption>
    </figure>
  );
}

/** A call as one cell over its minutes; above and below it blank cells. */
function CallCell({ call, minute }: { call: Call; minute: string }) {
  const held = minutesOf(call);
  if (!held.includes(minute)) return <td>{null}</td>;
  return (
    minute === held[0] && (
      <td
        rowSpan={held.length}
        className={`rush-call rounded-card align-top forced-colors:border-2 ${CALL_LOOKS[call.by]}`}
      >
        <span>{call.name}</span>
        {/* Where the peak's line crosses it. */}
        <svg className="drawn stroke-ink fill-paper absolute inset-0 z-[2] size-full stroke-2">
          <circle cx="85%" cy={`${((held.indexOf(peak) + 0.5) / held.length) * 100}%`} r="6" />
        </svg>
      </td>
    )
  );
}
