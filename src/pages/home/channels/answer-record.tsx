import { conversationLabels } from "../../../content/played-conversations";
import { RecordValue, type RecordRowsProps } from "./record-slip";

/** The rows that one answer has written, below it in windows that are too narrow for a record beside the conversation. */
export function AnswerRecord({ rows, said, stamped = [] }: RecordRowsProps) {
  if (rows.length === 0) return null;
  return (
    <div className="torn-paper on-paper text-ui text-ink mt-3 w-full px-5 py-4 @sm:col-start-2 @sm:max-w-[22rem] @lg:hidden forced-colors:border">
      <p className="sr-only">{conversationLabels.record}</p>
      <dl className="grid gap-y-0.5">
        {rows.map(({ label, value = "" }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-action">{label}</dt>
            <RecordValue key={value} value={value} said={said} isStamped={stamped.includes(label)} />
          </div>
        ))}
      </dl>
    </div>
  );
}
