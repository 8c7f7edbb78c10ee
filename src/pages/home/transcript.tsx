import type { ReactNode, Ref } from "react";

/** One thing said in a sample call. */
export interface SpokenLine {
  speaker: "agent" | "person";
  /** Who this person is, where it is not the one on the line from the start. */
  name?: string;
  text: string;
}

interface TranscriptProps {
  /** What the two are called in front of their lines. */
  names: Record<SpokenLine["speaker"], string>;
  lines: SpokenLine[];
  /** On the night card or on paper. */
  tone: "night" | "paper";
  /** The line being read, if one is; the one after the last is the outcome. */
  current?: number | undefined;
  /** What the call ended in, as the list's last item. */
  outcome?: ReactNode;
  ref?: Ref<HTMLOListElement>;
}

const SPEAKER: Record<TranscriptProps["tone"], Record<SpokenLine["speaker"], string>> = {
  night: { agent: "text-green-300 print:text-green-700", person: "text-night-muted" },
  paper: { agent: "text-green-700", person: "text-ink-500" },
};

const LIST: Record<TranscriptProps["tone"], string> = { night: "text-night-text", paper: "text-ink-950" };

const LINE: Record<TranscriptProps["tone"], string> = { night: "border-night-line", paper: "border-line" };

/** A lamp on the line's rule; its dark ring is what tells it apart on paper, the other lines step back. */
const CURRENT_LINE =
  "border-amber-400 text-ink-950 before:absolute before:-left-2 before:top-1 before:size-3 before:rounded-full before:border-2 before:border-ink-950 before:bg-amber-400 before:forced-color-adjust-none";

/** A conversation as an ordered list; each line names its speaker. */
export function Transcript({ names, lines, tone, current = -1, outcome, ref }: TranscriptProps) {
  const currentMark = (index: number) => index === current || undefined;
  const look = (index: number) =>
    `relative scroll-mb-24 border-l-2 pl-4 ${index === current ? CURRENT_LINE : LINE[tone]}`;
  return (
    <ol ref={ref} className={`grid gap-3 ${current < 0 ? LIST[tone] : "text-ink-500"}`}>
      {lines.map((spoken, index) => (
        <li key={spoken.text} aria-current={currentMark(index)} className={look(index)}>
          <p className={`text-caption font-semibold ${SPEAKER[tone][spoken.speaker]}`}>
            {spoken.name ?? names[spoken.speaker]}
          </p>
          <p className="text-ui">{spoken.text}</p>
        </li>
      ))}
      {outcome && (
        <li aria-current={currentMark(lines.length)} className={look(lines.length)}>
          {outcome}
        </li>
      )}
    </ol>
  );
}
