import { ProperNames } from "../../../ui/proper-names";
import { JobCard, type JobCardContent } from "../job-card";

/** What stands in a thread: a message, the replies that one can tap, or the moment when a person takes over. */
export type ThreadItem =
  | {
      /** "agent", or whoever else writes. */
      by: string;
      /** A colleague at the business, not its customer. */
      isStaff?: boolean;
      time: string;
      text: string;
    }
  | { replies: string[] }
  | { handover: string };

export interface ChatThreadContent {
  business: string;
  /** To whom, and why the thread began. */
  occasion: string;
  items: ThreadItem[];
  /** What came of it. */
  job: JobCardContent;
}

/** The words that every thread needs. */
export interface ChatWords {
  /** What the agent is called. */
  agent: string;
  /** In front of the replies that one can tap. */
  replies: string;
}

const THREAD = "overflow-clip rounded-control bg-chat";
const HEAD = "bg-chat-head px-4 py-3";
const ITEMS = "flex flex-col gap-2 p-3 text-ui @sm:p-4";
const BUBBLE = "w-fit max-w-bubble rounded-bubble px-3 py-2 text-night-text";
const FROM_BUSINESS = `${BUBBLE} rounded-tl-none bg-chat-in`;
const FROM_CUSTOMER = `${BUBBLE} self-end rounded-tr-none bg-chat-out`;
const HANDOVER =
  "w-fit self-center rounded-full bg-chat-note px-3 py-1 text-center text-caption font-semibold text-plate";

/** A WhatsApp thread as the customer sees it: the business on the left, its AI assistant and its people by name. */
export function ChatThread({ business, occasion, items, job, words }: ChatThreadContent & { words: ChatWords }) {
  function renderItem(item: ThreadItem) {
    if ("replies" in item)
      return (
        <li key={item.replies.join()} className="max-w-bubble text-caption text-go">
          <span className="sr-only">{words.replies}</span>
          <ul className="flex flex-wrap gap-1.5">
            {item.replies.map((reply) => (
              <li key={reply} className="rounded-control border-night-line border px-3 py-0.5">
                {reply}
              </li>
            ))}
          </ul>
        </li>
      );
    if ("handover" in item)
      return (
        <li key={item.handover} className={HANDOVER}>
          {item.handover}
        </li>
      );
    const isAgent = item.by === "agent";
    return (
      <li key={item.text} className={isAgent || item.isStaff ? FROM_BUSINESS : FROM_CUSTOMER}>
        <span className="text-caption text-night-lead">
          <b className={`font-semibold ${isAgent ? "text-go" : ""}`}>{isAgent ? words.agent : item.by}</b>{" "}
          <time>{item.time}</time>
        </span>{" "}
        <span className="block leading-snug">
          <ProperNames>{item.text}</ProperNames>
        </span>
      </li>
    );
  }

  return (
    <>
      <div className={THREAD}>
        <div className={HEAD}>
          <h4 className="font-text text-ui font-semibold tracking-normal">{business}</h4>
          <p className="text-caption text-night-lead">{occasion}</p>
        </div>
        <ol className={ITEMS}>{items.map(renderItem)}</ol>
      </div>
      <JobCard {...job} />
    </>
  );
}
