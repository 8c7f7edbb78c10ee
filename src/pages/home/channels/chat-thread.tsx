import { CheckCheck } from "lucide-react";
import { JobCard, type JobCardContent } from "../job-card";

/** Who writes in a thread. */
type Writer = "customer" | "agent" | "staff";

/** What stands in a thread: a message, the replies that one can tap, or the moment when a person takes over. */
export type ThreadItem = { from: Writer; time: string; text: string } | { replies: string[] } | { handover: string };

export interface ChatThreadContent {
  /** Whose chat is at the other end. */
  customer: string;
  /** Why the thread began. */
  occasion: string;
  /** How the two at this end are called. */
  names: Record<"agent" | "staff", string>;
  items: ThreadItem[];
  /** What came of it, where it was a campaign. */
  outcome?: JobCardContent;
}

/** The words that every thread needs, for those who cannot see it. */
export interface ChatWords {
  /** Said of a message with two ticks. */
  read: string;
  /** In front of the replies that one can tap. */
  replies: string;
  /** In front of whoever answers from now on. */
  holder: string;
}

interface ChatThreadProps extends ChatThreadContent {
  words: ChatWords;
}

const BUBBLE = "max-w-bubble rounded-card border px-3 py-2 text-ui text-ink-950";

const BUBBLES: Record<Writer, string> = {
  customer: `${BUBBLE} self-start rounded-bl-none border-line bg-paper`,
  agent: `${BUBBLE} self-end rounded-br-none border-chat-out bg-chat-out`,
  staff: `${BUBBLE} self-end rounded-br-none border-green-700 bg-paper`,
};

const HANDOVER = "self-center rounded-full bg-green-100 px-3 py-1 text-caption font-semibold text-green-800";

/** A WhatsApp thread as the company's side sees it, with the moment when a person takes over. */
export function ChatThread({ customer, occasion, names, items, outcome, words }: ChatThreadProps) {
  const writers: Record<Writer, string> = { ...names, customer };

  function renderItem(item: ThreadItem) {
    if ("replies" in item)
      return (
        <li key="replies" className="text-caption font-semibold text-green-700">
          <span className="sr-only">{words.replies}</span>
          <ul className="flex flex-wrap justify-end gap-2">
            {item.replies.map((reply) => (
              <li key={reply} className="rounded-control border-line bg-paper border px-3 py-1">
                {reply}
              </li>
            ))}
          </ul>
        </li>
      );
    if ("handover" in item)
      return (
        <li key="handover" className={HANDOVER}>
          {item.handover}
        </li>
      );
    return (
      <li key={item.text} className={BUBBLES[item.from]}>
        <span className={item.from === "customer" ? "sr-only" : "text-caption block font-semibold text-green-700"}>
          {writers[item.from]}
        </span>{" "}
        <span>{item.text}</span>
        <span className="text-caption text-ink-500 ml-2 inline-flex items-center gap-1 tabular-nums">
          {" "}
          <span>{item.time}</span>{" "}
          {item.from !== "customer" && (
            <>
              <CheckCheck aria-hidden size={16} />
              <span className="sr-only">{words.read}</span>
            </>
          )}
        </span>
      </li>
    );
  }

  return (
    <>
      <p className="text-caption border-line flex flex-wrap justify-between gap-x-4 border-b px-4 py-3 tabular-nums @lg:px-6">
        <span className="text-ink-950 font-semibold">{customer}</span> <span>{occasion}</span>
      </p>
      <div className="bg-paper-2 grid grow content-start gap-4 p-4 @lg:px-6">
        <ol className="flex flex-col gap-2">{items.map(renderItem)}</ol>
        {outcome && <JobCard {...outcome} />}
      </div>
      <p className="text-caption border-line border-t p-4 @lg:px-6">
        <span>{words.holder}</span> <strong className="text-ink-950 font-semibold">{names.staff}</strong>
      </p>
    </>
  );
}
