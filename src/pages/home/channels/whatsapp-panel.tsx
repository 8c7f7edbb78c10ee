import { whatsapp } from "../../../content/whatsapp";
import { playedChat } from "../../../content/played-conversations";
import { FoldedPoints } from "./channel-points";
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
    <div className="grid gap-8 @sm:gap-12 @lg:gap-16">
      <SampleFrame label={choiceLabel} samples={[{ ...playedChat, content: played }, ...threads]} {...choice} />
      <FoldedPoints heading={lead} points={points} />
    </div>
  );
}
