import { voice } from "../../../content/voice";
import { ChannelColumns, ChannelPoints } from "./channel-columns";
import { SampleCall } from "./sample-call";
import { SampleFrame, type SampleChoice } from "./sample-frame";

const { lead, cards, choiceLabel, samples } = voice;

const calls = samples.map((call) => ({ ...call, content: <SampleCall {...call} /> }));

/** A vertical bar for each half height. */
const waveform =
  "2 6 10 9 14 4 8 17 19 13 5 7 9 8 5 3 2 4 6 5 14 19 16 11 7 4 9 15 18 12 8 3 5 9 6 4 4 3 7 12 10 6 13 18 19 14 9 5 3 8 11 7 13 17 12 6 4 9 14 8 3"
    .split(" ")
    .map((half, index) => `M${index * 6 + 3} ${20 - Number(half)}v${Number(half) * 2}`)
    .join("");

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
  return (
    <ChannelColumns
      points={points}
      samples={<SampleFrame label={choiceLabel} samples={calls} {...choice} decoration={<Waveform />} />}
    />
  );
}

/** Decoration: the sound of a call. */
function Waveform() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 366 40"
      className="text-go h-8 w-full @sm:h-10 print:hidden"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      preserveAspectRatio="none"
    >
      <path d={waveform} />
    </svg>
  );
}
