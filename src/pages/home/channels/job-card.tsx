import type { Job } from "../../../content/channels";
import { NumberPlate } from "../../../ui/number-plate";

/** The record of a job that an agent has done. */
export function JobCard({ status, title, registration, isElectric = false, rows }: Job) {
  return (
    <div className="day rounded-card bg-paper text-small mt-5 break-inside-avoid px-5 py-4 print:border forced-colors:border-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-action font-semibold">{status}</p>
        {registration && <NumberPlate isElectric={isElectric}>{registration}</NumberPlate>}
      </div>
      <p className="text-body text-ink mt-1 font-semibold">{title}</p>
      <dl className="border-line mt-3 grid gap-1 border-t border-dashed pt-3 *:flex *:justify-between *:gap-5 *:@max-2xs:block">
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
