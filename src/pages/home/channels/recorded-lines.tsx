import { Play } from "lucide-react";
import { CallLine, type CallLineContent } from "./call-line";
import { useRecording, type CallRecording } from "./use-recording";

/** The player's words. */
export interface RecordingWords {
  /** What is heard. */
  label: string;
  /** In front of a line's time and speaker, on its button. */
  playFrom: string;
  failed: string;
}

interface RecordedLinesProps {
  recording: CallRecording;
  lines: CallLineContent[];
  /** What the agent is called in front of its lines. */
  agent: string;
  words: RecordingWords;
}

const LINE = "flex items-center gap-3 rounded-tile";
const BUTTON = "no-controls:hidden grid size-11 shrink-0 place-items-center rounded-control border";
const SILENT = "border-night-line text-night-text hover:border-night-text";
/** Where backgrounds are the system's, border and icon tell it from the others. */
const SPOKEN = "border-night-text bg-night-text text-ink forced-colors:border-2";

/** 65.4 s as 1:05. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** A call to be heard and read: its recording above its lines, each with a button that plays from there. */
export function RecordedLines({ recording, lines, agent, words }: RecordedLinesProps) {
  const { player, playLine, spoken, isBroken } = useRecording(recording);
  const label = `${words.label}, ${clock(recording.seconds)}`;
  return (
    <>
      <p className="text-caption text-night-faint mt-4 print:hidden">{label}</p>
      {/* Sound alone asks for a transcript, not for captions (WCAG 1.2.1): the lines below are it. */}
      <audio
        {...player}
        aria-label={label}
        controls
        preload="none"
        src={recording.file}
        className="mt-1 w-full print:hidden"
      />
      {isBroken && (
        <p role="alert" className="text-lamp mt-4">
          {words.failed}
        </p>
      )}
      <ol className="mt-4 grid gap-3">
        {lines.map((line, index) => {
          const isSpoken = index === spoken;
          return (
            // What is spoken is shown and not announced: the voice would be talked over.
            <li key={line.text} className={isSpoken ? `${LINE} bg-lamp-wash` : LINE}>
              <button
                type="button"
                aria-label={`${words.playFrom} ${clock(recording.starts[index]!)}, ${line.by}`}
                className={`${BUTTON} ${isSpoken ? SPOKEN : SILENT}`}
                onClick={() => playLine(index)}
              >
                <Play aria-hidden size={20} fill={isSpoken ? "currentColor" : "none"} />
              </button>
              <p>
                <CallLine {...line} agent={agent} />
              </p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
