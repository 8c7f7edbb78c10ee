import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { recordingWords as words } from "../../src/content/recordings";
import { RecordedLines } from "../../src/pages/home/channels/recorded-lines";

const LINES = [
  { by: "AI agent", text: "Good evening." },
  { by: "Caller", text: "Can you squeeze me in?" },
  { by: "AI agent", text: "On Thursday." },
];
const RECORDING = { file: "/assets/call.mp3", seconds: 65, consent: { keptAt: "a folder" }, starts: [0, 4, 61.5] };

let audio: HTMLAudioElement;
let paused: boolean;
let seekable: number;

/** What jsdom has not: a player, which can go as far as `seekable`. */
beforeEach(() => {
  paused = true;
  seekable = RECORDING.seconds;
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async () => void (paused = false));
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => void (paused = true));
  vi.spyOn(HTMLMediaElement.prototype, "seekable", "get").mockImplementation(
    () => ({ length: 1, start: () => 0, end: () => seekable }) as unknown as TimeRanges,
  );
  render(<RecordedLines recording={RECORDING} lines={LINES} agent="AI agent" words={words} />);
  audio = screen.getByLabelText(/^Recording of the call/);
});

const button = (name: string) => screen.getByRole("button", { name });

/** The recording is as far as this. */
function reach(seconds: number) {
  audio.currentTime = seconds;
  fireEvent.timeUpdate(audio);
}

/** The lines whose look differs from that of most. */
function marked(): string[] {
  const items = screen.getAllByRole("listitem");
  const alike = (item: Element) => items.filter(({ className }) => className === item.className).length;
  return items.flatMap((item, line) => (alike(item) === 1 ? [LINES[line]!.text] : []));
}

describe("a recorded call", () => {
  it("fetches nothing by itself, and says how long it is", () => {
    expect(audio).toHaveAttribute("preload", "none");
    expect(audio).toHaveAttribute("controls");
    expect(audio).toHaveAccessibleName("Recording of the call, 1:05");
    expect(paused).toBe(true);
  });

  it("has a button for each line, which says who speaks and when", () => {
    const names = screen.getAllByRole("button").map((one) => one.getAttribute("aria-label"));
    expect(names).toEqual(["Play from 0:00, AI agent", "Play from 0:04, Caller", "Play from 1:01, AI agent"]);
  });

  it("marks the line that is spoken, until the end", () => {
    expect(marked()).toEqual([]);
    for (const [seconds, line] of [
      [0.2, 0],
      [3.9, 0],
      [4, 1],
      [64, 2],
      [5, 1],
    ] as const) {
      reach(seconds);
      expect(marked()).toEqual([LINES[line]!.text]);
    }
    fireEvent.ended(audio);
    expect(marked()).toEqual([]);
  });

  it("plays in the press itself, and goes to the line as soon as it can", async () => {
    await userEvent.click(button("Play from 0:04, Caller"));
    expect(paused).toBe(false);
    expect(marked()).toEqual([LINES[1]!.text]);
    // It is still at its beginning.
    reach(0);
    expect(marked()).toEqual([LINES[1]!.text]);
    fireEvent.loadedMetadata(audio);
    expect(audio.currentTime).toBe(4);
  });

  it("says that it cannot be played once the whole file is refused, too, and takes it back when it plays", async () => {
    vi.spyOn(window, "fetch").mockResolvedValue(new Response("", { status: 404 }));
    await userEvent.click(button("Play from 0:04, Caller"));
    fireEvent.error(audio);
    expect(await screen.findByRole("alert")).toHaveTextContent("The recording cannot be played. Read it below.");
    expect(marked()).toEqual([]);
    for (const { text } of LINES) expect(screen.getByText(text)).toBeVisible();
    await userEvent.click(button("Play from 0:00, AI agent"));
    fireEvent.playing(audio);
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("plays the whole file from memory where the host knows no ranges", async () => {
    vi.spyOn(window, "fetch").mockResolvedValue(new Response("sound"));
    Object.assign(URL, { createObjectURL: () => "blob:sound", revokeObjectURL: () => {} });
    seekable = 0;
    await userEvent.click(button("Play from 1:01, AI agent"));
    fireEvent.loadedMetadata(audio);
    expect(paused).toBe(true);
    await vi.waitFor(() => expect(audio.src).toBe("blob:sound"));
    expect(paused).toBe(false);
    fireEvent.loadedMetadata(audio);
    expect(audio.currentTime).toBe(61.5);
    expect(window.fetch).toHaveBeenCalledTimes(1);
  });
});
