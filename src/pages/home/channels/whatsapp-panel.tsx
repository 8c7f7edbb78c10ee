import { memo } from "react";
import { ChatThread, type ChatThreadContent, type ChatWords } from "./chat-thread";
import { SampleFrame } from "./sample-frame";
import { ChannelPanel } from "./channel-panel";
import { ChannelPoints, type ChannelPoint } from "./channel-points";

export interface WhatsappPanelContent {
  heading: string;
  points: ChannelPoint[];
  /** Says that the samples are samples. */
  caption: string;
  words: ChatWords;
  /** `id` is the anchor that opens it. */
  samples: (ChatThreadContent & { id: string; chip: string })[];
}

interface WhatsappPanelProps extends WhatsappPanelContent {
  /** The sample that is shown. */
  shown: string;
  onChoose: (id: string) => void;
}

/** Messages: three sample threads, and what the agent does on WhatsApp. */
export const WhatsappPanel = memo(function WhatsappPanel({
  heading,
  points,
  caption,
  words,
  samples,
  shown,
  onChoose,
}: WhatsappPanelProps) {
  const threads = samples.map((thread) => ({
    id: thread.id,
    chip: thread.chip,
    content: <ChatThread {...thread} words={words} />,
  }));
  return (
    <ChannelPanel
      heading={heading}
      artefact={<SampleFrame caption={caption} samples={threads} shown={shown} onChoose={onChoose} />}
    >
      <ChannelPoints points={points} size="large" />
    </ChannelPanel>
  );
});
