import { HAS_RECORDINGS, recordings, recordingWords } from "../../../content/recordings";
import { JobCard, type JobCardContent } from "../job-card";
import { CallLine, type CallLineContent } from "./call-line";
import { RecordedLines } from "./recorded-lines";

export interface SampleCallContent {
  /** The anchor that opens it, and the key of its recording. */
  id: string;
  /** Who rings whom, and when. */
  title: string;
  lines: CallLineContent[];
  /** What the call ended in. */
  job: JobCardContent;
}

const LINES = "mt-4 grid gap-3 *:gap-x-4 *:@sm:grid *:@sm:grid-cols-line";

interface SampleCallProps extends SampleCallContent {
  /** What the agent is called in front of its lines. */
  agent: string;
}

/** A call, line by line, to be heard where there is a recording, and the job card that it ended in. */
export function SampleCall({ id, title, lines, job, agent }: SampleCallProps) {
  // The constant goes first: while it is false, the bundler drops the player.
  const recording = HAS_RECORDINGS ? recordings[id] : undefined;
  return (
    <>
      <h4 className="font-text text-caption text-night-faint font-normal tracking-normal">{title}</h4>
      {recording ? (
        <RecordedLines recording={recording} lines={lines} agent={agent} words={recordingWords} />
      ) : (
        <ol className={LINES}>
          {lines.map((line) => (
            <li key={line.text}>
              <CallLine {...line} agent={agent} />
            </li>
          ))}
        </ol>
      )}
      <JobCard {...job} />
    </>
  );
}
