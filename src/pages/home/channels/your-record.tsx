import { yourTurn } from "../../../content/your-call";
import { ProperNames } from "../../../ui/proper-names";
import type { Played } from "./play-script";

interface YourRecordProps {
  /** Rows without a value wait for theirs. */
  rows: Played["rows"];
  /** The labels of the rows that the last answer has written. */
  stamped: string[];
}

/** What the agent writes down during a conversation that the visitor plays. */
export function YourRecord({ rows, stamped }: YourRecordProps) {
  return (
    <div className="day rounded-card bg-paper text-small top-24 self-start px-5 py-4 @sm:sticky forced-colors:border-2">
      <p className="text-action font-semibold">{yourTurn.record}</p>
      <dl className="border-line mt-3 grid gap-2 border-t border-dashed pt-3">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-caption">{label}</dt>
            {/* The key repeats the stamp when another value replaces it. */}
            <dd
              key={value}
              className={
                value
                  ? `text-ink font-semibold ${stamped.includes(label) ? "animate-stamp" : ""}`
                  : "border-ink-3 mb-1 grow border-b border-dotted"
              }
            >
              {value && <ProperNames>{value}</ProperNames>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
