import { channels } from "../../../content/channels";
import { voice } from "../../../content/voice";
import { playedCall, playedCallAt } from "../../../content/played-conversations";
import { readGarage, typedGarage } from "../../../one-page-summary/garage-store";
import { telephoneUrl } from "../../../site";
import { linkLook } from "../../../ui/button-look";
import { Fold } from "../../../ui/fold";
import { PageLink } from "../../../ui/page-link";
import { ChannelPoints } from "./channel-points";
import { SampleConversation } from "./conversation";
import { GarageFields } from "./garage-fields";
import { SampleFrame, type SampleChoice } from "./sample-frame";
import { PlayedConversation } from "./played-conversation";

const { ring } = channels;
const { lead, cards, consent, choiceLabel, rules, samples } = voice;

const calls = samples.map((call) => ({
  ...call,
  content: <SampleConversation kind="call" heading={call.title} {...call} />,
}));

/** Voice: sample calls, and its capabilities, outbound and inbound. */
export function VoicePanel(choice: SampleChoice) {
  const picks = choice.picks[playedCall.id] ?? [];
  const call = playedCallAt(readGarage(typedGarage.useValue()));
  const played = (
    <PlayedConversation script={call} kind="call" picks={picks} onPick={choice.onChoose}>
      <div className="text-ui text-night-text @sm:grid-cols-line mt-3 gap-x-4 @sm:grid">
        <div className="flex flex-wrap gap-x-6 @sm:col-start-2">
          <GarageFields picks={picks} />
          <p>
            <PageLink to={rules.to} variant="lone">
              {rules.label}
            </PageLink>
          </p>
        </div>
      </div>
    </PlayedConversation>
  );
  return (
    <div className="grid gap-8 @lg:gap-16">
      {ring && (
        <p className="max-w-measure text-night-text">
          <span>{ring.before}</span>{" "}
          <a href={telephoneUrl(ring.number)} className={linkLook.inline}>
            {ring.number}
          </a>
          <span>{`. ${ring.after}`}</span>
        </p>
      )}
      <SampleFrame label={choiceLabel} samples={[{ ...playedCall, content: played }, ...calls]} {...choice} />
      <div>
        <p className="font-sign text-sub @sm:text-title tracking-sub text-night-text text-balance">{lead}</p>
        <div className="mt-3 grid @sm:mt-5 @sm:grid-cols-2 @sm:gap-6">
          {Object.entries(cards).map(([key, { heading, points }]) => (
            <div key={key} className="border-night-line border-t @sm:pt-4 @md:pt-5">
              <h3 className="unfolded-heading text-sub tracking-sub leading-snug">{heading}</h3>
              <Fold label={<h3 className="text-body tracking-sub py-2">{heading}</h3>} isForPhones>
                {/* Two such lists stand side by side. */}
                <ChannelPoints
                  points={points}
                  look="pb-4 @sm:mt-3 @sm:gap-y-3 @lg:grid-cols-2 @lg:gap-x-8 @lg:gap-y-5"
                />
              </Fold>
            </div>
          ))}
        </div>
        <p className="border-night-line text-ui text-night-lead pt-3 text-balance @max-sm:border-t @sm:mt-3">
          {consent}
        </p>
      </div>
    </div>
  );
}
