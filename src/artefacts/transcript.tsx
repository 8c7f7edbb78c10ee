/** One thing said in a sample call. */
export interface Turn {
  speaker: "agent" | "person";
  text: string;
}

interface TranscriptProps {
  /** What the two are called in front of their lines. */
  names: Record<Turn["speaker"], string>;
  turns: Turn[];
  /** On the night card or on paper. */
  tone: "night" | "paper";
  /** The line being read, if one is. */
  current?: number | undefined;
}

const SPEAKER: Record<TranscriptProps["tone"], Record<Turn["speaker"], string>> = {
  night: { agent: "text-green-300", person: "text-night-muted" },
  paper: { agent: "text-green-700", person: "text-ink-500" },
};

const LINE: Record<TranscriptProps["tone"], string> = {
  night: "border-night-line text-night-text aria-current:border-amber-400",
  paper: "border-line text-ink-950 aria-current:border-amber-400",
};

/** A conversation as an ordered list; each line names its speaker. */
export function Transcript({ names, turns, tone, current }: TranscriptProps) {
  return (
    <ol className="grid gap-3">
      {turns.map((turn, index) => (
        <li
          key={turn.text}
          aria-current={index === current ? "step" : undefined}
          className={`border-l-2 pl-3 ${LINE[tone]}`}
        >
          <p className={`text-caption font-semibold ${SPEAKER[tone][turn.speaker]}`}>{names[turn.speaker]}</p>
          <p className="text-ui">{turn.text}</p>
        </li>
      ))}
    </ol>
  );
}
