import "./chat-thread.css";
import type { ReactNode } from "react";
import { whatsapp, type Thread, type ThreadItem } from "../../../content/whatsapp";
import { UnderlineRecorded } from "./underline-recorded";
import { Record, valuesOf } from "./record";

/** A WhatsApp thread as the customer sees it, the business's messages on the left, and its outcome beside it. */
export function ChatThread({ business, occasion, items, record }: Thread) {
  const values = valuesOf(record);
  const said = items.map((item) => ("text" in item ? item.text : "")).join(" ");
  return (
    <div className="@lg:grid-cols-record grid gap-x-12 gap-y-6">
      <ChatBox business={business} occasion={occasion}>
        <ol className={chatLook}>
          {items.map((item, index) => (
            <ThreadStep key={index} item={item} values={values} />
          ))}
        </ol>
      </ChatBox>
      <Record {...record} said={said} />
    </div>
  );
}

interface ChatBoxProps extends Pick<Thread, "business" | "occasion"> {
  children: ReactNode;
}

/** The window of a chat, with its head. */
export function ChatBox({ business, occasion, children }: ChatBoxProps) {
  return (
    <div className="chat overflow-clip">
      <div className="chat-head px-4 py-3">
        <h3 className="font-text text-ui font-semibold tracking-normal">{business}</h3>
        <p className="text-caption text-night-lead">{occasion}</p>
      </div>
      {children}
    </div>
  );
}

/** The clock's time in "Wed 16:00" or "9:05", as HTML wants it: two digits, colon, two digits. */
const clockTime = (time: string) => /\d+:\d+/.exec(time)![0].padStart(5, "0");

/** What stands in a thread: a message, quick replies, or a handover. */
function ThreadStep({ item, values }: { item: ThreadItem; values: string[] }) {
  if ("replies" in item)
    return (
      <li className="chat-width text-caption text-go">
        <span className="sr-only">{whatsapp.replies}</span>
        <ul className="flex flex-wrap gap-1.5">
          {item.replies.map((reply, index) => (
            <li key={index} className="rounded-control border-night-line border px-3 py-0.5">
              {reply}
            </li>
          ))}
        </ul>
      </li>
    );
  if ("handover" in item) return <li className={`chat-note text-lamp font-semibold ${noteLook}`}>{item.handover}</li>;
  return (
    <>
      {/* The message itself has the time for screen readers. */}
      {item.isLater && (
        <li aria-hidden className={`bg-night-2 text-night-lead ${noteLook}`}>
          {item.time}
        </li>
      )}
      <li id={item.anchor} className={`scroll-my-24 ${messageLook(item.by === "agent" || item.isStaff)}`}>
        <ChatMessage {...item} values={values} />
      </li>
    </>
  );
}

/** The classes of the list of a chat's messages. */
export const chatLook = "text-ui @xl:text-body flex flex-col gap-2 p-3 @sm:p-4";

/** The classes of what stands between messages. */
const noteLook = "text-caption self-center rounded-full px-3 py-1 text-center";

/** The classes of a message, the business's on the left. */
export const messageLook = (isBusiness = false) =>
  `chat-width @max-2xs:max-w-none rounded-control text-night-text w-fit px-3 py-2 forced-colors:border ${
    isBusiness ? "rounded-tl-none chat-in" : "self-end rounded-tr-none chat-out"
  }`;

interface ChatMessageProps {
  by: string;
  time?: string;
  text: string;
  /** What lands on the record. */
  values?: string[];
}

/** A message's sender, time and text. */
export function ChatMessage({ by, time, text, values = [] }: ChatMessageProps) {
  const isAgent = by === "agent";
  return (
    <>
      <span className="text-caption text-night-lead">
        <b className={`font-semibold ${isAgent ? "text-go" : ""}`}>{isAgent ? whatsapp.agent : by}</b>{" "}
        {time && <time dateTime={clockTime(time)}>{time}</time>}
      </span>{" "}
      <span className="block leading-snug">
        <UnderlineRecorded values={values}>{text}</UnderlineRecorded>
      </span>
    </>
  );
}
