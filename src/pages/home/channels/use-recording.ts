import { useEffect, useRef, useState } from "react";
import type { Evidence } from "../../../site";

/** The sound of a real call. */
export interface CallRecording {
  /** Its address: import the file, so that the build names it by its content, and stops where it is missing. */
  file: string;
  /** How long it is. */
  seconds: number;
  /** Where the consent of everybody who is heard is kept. */
  consent: Evidence;
  /** When each line begins, in seconds, in the lines' order. */
  starts: number[];
}

/** Can the browser go there? On a host that knows no ranges, Chromium offers nothing but the beginning. */
const canGoTo = ({ seekable }: HTMLAudioElement, seconds: number) =>
  seekable.length > 0 && seekable.end(seekable.length - 1) >= seconds;

/**
 * Plays a recording, from where one likes, and tells which line is spoken.
 *
 * The browser streams the file from its address. Where that cannot go to a line, since the host knows no ranges, or
 * fails altogether, as Safari does on such a host, the file is fetched whole and played from memory, by a blob: URL.
 * What is hidden, since another call or tab was chosen, falls silent.
 *
 * @returns `player` goes onto an audio element; `spoken` is the index of the line, -1 for none
 */
export function useRecording({ file, starts }: Pick<CallRecording, "file" | "starts">) {
  const ref = useRef<HTMLAudioElement>(null);
  const source = useRef<"address" | "fetching" | "memory">("address");
  /** Where to go as soon as the browser can. */
  const wanted = useRef<number>(undefined);
  const [spoken, setSpoken] = useState(-1);
  const [isBroken, setIsBroken] = useState(false);

  function play(audio: HTMLAudioElement) {
    // Refused where the browser wants another press, and broken off by a pause: the controls show both.
    audio.play().catch(() => {});
  }

  function returnToAddress(audio: HTMLAudioElement) {
    if (source.current === "memory") URL.revokeObjectURL(audio.src);
    source.current = "address";
    audio.src = file;
  }

  async function playFromMemory(audio: HTMLAudioElement) {
    source.current = "fetching";
    wanted.current ??= audio.currentTime;
    audio.pause();
    try {
      const response = await fetch(file);
      if (!response.ok) throw new Error(`${file} answered with ${response.status}`);
      const sound = await response.blob();
      // The visitor may have left the page meanwhile.
      if (!audio.isConnected) return;
      audio.src = URL.createObjectURL(sound);
      source.current = "memory";
      if (wanted.current !== undefined) play(audio);
    } catch {
      giveUp(audio);
    }
  }

  /** Another press tries again from the start. */
  function giveUp(audio: HTMLAudioElement) {
    wanted.current = undefined;
    returnToAddress(audio);
    setSpoken(-1);
    setIsBroken(true);
  }

  function goToWanted(audio: HTMLAudioElement) {
    if (wanted.current === undefined) return;
    if (source.current === "address" && !canGoTo(audio, wanted.current)) return void playFromMemory(audio);
    audio.currentTime = wanted.current;
    wanted.current = undefined;
  }

  function recover(audio: HTMLAudioElement) {
    if (source.current === "address") void playFromMemory(audio);
    else if (source.current === "memory") giveUp(audio);
  }

  function playLine(line: number) {
    const audio = ref.current!;
    wanted.current = starts[line]!;
    setSpoken(line);
    if (source.current === "fetching") return;
    // In the click itself: Safari lets only an element play on that a press has once made play.
    play(audio);
    if (audio.readyState >= HTMLMediaElement.HAVE_METADATA) goToWanted(audio);
  }

  useEffect(() => {
    const audio = ref.current!;
    const observer = new ResizeObserver(() => {
      if (audio.checkVisibility()) return;
      wanted.current = undefined;
      audio.pause();
    });
    observer.observe(audio);
    return () => {
      observer.disconnect();
      if (source.current === "memory") URL.revokeObjectURL(audio.src);
    };
  }, []);

  return {
    spoken,
    isBroken,
    playLine,
    player: {
      ref,
      onLoadedMetadata: () => goToWanted(ref.current!),
      onTimeUpdate: () => {
        const { currentTime } = ref.current!;
        if (wanted.current === undefined) setSpoken(starts.findLastIndex((start) => start <= currentTime));
      },
      onPlaying: () => setIsBroken(false),
      onEnded: () => setSpoken(-1),
      onError: () => recover(ref.current!),
    },
  };
}
