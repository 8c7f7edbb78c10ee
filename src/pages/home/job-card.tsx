import { CircleCheck } from "lucide-react";
import { NumberPlate } from "../../ui/number-plate";

/** What an agent wrote back: a booking, a record, a campaign's outcome. */
export interface JobCardContent {
  /** Such as "Booked" or "Record updated". */
  status: string;
  title: string;
  /** The vehicle, where there is one. */
  registration?: string;
  rows: { label: string; value: string }[];
}

/** The card that an agent's work ends in, as a garage's diary would show it. */
export function JobCard({ status, title, registration, rows }: JobCardContent) {
  return (
    <div className="rounded-card border-line bg-paper text-ink-700 border p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-caption flex items-center gap-2 font-semibold text-green-700">
          <CircleCheck aria-hidden size={18} />
          <span>{status}</span>
        </p>
        {registration && <NumberPlate registration={registration} />}
      </div>
      <p className="text-ui text-ink-950 mt-2 font-semibold">{title}</p>
      <dl className="border-line text-caption mt-3 grid gap-1 border-t pt-3 tabular-nums">
        {rows.map((row) => (
          <div key={row.label} className="flex justify-between gap-4">
            <dt className="text-ink-500">{row.label}</dt>
            <dd className="text-ink-950 text-right font-medium">{row.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
