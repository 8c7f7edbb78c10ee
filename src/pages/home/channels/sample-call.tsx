import { useEffect, useRef } from "react";
import { voice, type Call } from "../../../content/voice";
import { ProperNames } from "../../../ui/proper-names";
import { JobCard } from "./job-card";

/** A call, line by line, and its outcome. */
export function SampleCall({ title, recording, lines, job }: Call) {
  return (
    <>
      <h4 className="font-text text-caption text-night-faint font-normal tracking-normal">{title}</h4>
      {recording && <CallRecording file={recording.file} />}
      <ol className="*:@sm:grid-cols-line mt-4 grid gap-3 *:gap-x-4 *:@sm:grid">
        {lines.map(({ by, text }) => (
          <li key={text}>
            <b className={`text-caption mr-1.5 font-normal ${by === voice.agent ? "text-go" : "text-night-faint"}`}>
              {by}
            </b>{" "}
            <span className="text-night-text">
              <ProperNames>{text}</ProperNames>
            </span>
          </li>
        ))}
      </ol>
      <JobCard {...job} />
    </>
  );
}

/** Plays a call's recording. Pauses when another sample or tab hides the player. */
function CallRecording({ file }: { file: string }) {
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const audio = player.current!;
    const observer = new ResizeObserver(() => {
      if (!audio.checkVisibility()) audio.pause();
    });
    observer.observe(audio);
    return () => observer.disconnect();
  }, []);
  return (
    <audio
      ref={player}
      controls
      preload="none"
      src={file}
      aria-label={voice.recording}
      className="mt-4 w-full print:hidden"
    />
  );
}
