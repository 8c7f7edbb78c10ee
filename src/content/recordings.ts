import type { RecordingWords } from "../pages/home/channels/recorded-lines";
import type { CallRecording } from "../pages/home/channels/use-recording";
import type { voice } from "./voice";

/**
 * Real recordings of sample calls, by the call's id in voice.ts. To add one, lay its file beside this one, import it
 * (`import afterHours from "./after-hours.mp3"`), name it here, and turn the constant below. The text of the call must
 * be what is said.
 */
const recorded = {} satisfies Partial<Record<(typeof voice.samples)[number]["id"], CallRecording>>;

/** Is there any? The bundler ships the player only then; the type keeps the answer true. */
export const HAS_RECORDINGS: keyof typeof recorded extends never ? false : true = false;

export const recordings: Partial<Record<string, CallRecording>> = recorded;

export const recordingWords = {
  label: "Recording of the call",
  playFrom: "Play from",
  failed: "The recording cannot be played. Read it below.",
} satisfies RecordingWords;
