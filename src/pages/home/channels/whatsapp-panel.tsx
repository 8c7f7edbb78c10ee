import { whatsapp } from "../../../content/whatsapp";
import { yourChat } from "../../../content/your-call";
import { ChannelColumns, ChannelPoints } from "./channel-columns";
import { ChatThread } from "./chat-thread";
import { SampleFrame, type SampleChoice } from "./sample-frame";
import { YourTurn } from "./your-turn";

const { lead, points, choiceLabel, samples } = whatsapp;

const threads = samples.map((thread) => ({ ...thread, content: <ChatThread {...thread} /> }));

/** WhatsApp: its capabilities and sample threads. */
export function WhatsappPanel(choice: SampleChoice) {
  return (
    <ChannelColumns
      points={
        <>
          <h3 className="text-sub tracking-sub">{lead}</h3>
          <div className="mt-2">
            <ChannelPoints points={points} />
          </div>
        </>
      }
      samples={
        <SampleFrame
          label={choiceLabel}
          samples={[
            {
              ...yourChat,
              content: (
                <YourTurn
                  script={yourChat}
                  kind="chat"
                  picks={choice.picks[yourChat.id] ?? []}
                  onPick={choice.onChoose}
                />
              ),
            },
            ...threads,
          ]}
          {...choice}
        />
      }
    />
  );
}
