import "./whatsapp-panel.css";
import { whatsapp } from "../../../content/whatsapp";
import { yourChat } from "../../../content/your-call";
import { ChannelPoints } from "./channel-points";
import { ChatThread } from "./chat-thread";
import { SampleFrame, type SampleChoice } from "./sample-frame";
import { YourTurn } from "./your-turn";

const { lead, points, choiceLabel, samples } = whatsapp;

const threads = samples.map((thread) => ({ ...thread, content: <ChatThread {...thread} /> }));

/** WhatsApp: sample threads, and its capabilities: below them, or in a wide window beside them. */
export function WhatsappPanel(choice: SampleChoice) {
  const picks = choice.picks[yourChat.id] ?? [];
  const played = <YourTurn script={yourChat} kind="chat" picks={picks} onPick={choice.onChoose} />;
  return (
    <div className="whatsapp-columns grid gap-10 @lg:gap-16 @xl:gap-y-0">
      <div className="whatsapp-points order-last">
        <h3 className="text-sub tracking-sub">{lead}</h3>
        <ChannelPoints layout="row" points={points} />
      </div>
      <SampleFrame label={choiceLabel} samples={[{ ...yourChat, content: played }, ...threads]} {...choice} />
    </div>
  );
}
