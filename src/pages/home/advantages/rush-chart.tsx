import { advantages } from "../../../content/advantages";

const { minutes, peak, calls, caption } = advantages.costs.rush;

/** The classes of the peak's minute, with a line down through the calls. */
const PEAK =
  "text-ink relative h-[1.5em] after:border-ink after:absolute after:inset-[100%_auto_auto_50%] after:z-[1] after:h-[100rem] after:border-l-2 after:[translate:-50%]";

/** The classes of a call, by who takes it. */
const CALL_LOOKS = { desk: "bg-action", agent: "bg-plate" };

/**
 * Monday's first calls, each a bar along the minutes, of which the peak alone is named: what the desk has, and what the agent
 * takes. Hidden from screen readers, which have its statement in the text.
 */
export function RushChart() {
  return (
    <figure aria-hidden className="text-ink-3 text-ui mt-3 @md:mt-0">
      {/* Cuts the line off. */}
      <div className="overflow-clip">
        <table className="isolate w-full table-fixed border-separate [border-spacing:0_0.375rem] @md:[border-spacing:0_0.5rem]">
          <thead>
            <tr>
              <td className="w-[5.25rem]">{null}</td>
              {minutes.map((minute) => (
                <th key={minute} className={minute === peak ? PEAK : undefined}>
                  {/* It may be wider than its minute. */}
                  {minute === peak && (
                    <span className="absolute top-0 left-1/2 [translate:-50%] font-semibold whitespace-nowrap">
                      {minute}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calls.map((call, index) => (
              <CallRow key={index} {...call} />
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="text-caption mt-2">{caption}</figcaption>
    </figure>
  );
}

/** A call from its first minute to its last, with a dot where the peak's line crosses it. */
function CallRow({ name, by, from, to }: (typeof calls)[number]) {
  const start = minutes.indexOf(from);
  const length = minutes.indexOf(to) - start + 1;
  const dot = (
    <svg className="drawn stroke-ink fill-paper absolute inset-0 z-[2] size-full stroke-2">
      <circle cx={`${((minutes.indexOf(peak) - start + 0.5) / length) * 100}%`} cy="50%" r="6" />
    </svg>
  );
  return (
    <tr>
      <th className="text-ink text-start font-semibold">{name}</th>
      {start > 0 && <td colSpan={start}>{null}</td>}
      <td colSpan={length} className={`rounded-card relative h-6 forced-colors:border-2 ${CALL_LOOKS[by]}`}>
        {dot}
      </td>
    </tr>
  );
}
