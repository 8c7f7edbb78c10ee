import { Pause, Play } from "lucide-react";
import { Fragment, useRef } from "react";
import { Button } from "../../../ui/button";
import { JobCard, type JobCardContent } from "../job-card";
import { Transcript, type SpokenLine } from "../transcript";
import { useTranscriptPlayer } from "./use-transcript-player";

export interface SampleCallContent {
  /** Who rings whom. */
  title: string;
  time: string;
  names: Record<SpokenLine["speaker"], string>;
  lines: SpokenLine[];
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
  "sticky bottom-0 short-window:static mt-auto grid auto-cols-fr grid-flow-col gap-2 border-t border-line bg-paper-2 p-4 @lg:px-6 no-controls:hidden";

/** A sample call with all its lines, and a player that marks one after the other. Nothing sounds. */
export function SampleCall({ title, time, names, lines, job, words, isShown }: SampleCallProps) {
  const list = useRef<HTMLOListElement>(null);
  const spoken = [
    ...lines.map(({ speaker, name, text }) => `${name ?? names[speaker]}: ${text}`),
    `${job.status}: ${job.title}`,
  ];
  const player = useTranscriptPlayer(
    spoken.map((line) => line.length),
    isShown,
  );
  const PlayIcon = player.isPlaying ? Pause : Play;
  const playLabel = player.isPlaying ? words.pause : words.play;

  return (
    <>
      <div className="grid gap-4 p-4 @lg:px-6">
        <p className="text-caption flex flex-wrap justify-between gap-x-4 tabular-nums">
          <span className="text-ink-950 font-semibold">{title}</span> <span>{time}</span>
        </p>
        <Transcript
          ref={list}
          names={names}
          lines={lines}
          tone="paper"
          current={player.at}
          outcome={<JobCard {...job} />}
        />
      </div>
      <fieldset aria-label={words.label} className={PLAYER}>
        <div className="grid motion-reduce:hidden">
          <Button variant="secondary" onClick={player.toggle}>
            {/* New elements, since moved ones would count as a layout shift when the end is reached. */}
            <Fragment key={playLabel}>
              <PlayIcon aria-hidden size={18} />
              <span>{playLabel}</span>
            </Fragment>
          </Button>
        </div>
        <Button
          variant="secondary"
          onClick={() => list.current?.children[player.next()]?.scrollIntoView({ block: "nearest" })}
        >
          {words.next}
        </Button>
        <output className="sr-only">{spoken[player.at]}</output>
      </fieldset>
    </>
  );
}
