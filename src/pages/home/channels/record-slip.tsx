import "../../../ui/torn-paper.css";
import "./record-slip.css";
import type { Ref } from "react";
import type { AgentRecord } from "../../../content/channels";
import { NumberPlate, REGISTRATION } from "../../../ui/number-plate";
import { UnderlineRecorded } from "./underline-recorded";
import { splitAtRecorded } from "./split-at-recorded";

export interface RecordRowsProps {
  /** Rows without a value wait for theirs. */
  rows: { label: string; value?: string | undefined }[];
  /** All that was said. Values that occur in it are underlined, there and here. */
  said: string;
  /** The labels of the rows that the last answer has written. */
  stamped?: string[];
}

interface RecordSlipProps extends RecordRowsProps {
  ref?: Ref<HTMLDivElement>;
  /** What it is, or what came of a conversation: "On the record", "Booked". */
  status: string;
  title?: string;
  /** The vehicle's, where there is one. */
  registration?: string;
  /** Of a played conversation alone. While it is "filling", only wide windows show the slip. */
  played?: "filling" | "ended";
}

/** The classes of what lies beside a conversation in wide windows, and stays in view there. */
export const besideLook = "@lg:sticky @lg:top-24 @lg:self-start";

const REGISTRATION_ALONE = new RegExp(`^${REGISTRATION}$`);

/** Returns the values of a record's rows, and of its plate: what is underlined where it is said. */
export const valuesOf = ({ rows, registration }: Pick<AgentRecord, "rows" | "registration">) =>
  [registration ?? [], rows.map(({ value }) => value)].flat();

/** What the agent writes down: a slip of paper, in the light of the desk's lamp. */
export function RecordSlip({ ref, status, title, registration, played, rows, said, stamped = [] }: RecordSlipProps) {
  return (
    <div
      ref={ref}
      className={`record break-inside-avoid forced-colors:mt-6 ${played === "filling" ? "@max-lg:hidden" : ""}`}
    >
      <div
        className={`torn-paper on-paper text-ui @xl:text-body px-5 py-4 forced-colors:border-2 ${played === "ended" ? "torn-off [--holes:50%_0]" : ""}`}
      >
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-action font-semibold">{status}</p>
          {registration && <NumberPlate>{registration}</NumberPlate>}
        </div>
        {title && <p className="text-body text-ink mt-1 font-semibold">{title}</p>}
        <dl className="record-rows mt-3 grid gap-x-4">
          {rows.map(({ label, value = "" }) => {
            const isStamped = value !== "" && stamped.includes(label);
            return (
              <div key={label} className={isStamped ? "record-row-written" : undefined}>
                <dt>{label}</dt>
                {/* The key repeats the stamp when another value replaces it. */}
                <RecordValue key={value} value={value} said={said} isStamped={isStamped} />
              </div>
            );
          })}
        </dl>
      </div>
    </div>
  );
}

/** A row's value: a vehicle's plate, or words; empty while it is waited for. */
export function RecordValue({ value, said, isStamped }: { value: string; said: string; isStamped: boolean }) {
  return (
    <dd className={value ? `origin-left font-semibold ${isStamped ? "animate-stamp" : ""}` : ""}>
      {REGISTRATION_ALONE.test(value) ? (
        <NumberPlate>{value}</NumberPlate>
      ) : (
        value && (
          <UnderlineRecorded values={splitAtRecorded(said, [value]).length > 1 ? [value] : []}>
            {value}
          </UnderlineRecorded>
        )
      )}
    </dd>
  );
}
