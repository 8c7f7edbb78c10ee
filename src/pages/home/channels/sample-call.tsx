import { JobCard, type JobCardContent } from "../job-card";

export interface SampleCallContent {
  /** Who rings whom, and when. */
  title: string;
  lines: { by: string; text: string }[];
  /** What the call ended in. */
  job: JobCardContent;
}

const LINES = "mt-4 grid gap-3 *:gap-x-4 *:@sm:grid *:@sm:grid-cols-line";
/** In front of the line, on wider screens in a column of its own. */
const SPEAKER = "mr-1.5 text-caption";

interface SampleCallProps extends SampleCallContent {
  /** What the agent is called in front of its lines. */
  agent: string;
}

/** A call, line by line, and the job card that it ended in. */
export function SampleCall({ title, lines, job, agent }: SampleCallProps) {
  return (
    <>
      <h4 className="font-text text-caption text-night-faint font-normal tracking-normal">{title}</h4>
      <ol className={LINES}>
        {lines.map(({ by, text }) => (
          <li key={text}>
            <b className={by === agent ? `${SPEAKER} text-go font-normal` : `${SPEAKER} text-night-faint font-normal`}>
              {by}
            </b>{" "}
            <span className="text-night-text">{text}</span>
          </li>
        ))}
      </ol>
      <JobCard {...job} />
    </>
  );
}
