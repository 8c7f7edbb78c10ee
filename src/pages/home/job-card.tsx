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

const CARD =
  "day mt-5 rounded-card bg-paper px-5 py-4 text-small break-inside-avoid forced-colors:border-2 print:border";
const ROWS =
  "mt-3 grid gap-1 border-t border-dashed border-line pt-3 *:flex *:justify-between *:gap-5 *:@max-2xs:block";

/** The card that an agent's work ends in, as a garage's diary would show it. */
export function JobCard({ status, title, registration, rows }: JobCardContent) {
  return (
    <div className={CARD}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-action font-semibold">{status}</p>
        {registration && <NumberPlate>{registration}</NumberPlate>}
      </div>
      <p className="text-body text-ink mt-1 font-semibold">{title}</p>
      <dl className={ROWS}>
        {rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd className="text-ink @2xs:text-right">{row.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
