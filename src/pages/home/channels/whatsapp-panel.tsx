import { whatsapp } from "../../../content/whatsapp";
import { yourChat } from "../../../content/your-call";
import { ChannelPoints } from "./channel-points";
import { ChatThread } from "./chat-thread";
import { SampleFrame, type SampleChoice } from "./sample-frame";
import { YourTurn } from "./your-turn";

const { lead, points, choiceLabel, samples } = whatsapp;

const threads = samples.map((thread) => ({ ...thread, content: <ChatThread {...thread} /> }));

/** WhatsApp: its capabilities, and sample threads. On wide screens the capabilities stay in view beside a long thread. */
export function WhatsappPanel(choice: SampleChoice) {
  const picks = choice.picks[yourChat.id] ?? [];
  const played = <YourTurn script={yourChat} kind="chat" picks={picks} onPick={choice.onChoose} />;
  return (
    <div className="@xl:grid-cols-beside-chat grid gap-12">
      <div className="desk-window:sticky top-24 order-last @xl:order-none @xl:self-start">
        <h3 className="text-sub tracking-sub">{lead}</h3>
        <ChannelPoints layout="column" points={points} />
      </div>
      <SampleFrame label={choiceLabel} samples={[{ ...yourChat, content: played }, ...threads]} {...choice} />
    </div>
  );
}
