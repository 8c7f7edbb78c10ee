import type { ReactNode } from "react";
import { voice, type Call } from "../../../content/voice";
import { UnderlineRecorded } from "./underline-recorded";
import { Record, valuesOf } from "./record";

/** A call, line by line, and its outcome beside it. */
export function SampleCall({ title, recording, lines, record }: Call) {
  const values = valuesOf(record);
  return (
    <div className="@lg:grid-cols-record grid gap-x-12 gap-y-6">
      <div>
        <h3 className="font-text text-ui font-semibold tracking-normal">{title}</h3>
        {recording && (
          <audio controls preload="none" src={recording.file} aria-label={voice.recording} className="mt-4 w-full" />
        )}
        <ol className={callLook}>
          {lines.map(({ anchor, ...line }, index) => (
            <li key={index} id={anchor} className="scroll-my-24">
              <CallLine {...line} values={values} />
            </li>
          ))}
        </ol>
      </div>
      <Record {...record} said={lines.map(({ text }) => text).join(" ")} />
    </div>
  );
}

/** The classes of the list of a call's lines. From a tablet's width on the speakers have a column of their own. */
export const callLook =
  "*:@sm:grid-cols-line @xl:text-lead mt-4 @sm:mt-5 grid gap-4 *:items-baseline *:justify-items-start *:gap-x-4 *:@sm:grid";

interface CallLineProps {
  by: string;
  text: string;
  /** What lands on the record. */
  values?: string[];
  /** Below the text. */
  children?: ReactNode;
}

/** What somebody says in a call, in a bubble unless it is the agent. */
export function CallLine({ by, text, values = [], children }: CallLineProps) {
  const isAgent = by === voice.agent;
  return (
    <>
      <b className={`text-caption font-normal @max-sm:block ${isAgent ? "text-go" : "text-night-faint"}`}>{by}</b>{" "}
      <span
        className={`text-night-text max-w-measure ${isAgent ? "" : "rounded-control bg-night-2 block w-fit rounded-bl-none px-4 py-2 @max-sm:mt-1 forced-colors:border"}`}
      >
        <UnderlineRecorded values={values}>{text}</UnderlineRecorded>
      </span>{" "}
      {children}
    </>
  );
}
