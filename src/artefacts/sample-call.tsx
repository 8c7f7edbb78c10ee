import { Pause, Play } from "lucide-react";
import { Fragment, useRef } from "react";
import { Button } from "../ui/button";
import { JobCard, type JobCardContent } from "./job-card";
import { Transcript, type Turn } from "./transcript";
import { useReading } from "./use-reading";

export interface SampleCallContent {
  /** Who rings whom. */
  title: string;
  time: string;
  names: Record<Turn["speaker"], string>;
  turns: Turn[];
  job: JobCardContent;
}

/** The words on the player. */
export interface PlayerWords {
  label: string;
  play: string;
  pause: string;
  next: string;
}

interface SampleCallProps extends SampleCallContent {
  words: PlayerWords;
  isShown: boolean;
}

/** Stays in view while one reads on. */
const PLAYER =
  "sticky bottom-0 low:static mt-auto grid auto-cols-fr grid-flow-col gap-2 border-t border-line bg-paper-2 p-4 @lg:px-6 passive:hidden";

/** A sample call with all its lines, and a player that marks one after the other. Nothing sounds. */
export function SampleCall({ title, time, names, turns, job, words, isShown }: SampleCallProps) {
  const lines = useRef<HTMLOListElement>(null);
  const spoken = [
    ...turns.map(({ speaker, name, text }) => `${name ?? names[speaker]}: ${text}`),
    `${job.status}: ${job.title}`,
  ];
  const reading = useReading(
    spoken.map((line) => line.length),
    isShown,
  );
  const PlayIcon = reading.isPlaying ? Pause : Play;
  const playLabel = reading.isPlaying ? words.pause : words.play;

  return (
    <>
      <div className="grid gap-4 p-4 @lg:px-6">
        <p className="text-caption flex flex-wrap justify-between gap-x-4 tabular-nums">
          <span className="text-ink-950 font-semibold">{title}</span>
          {` ${time}`}
        </p>
        <Transcript
          ref={lines}
          names={names}
          turns={turns}
          tone="paper"
          current={reading.at}
          outcome={<JobCard {...job} />}
        />
      </div>
      <fieldset aria-label={words.label} className={PLAYER}>
        <div className="grid motion-reduce:hidden">
          <Button variant="secondary" onClick={reading.toggle}>
            {/* New elements, since moved ones would count as a layout shift when the end is reached. */}
            <Fragment key={playLabel}>
              <PlayIcon aria-hidden size={18} />
              {playLabel}
            </Fragment>
          </Button>
        </div>
        <Button
          variant="secondary"
          onClick={() => lines.current?.children[reading.next()]?.scrollIntoView({ block: "nearest" })}
        >
          {words.next}
        </Button>
        <output className="sr-only">{spoken[reading.at]}</output>
      </fieldset>
    </>
  );
}
