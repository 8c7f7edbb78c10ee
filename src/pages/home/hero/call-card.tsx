import { JobCard, type JobCardContent } from "../job-card";
import { Transcript, type SpokenLine } from "../transcript";
import { Waveform } from "./waveform";

export interface CallCardContent {
  /** What the card is, for those who cannot see that it is one. */
  label: string;
  /** The state that it shows: why nobody else would have answered. */
  status: string;
  title: string;
  caller: string;
  time: string;
  names: Record<SpokenLine["speaker"], string>;
  lines: SpokenLine[];
  job: JobCardContent;
}

/** On narrow screens the card is cut below its second line: a taste, since the whole call would push the rest away. */
const CARD =
  "night rounded-t-panel border border-transparent bg-night p-6 text-night-text shadow-panel @md:rounded-panel [&_li:nth-child(n+3)]:hidden @md:[&_li:nth-child(n+3)]:block";

/** A call that the agent took: who, when, what was said, and the job card that it ended in. */
export function CallCard({ label, status, title, caller, time, names, lines, job }: CallCardContent) {
  return (
    <figure className={CARD}>
      <figcaption className="sr-only">{label}</figcaption>
      <div className="flex items-center justify-between gap-4">
        <div>
          <p className="text-ui font-semibold">{title}</p>
          <p className="text-caption text-night-muted tabular-nums">{`${caller} · ${time}`}</p>
        </div>
        <p className="bg-night-2 text-caption print:text-ink-950 flex items-center gap-2 rounded-full px-3 py-1 font-medium text-amber-400">
          <span aria-hidden className="size-2 rounded-full bg-amber-400" />
          <span>{status}</span>
        </p>
      </div>
      <div className="my-4">
        <Waveform />
      </div>
      <Transcript names={names} lines={lines} tone="night" />
      <div className="mt-6 hidden @md:block">
        <JobCard {...job} />
      </div>
    </figure>
  );
}
