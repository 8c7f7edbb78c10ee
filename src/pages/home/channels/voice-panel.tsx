import { voice } from "../../../content/voice";
import { ChannelColumns, ChannelPoints } from "./channel-columns";
import { SampleCall } from "./sample-call";
import { SampleFrame, type SampleChoice } from "./sample-frame";

const { lead, cards, choiceLabel, samples } = voice;

const calls = samples.map((call) => ({ ...call, content: <SampleCall {...call} /> }));

/** Voice: its capabilities, outbound and inbound, and sample calls. */
export function VoicePanel(choice: SampleChoice) {
  const points = (
    <>
      <p className="font-sign text-sub tracking-sub text-night-text">{lead}</p>
      <div className="mt-4 grid gap-4">
        {cards.map((card) => (
          <div key={card.heading} className="rounded-control border-night-line bg-well border px-5 pt-4 pb-2">
            <h3 className="text-sub tracking-sub">{card.heading}</h3>
            <ChannelPoints points={card.points} />
            {card.note && <p className="border-night-hairline text-caption border-t py-3">{card.note}</p>}
          </div>
        ))}
      </div>
    </>
  );
  return <ChannelColumns points={points} samples={<SampleFrame label={choiceLabel} samples={calls} {...choice} />} />;
}
