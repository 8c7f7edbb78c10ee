import { whatsapp } from "../../../content/whatsapp";
import { playedChat } from "../../../content/played-conversations";
import { ChannelPoints } from "./channel-points";
import { SampleConversation } from "./conversation";
import { SampleFrame, type SampleChoice } from "./sample-frame";
import { PlayedConversation } from "./played-conversation";

const { lead, points, choiceLabel, samples } = whatsapp;

const threads = samples.map((thread) => ({
  ...thread,
  content: <SampleConversation kind="chat" heading={thread.business} {...thread} />,
}));

/** WhatsApp: sample threads, and its capabilities. */
export function WhatsappPanel(choice: SampleChoice) {
  const picks = choice.picks[playedChat.id] ?? [];
  const played = <PlayedConversation script={playedChat} kind="chat" picks={picks} onPick={choice.onChoose} />;
  return (
    <div className="grid gap-12 @lg:gap-16">
      <SampleFrame label={choiceLabel} samples={[{ ...playedChat, content: played }, ...threads]} {...choice} />
      <div>
        <h3 className="text-sub @sm:text-title tracking-sub">{lead}</h3>
        <ChannelPoints points={points} />
      </div>
    </div>
  );
}
