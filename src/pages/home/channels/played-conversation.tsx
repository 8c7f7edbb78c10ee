import { useRef, useState, type MouseEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import { channels } from "../../../content/channels";
import { conversationLabels, type Reply, type Script } from "../../../content/played-conversations";
import { agent } from "../../../content/voice";
import { postEvent } from "../../../network/events";
import { linkLook } from "../../../ui/button-look";
import { ExternalLink } from "../../../ui/external-link";
import { ProperNames } from "../../../ui/proper-names";
import { CopyLink } from "../copy-link";
import { Conversation, type ConversationProps, type Line } from "./conversation";
import { playScript } from "./play-script";
import { besideLook, RecordSlip, valuesOf } from "./record-slip";
import { hashOf } from "./use-channel-choice";

/** The classes of what can be said next. */
const choiceLook = "border-night-line hover:border-night-text border px-4 font-semibold";

interface PlayedConversationProps {
  script: Script;
  kind: ConversationProps["kind"];
  /** The ids of the picked replies. */
  picks: string[];
  onPick: (id: string, picks: string[]) => void;
  /** Below the conversation, until it has ended. */
  children?: ReactNode;
}

/**
 * A conversation in which the visitor picks what the caller or customer says. Each answer has the rule behind it, and the
 * record fills beside it, or below each answer. Without scripts nothing can be picked: the other samples are shown.
 */
export function PlayedConversation({ script, kind, picks, onPick, children }: PlayedConversationProps) {
  const { turns, choices, rows } = playScript(script, picks);
  const { hash } = useLocation();
  const transcript = useRef<HTMLOListElement>(null);
  const record = useRef<HTMLDivElement>(null);
  /** Holds the choices, or what follows the end. */
  const next = useRef<HTMLDivElement>(null);
  const isCall = kind === "call";
  const personReply = choices.find(({ id }) => id === "person");
  const picked = turns.map(({ id }) => id);
  const said = turns.map(({ says, answer }) => `${says} ${answer}`).join(" ");

  // Compared by identity: the picks of a link stamp no rows.
  const [ownPicks, setOwnPicks] = useState<string[]>();
  const isOwn = picks === ownPicks;
  const stamped = isOwn ? (turns.at(-1)?.rows ?? []).map(({ label }) => label) : [];
  const isEnded = choices.length === 0;

  function play(played: string[]) {
    flushSync(() => {
      setOwnPicks(played);
      onPick(script.id, played);
    });
  }

  function pick({ id, leadsTo }: Reply, { detail }: MouseEvent) {
    // The second click of a double click would pick what has taken the place of the first.
    if (detail > 1) return;
    play([...picked, id]);
    const answer = transcript.current!.lastElementChild as HTMLElement;
    answer.focus({ preventScroll: true });
    // In a low window each part may scroll the one before out of view. The answer matters most, so it is last.
    for (const part of [record.current!, answer.previousElementSibling!, next.current!, answer])
      part.scrollIntoView({ block: "nearest" });
    if (leadsTo === "end") postEvent("caller-end");
  }

  function restart() {
    play([]);
    next.current!.querySelector("button")!.focus();
  }

  // What a link leads to: the last pick, above its answer, or, where it names a garage, the greeting in its name. The
  // router's hash is valid (start/address.ts), and does not follow the visitor's own picks.
  const anchor = !isOwn && new RegExp(`^#${script.id}.`).test(hash) ? decodeURIComponent(hash.slice(1)) : undefined;
  const isAtGreeting = turns.length === 0 || hash.includes("&");
  const quickReplyButton = script.quickReply && (
    <button
      type="button"
      disabled={!personReply}
      className="border-night-line text-go hover:text-lit mt-2 -mb-2 block min-h-11 w-full border-t font-semibold disabled:opacity-70"
      onClick={(event) => pick(personReply!, event)}
    >
      {script.quickReply}
    </button>
  );
  const lines: Line[] = [
    { by: agent, text: script.greeting, anchor: isAtGreeting ? anchor : undefined, button: quickReplyButton },
    ...turns.flatMap(({ says, answer, why, rows: written = [] }, index) => {
      const values = valuesOf({ rows: written });
      const isLast = index === turns.length - 1;
      // At the end the whole record is shown at every width.
      const answerRecord = { rows: isEnded ? [] : written, said, stamped: isLast ? stamped : [] };
      return [
        { by: conversationLabels.you, text: says, values, anchor: isLast && !isAtGreeting ? anchor : undefined },
        { by: agent, text: answer, values, details: { why, record: answerRecord } },
      ];
    }),
  ];

  return (
    <div className="scriptless:hidden">
      <p className="text-ui text-night-muted @max-sm:leading-snug">
        <span>{conversationLabels.rule}</span> <span>{conversationLabels.pick}</span>
      </p>
      <div className={`@lg:grid-cols-record grid gap-x-12 ${isCall ? "mt-2" : "mt-5"}`}>
        <div>
          <Conversation
            kind={kind}
            heading={isCall ? `${script.business}, ${script.occasion}` : script.business}
            occasion={script.occasion}
            lines={lines}
            listRef={transcript}
          >
            {!isEnded && (
              <div ref={next} className={`grid scroll-my-24 gap-x-4 gap-y-2 ${isCall ? "@sm:grid-cols-line" : ""}`}>
                <p
                  id={`${script.id}-choices`}
                  className={`text-caption @xl:text-ui text-night-faint text-end ${isCall ? "@sm:pt-3 @sm:text-start" : ""}`}
                >
                  {conversationLabels.choices}
                </p>
                <ul
                  aria-labelledby={`${script.id}-choices`}
                  className={`flex flex-wrap justify-end gap-2 ${isCall ? "@sm:justify-start" : "@max-sm:flex-col @max-sm:items-end"}`}
                >
                  {choices.map((reply) => (
                    <li key={reply.says} className="grid">
                      <button
                        type="button"
                        className={`rounded-control text-night-text bg-night-2 min-h-11 py-2 text-left ${choiceLook} ${isCall ? "@sm:text-lead @max-sm:rounded-tr-none @sm:rounded-tl-none" : "text-ui @xl:text-body rounded-tr-none"}`}
                        onClick={(event) => pick(reply, event)}
                      >
                        <ProperNames>{reply.says}</ProperNames>
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </Conversation>
          {!isEnded && children}
        </div>
        <div className={besideLook}>
          <RecordSlip
            ref={record}
            status={conversationLabels.record}
            rows={rows}
            said={said}
            stamped={stamped}
            played={isEnded ? "ended" : "filling"}
          />
          {isEnded && (
            <div
              ref={next}
              className="text-night-text grid scroll-my-24 items-center gap-x-5 gap-y-3 @sm:flex @sm:flex-wrap"
            >
              <p className="font-sign text-sub tracking-sub w-full pt-6 text-balance @lg:pt-10">
                {conversationLabels.ended}
              </p>
              <ExternalLink href={channels.bookDemo.href} variant="on-night">
                {channels.bookDemo.label}
              </ExternalLink>
              <div className="text-ui flex flex-wrap gap-x-4">
                <button type="button" className={linkLook.lone} onClick={restart}>
                  {conversationLabels.restart}
                </button>
                <CopyLink label={script.copy} hash={hashOf(script.id, picked)} />
              </div>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
