import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { voice } from "../../src/content/voice";
import { SampleConversation } from "../../src/pages/home/channels/conversation";

const { recording: _, ...sample } = voice.samples[0]!;
const call = { ...sample, kind: "call", heading: sample.title } as const;

it("a sample call plays its recording on request only, above the words that are its transcript", () => {
  render(<SampleConversation {...call} recording={{ file: "/call.mp3", consentKeptAt: "the contract folder" }} />);
  const player = screen.getByLabelText(voice.recording);
  expect(player).toHaveAttribute("src", "/call.mp3");
  expect(player).toHaveAttribute("controls");
  expect(player).toHaveAttribute("preload", "none");
  expect(player).not.toHaveAttribute("autoplay");
  const firstLine = screen.getAllByRole("listitem")[0]!;
  for (const { by, text } of call.lines) {
    const words = new RegExp(`${by}.*${text.slice(0, 20)}`.replaceAll(/[?£]/g, "\\$&").replaceAll(/\s/g, "\\s"));
    expect(screen.getAllByRole("listitem").filter(({ textContent }) => words.test(textContent))).not.toEqual([]);
  }
  expect(player.compareDocumentPosition(firstLine)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("a sample call that was not recorded has no player", () => {
  const { container } = render(<SampleConversation {...call} />);
  expect(container.querySelector("audio")).toBeNull();
});

it("a sample call shows a line that somebody says twice, twice", () => {
  const line = { by: "Caller", text: "Hello?" };
  // React complains of equal keys to the console, which no test may leave unread.
  render(<SampleConversation {...call} lines={[line, ...call.lines, line]} />);
  expect(screen.getAllByText(line.text)).toHaveLength(2);
});
