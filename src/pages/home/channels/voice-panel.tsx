import { memo, useMemo } from "react";
import { ChannelPoints, type ChannelPoint } from "./channel-points";
import { Desk } from "./desk";
import { SampleCall, type SampleCallContent } from "./sample-call";
import { SampleFrame, type SampleChoice } from "./sample-frame";
import { Waveform } from "./waveform";

export interface VoicePanelContent {
  lead: string;
  /** One for each direction of a call. */
  cards: { heading: string; points: ChannelPoint[]; note?: string }[];
  choiceLabel: string;
  /** What the agent is called in front of its lines. */
  agent: string;
  samples: (SampleCallContent & { chip: string })[];
}

const CARD = "rounded-control border border-night-line bg-well px-5 pt-4 pb-2";

/** Calls: what the agent does outbound and inbound, and a few of them to read. */
export const VoicePanel = memo(function VoicePanel(props: VoicePanelContent & SampleChoice) {
  const { lead, cards, choiceLabel, agent, samples, ...choice } = props;
  const calls = useMemo(
    () => samples.map((call) => ({ id: call.id, chip: call.chip, content: <SampleCall {...call} agent={agent} /> })),
    [samples, agent],
  );
  return (
    <Desk
      points={
        <>
          <p className="font-sign text-sub tracking-sub text-night-text">{lead}</p>
          <div className="mt-4 grid gap-4">
            {cards.map(({ heading, points, note }) => (
              <div key={heading} className={CARD}>
                <h3 className="text-sub tracking-sub">{heading}</h3>
                <ChannelPoints points={points} />
                {note && <p className="border-night-hairline text-caption border-t py-3">{note}</p>}
              </div>
            ))}
          </div>
        </>
      }
      sample={<SampleFrame label={choiceLabel} samples={calls} {...choice} decoration={<Waveform />} />}
    />
  );
});
