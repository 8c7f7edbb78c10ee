import "./conversation.css";
import type { ReactNode, Ref } from "react";
import type { AgentRecord } from "../../../content/channels";
import { conversationLabels } from "../../../content/played-conversations";
import { agent, voice, type Call } from "../../../content/voice";
import { whatsapp } from "../../../content/whatsapp";
import { ProperNames } from "../../../ui/proper-names";
import { AnswerRecord } from "./answer-record";
import { besideLook, RecordSlip, valuesOf, type RecordRowsProps } from "./record-slip";
import { UnderlineRecorded } from "./underline-recorded";

/** What somebody says in a call, or writes in a chat. */
interface SpokenLine {
  by: string;
  /** Of a person who works for the business. */
  isStaff?: boolean;
  time?: string;
  /** Some time has passed since the line before: the message's time stands above it, too. */
  isLater?: boolean;
  text: string;
  anchor?: string | undefined;
  /** The values on the record, which are underlined in the text. */
  values?: string[];
  /** Of an answer to a picked reply: the rule behind it, and what it has written on the record. */
  details?: { why: string | undefined; record: RecordRowsProps };
  /** Of a chat: a quick reply, which is part of the message. */
  button?: ReactNode;
}

/** A line of a conversation, or what stands between the messages of a chat. */
export type Line = SpokenLine | { replies: string[] } | { handover: string };

export interface ConversationProps {
  kind: "call" | "chat";
  heading: string;
  /** Below the heading of a chat. */
  occasion?: string;
  recording?: Call["recording"];
  lines: Line[];
  listRef?: Ref<HTMLOListElement>;
  /** Below the lines. */
  children?: ReactNode;
}

/** A sample call or chat to read, and its outcome beside it. */
export function SampleConversation({ record, ...conversation }: ConversationProps & { record: AgentRecord }) {
  const values = valuesOf(record);
  const lines = conversation.lines.map((line) => ("text" in line ? { ...line, values } : line));
  const said = lines.map((line) => ("text" in line ? line.text : "")).join(" ");
  return (
    <div className="@lg:grid-cols-record grid gap-x-12">
      <Conversation {...conversation} lines={lines} />
      <div className={besideLook}>
        <RecordSlip {...record} said={said} />
      </div>
    </div>
  );
}

/** A call, line by line, or a chat in its window, the business's messages on the left. */
export function Conversation({ kind, heading, occasion, recording, lines, listRef, children }: ConversationProps) {
  // The key makes another name a new element, as `keyOf` does with the lines.
  const name = (
    <h3 key={heading} className="font-text text-ui font-semibold tracking-normal">
      <ProperNames>{heading}</ProperNames>
    </h3>
  );
  if (kind === "call")
    return (
      <div>
        {name}
        {recording && (
          <audio controls preload="none" src={recording.file} aria-label={voice.recording} className="mt-4 w-full" />
        )}
        {/* From a tablet's width on the speakers have a column of their own. */}
        <ol
          ref={listRef}
          className="*:@sm:grid-cols-line @sm:text-lead mt-6 grid gap-4 *:items-baseline *:gap-x-4 *:@sm:grid *:@sm:justify-items-start"
        >
          {lines.map((line, index) => "text" in line && <CallLine key={keyOf(line, index)} {...line} />)}
        </ol>
        {children && <div className="mt-6">{children}</div>}
      </div>
    );
  return (
    <div className="chat rounded-control overflow-clip forced-colors:border">
      <div className="flex items-center gap-3 bg-(--chat-head) px-4 py-3">
        <span
          aria-hidden
          translate="no"
          className="bg-go text-ink font-sign hidden size-10 min-w-10 place-items-center rounded-full @2xs:grid"
        >
          {heading[0]}
        </span>
        <div>
          {name}
          <p className="text-caption text-night-lead">{occasion}</p>
        </div>
      </div>
      <ol ref={listRef} className="text-ui @xl:text-body flex flex-col gap-2 p-3 @sm:p-4">
        {lines.map((line, index) => (
          <ChatLine key={keyOf(line, index)} line={line} />
        ))}
      </ol>
      {children && <div className="px-3 pb-3 @sm:px-4 @sm:pb-4">{children}</div>}
    </div>
  );
}

/** A changed text becomes a new element: a browser that translates the page may keep showing the text of the old one. */
const keyOf = (line: Line, index: number) => ("text" in line ? `${index} ${line.text}` : index);

/** Room around a line that a link leads to, so that the line before it shows. Not around the visitor's own turns. */
const scrollMargin = ({ by, details }: SpokenLine) => (by === conversationLabels.you || details ? "" : "scroll-my-24");

/**
 * What somebody says in a call: callers in a bubble, which phones have at the right edge, a person of the business in one as
 * light as the record.
 */
function CallLine(line: SpokenLine) {
  const { by, isStaff, text, anchor, values = [], details } = line;
  const isAgent = by === agent;
  const isCaller = !isAgent && !isStaff;
  const bubble = `rounded-control block w-fit max-w-[88%] px-4 py-2 @max-sm:mt-1 forced-colors:border ${
    isCaller
      ? "bg-night-2 text-night-text @max-sm:ms-auto @max-sm:rounded-tr-none @sm:rounded-tl-none"
      : "bg-paper text-ink rounded-tl-none"
  }`;
  return (
    <li id={anchor} tabIndex={details && -1} className={`${scrollMargin(line)} ${isAgent ? "text-balance" : "mt-1"}`}>
      <b
        className={`text-caption @xl:text-ui font-normal @max-sm:block ${isAgent ? "text-go" : "text-night-faint"} ${isCaller ? "@max-sm:text-end" : ""}`}
      >
        {by}
      </b>{" "}
      <span className={isAgent ? "text-night-text max-w-measure" : bubble}>
        <UnderlineRecorded values={values}>{text}</UnderlineRecorded>
      </span>{" "}
      {details?.why && <Why>{details.why}</Why>}
      {details && <AnswerRecord {...details.record} />}
    </li>
  );
}

/** The classes of what stands between messages. */
const noteLook = "text-caption self-center rounded-full px-3 py-1 text-center";

/** What a message takes of the chat's width. */
const messageWidth = "max-w-[min(90%,30rem)]";

/** A message, quick replies, or the moment when a person takes over. */
function ChatLine({ line }: { line: Line }) {
  if ("replies" in line)
    return (
      <li className={`text-caption text-go ${messageWidth}`}>
        <span className="sr-only">{whatsapp.replies}</span>
        <ul className="flex flex-wrap gap-1.5">
          {line.replies.map((reply, index) => (
            <li key={index} className="rounded-control border-night-line border px-3 py-0.5">
              {reply}
            </li>
          ))}
        </ul>
      </li>
    );
  if ("handover" in line)
    return <li className={`text-lamp bg-(--chat-note) font-semibold ${noteLook}`}>{line.handover}</li>;

  const { by, isStaff, time, isLater, anchor, details, button } = line;
  const isBusiness = by === agent || isStaff;
  return (
    <>
      {/* The message itself has the time for screen readers. */}
      {isLater && (
        <li aria-hidden className={`bg-night-2 text-night-lead ${noteLook}`}>
          {time}
        </li>
      )}
      <li id={anchor} tabIndex={details && -1} className={by === conversationLabels.you ? "mt-2" : scrollMargin(line)}>
        <div
          className={`${messageWidth} rounded-control text-night-text w-fit px-3 py-2 @max-2xs:max-w-none forced-colors:border ${
            isBusiness ? "rounded-tl-none bg-(--chat-in)" : "ms-auto rounded-tr-none bg-(--chat-out)"
          }`}
        >
          <Message {...line} /> {details?.why && <Why>{details.why}</Why>}
          {button}
        </div>
        {details && <AnswerRecord {...details.record} />}
      </li>
    </>
  );
}

/** The clock's time in "Wed 16:00" or "9:05", as HTML wants it: two digits, colon, two digits. */
const clockTime = (time: string) => /\d+:\d+/.exec(time)![0].padStart(5, "0");

/** A message's sender, time and text. */
function Message({ by, time, text, values = [] }: SpokenLine) {
  return (
    <>
      <span className="text-caption text-night-lead">
        <b className={`font-semibold ${by === agent ? "text-go" : ""}`}>{by}</b>{" "}
        {time && <time dateTime={clockTime(time)}>{time}</time>}
      </span>{" "}
      <span className="block leading-snug">
        <UnderlineRecorded values={values}>{text}</UnderlineRecorded>
      </span>
    </>
  );
}

/** The rule behind an answer. */
function Why({ children }: { children: string }) {
  return (
    <span className="text-ui text-night-muted mt-1 block @sm:col-start-2">
      <b className="font-normal">{conversationLabels.why}</b> <span>{children}</span>
    </span>
  );
}
