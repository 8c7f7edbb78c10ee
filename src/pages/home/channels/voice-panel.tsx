import { memo } from "react";
import { SampleCall, type PlayerWords, type SampleCallContent } from "./sample-call";
import { SampleFrame } from "./sample-frame";
import { ChannelPanel } from "./channel-panel";
import { ChannelPoints, type ChannelPoint } from "./channel-points";

export interface VoicePanelContent {
  heading: string;
  /** One for each direction of a call. */
  cards: { heading: string; points: ChannelPoint[] }[];
  /** Says that the samples are samples. */
  caption: string;
  player: PlayerWords;
  /** `id` is the anchor that opens it. */
  samples: (SampleCallContent & { id: string; chip: string })[];
}

interface VoicePanelProps extends VoicePanelContent {
  /** The sample that is shown. */
  shown: string;
  isOpen: boolean;
  onChoose: (id: string) => void;
}

/** Calls: two samples to read, and what the agent does outbound and inbound. */
export const VoicePanel = memo(function VoicePanel({
  heading,
  cards,
  caption,
  player,
  samples,
  shown,
  isOpen,
  onChoose,
}: VoicePanelProps) {
  const calls = samples.map((call) => ({
    id: call.id,
    chip: call.chip,
    content: <SampleCall {...call} words={player} isShown={isOpen && call.id === shown} />,
  }));
  return (
    <ChannelPanel
      heading={heading}
      artefact={<SampleFrame caption={caption} samples={calls} shown={shown} onChoose={onChoose} />}
    >
      <div className="grid auto-rows-fr gap-4">
        {cards.map((card) => (
          <div key={card.heading} className="rounded-card border-line bg-paper flex flex-col border p-4 @lg:px-6">
            <h4 className="text-lead">{card.heading}</h4>
            <ChannelPoints points={card.points} size="small" />
          </div>
        ))}
      </div>
    </ChannelPanel>
  );
});
