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
  const lines = screen.getAllByRole("listitem");
  expect(lines).toHaveLength(call.lines.length);
  expect(player.compareDocumentPosition(lines[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("a sample call that was not recorded has no player, and shows a line that somebody says twice, twice", () => {
  const line = { by: "Caller", text: "Hello?" };
  // React complains of equal keys to the console, which no test may leave unread.
  const { container } = render(<SampleConversation {...call} lines={[line, ...call.lines, line]} />);
  expect(container.querySelector("audio")).toBeNull();
  expect(screen.getAllByText(line.text)).toHaveLength(2);
});
