import type { ReactNode, Ref } from "react";
import { voice } from "../../../content/voice";
import { playedConversation, type Reply, type Script } from "../../../content/played-conversations";
import { ChatBox, chatLook, ChatMessage, messageLook } from "./chat-thread";
import { CallLine, callLook } from "./sample-call";
import { valuesOf } from "./record";
import { AnswerRecord } from "./answer-record";

interface TranscriptProps {
  script: Script;
  turns: Reply[];
  /** The labels of the rows that the last answer has just written. */
  stamped: string[];
  /** What a link to the conversation as it stands leads to: the last that the visitor said, above its answer. */
  anchor: string | undefined;
  list: Ref<HTMLOListElement>;
  /** After the greeting of a chat. */
  quickReply: ReactNode;
  /** The choices, or what follows the end. */
  children: ReactNode;
}

/** A call, and the choices below it. */
function CallTranscript({ script, turns, stamped, anchor, list, children }: TranscriptProps) {
  return (
    <div>
      <h3 className="font-text text-ui font-semibold tracking-normal">{`${script.business}, ${script.occasion}`}</h3>
      <ol ref={list} className={callLook}>
        <li id={turns.length === 0 ? anchor : undefined}>
          <CallLine by={voice.agent} text={script.greeting} />
        </li>
        {turns.flatMap(({ id, says, answer, why, rows }, index) => [
          <li key={id} id={index === turns.length - 1 ? anchor : undefined}>
            <CallLine by={playedConversation.you} text={says} values={valuesOf({ rows })} />
          </li>,
          <li key={`${id} answer`} tabIndex={-1}>
            <CallLine by={voice.agent} text={answer} values={valuesOf({ rows })}>
              {why && <Why>{why}</Why>}
              <WrittenRows turns={turns} index={index} stamped={stamped} />
            </CallLine>
          </li>,
        ])}
      </ol>
      <div className="mt-6">{children}</div>
    </div>
  );
}

/** A chat with the choices at its end. */
function ChatTranscript({ script, turns, stamped, anchor, list, quickReply, children }: TranscriptProps) {
  return (
    <ChatBox business={script.business} occasion={script.occasion}>
      <ol ref={list} className={chatLook}>
        <li id={turns.length === 0 ? anchor : undefined} className={messageLook(true)}>
          <ChatMessage by="agent" text={script.greeting} />
        </li>
        {quickReply && <li>{quickReply}</li>}
        {turns.flatMap(({ id, says, answer, why, rows }, index) => [
          <li key={id} id={index === turns.length - 1 ? anchor : undefined} className={`mt-2 ${messageLook()}`}>
            <ChatMessage by={playedConversation.you} text={says} values={valuesOf({ rows })} />
          </li>,
          <li key={`${id} answer`} tabIndex={-1}>
            <div className={messageLook(true)}>
              <ChatMessage by="agent" text={answer} values={valuesOf({ rows })} /> {why && <Why>{why}</Why>}
            </div>
            <WrittenRows turns={turns} index={index} stamped={stamped} />
          </li>,
        ])}
      </ol>
      <div className="border-night-line border-t p-3 @sm:p-4">{children}</div>
    </ChatBox>
  );
}

/** How a conversation of each kind is shown. */
export const TRANSCRIPTS = { call: CallTranscript, chat: ChatTranscript };

function Why({ children }: { children: string }) {
  return (
    <span className="text-ui text-night-muted mt-2 block @sm:col-start-2">
      <b className="text-lamp font-normal">{playedConversation.why}</b> <span>{children}</span>
    </span>
  );
}

/** All that was said, as one text. */
export const spokenText = (turns: Reply[]) => turns.map(({ says, answer }) => `${says} ${answer}`).join(" ");

/** What an answer has written on the record. Only the last one's rows may be stamped. */
function WrittenRows({ turns, index, stamped }: Pick<TranscriptProps, "turns" | "stamped"> & { index: number }) {
  const { rows } = turns[index]!;
  return (
    rows && <AnswerRecord rows={rows} said={spokenText(turns)} stamped={index === turns.length - 1 ? stamped : []} />
  );
}
