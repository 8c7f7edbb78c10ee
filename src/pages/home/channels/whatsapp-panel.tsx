import { memo, useMemo } from "react";
import { ChannelPoints, type ChannelPoint } from "./channel-points";
import { ChatThread, type ChatThreadContent, type ChatWords } from "./chat-thread";
import { Desk } from "./desk";
import { SampleFrame, type SampleChoice } from "./sample-frame";

export interface WhatsappPanelContent {
  lead: string;
  points: ChannelPoint[];
  choiceLabel: string;
  words: ChatWords;
  /** `id` is the anchor that opens it. */
  samples: (ChatThreadContent & { id: string; chip: string })[];
}

/** Messages: what the agent does on WhatsApp, and a few threads to read. */
export const WhatsappPanel = memo(function WhatsappPanel(props: WhatsappPanelContent & SampleChoice) {
  const { lead, points, choiceLabel, words, samples, ...choice } = props;
  const threads = useMemo(
    () =>
      samples.map((thread) => ({
        id: thread.id,
        chip: thread.chip,
        content: <ChatThread {...thread} words={words} />,
      })),
    [samples, words],
  );
  return (
    <Desk
      points={
        <>
          <h3 className="text-sub tracking-sub">{lead}</h3>
          <div className="mt-2">
            <ChannelPoints points={points} />
          </div>
        </>
      }
      sample={<SampleFrame label={choiceLabel} samples={threads} {...choice} />}
    />
  );
});
