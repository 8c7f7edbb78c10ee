import { voice, type Call } from "../../../content/voice";
import { ProperNames } from "../../../ui/proper-names";
import { JobCard } from "./job-card";

/** A call, line by line, and its outcome. */
export function SampleCall({ title, recording, lines, job }: Call) {
  return (
    <>
      <h4 className="font-text text-caption text-night-faint font-normal tracking-normal">{title}</h4>
      {recording && (
        <audio
          controls
          preload="none"
          src={recording.file}
          aria-label={voice.recording}
          className="mt-4 w-full print:hidden"
        />
      )}
      <ol className="*:@sm:grid-cols-line mt-4 grid gap-3 *:gap-x-4 *:@sm:grid">
        {lines.map((line) => (
          <li key={line.text}>
            <CallLine {...line} />
          </li>
        ))}
      </ol>
      <JobCard {...job} />
    </>
  );
}

/** What somebody says in a call. */
export function CallLine({ by, text }: { by: string; text: string }) {
  return (
    <>
      <b className={`text-caption mr-1.5 font-normal ${by === voice.agent ? "text-go" : "text-night-faint"}`}>{by}</b>{" "}
      <span className="text-night-text">
        <ProperNames>{text}</ProperNames>
      </span>
    </>
  );
}
