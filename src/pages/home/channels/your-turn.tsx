import { useRef, useState, type MouseEvent, type ReactNode, type Ref } from "react";
import { flushSync } from "react-dom";
import { channels } from "../../../content/channels";
import { voice } from "../../../content/voice";
import { yourTurn, type Reply, type Script } from "../../../content/your-call";
import { count } from "../../../count";
import { linkLook } from "../../../ui/button-look";
import { ExternalLink } from "../../../ui/external-link";
import { ProperNames } from "../../../ui/proper-names";
import { CopyLink } from "../copy-link";
import { ChatBox, chatLook, ChatMessage, messageLook } from "./chat-thread";
import { playScript } from "./play-script";
import { CallLine, callLook } from "./sample-call";
import { Slip, valuesOf } from "./slip";
import { anchorOf } from "./use-channel-choice";

/** The classes of what can be said next. */
const choiceLook = "border-night-muted hover:border-night-text border px-4 font-medium";

interface YourTurnProps {
  script: Script;
  kind: keyof typeof TRANSCRIPTS;
  /** The ids of the picked replies. */
  picks: string[];
  onPick: (id: string, picks: string[]) => void;
}

/**
 * A conversation in which the visitor picks what the caller or customer says. Each answer has the rule behind it, and the
 * record fills beside it. Without scripts and in print it is a list of all replies.
 */
export function YourTurn({ script, kind, picks, onPick }: YourTurnProps) {
  const { turns, choices, rows } = playScript(script, picks);
  const transcript = useRef<HTMLOListElement>(null);
  const record = useRef<HTMLDivElement>(null);
  /** Holds the choices, or what follows the end. */
  const next = useRef<HTMLDivElement>(null);
  const isCall = kind === "call";
  const Transcript = TRANSCRIPTS[kind];
  const quick = choices.find(({ id }) => id === "person");
  const said = turns.map(({ id }) => id);

  // A conversation that a link opens is stamped already.
  const [stamped, setStamped] = useState<string[]>([]);

  function pick({ id, rows: written = [], leadsTo }: Reply, { detail }: MouseEvent) {
    // The second click of a double click would pick what has taken the place of the first.
    if (detail > 1) return;
    flushSync(() => {
      setStamped(written.map(({ label }) => label));
      onPick(script.id, [...said, id]);
    });
    const answer = transcript.current!.lastElementChild as HTMLElement;
    answer.focus({ preventScroll: true });
    // Where the window has no room for all, the answer comes last and stays in view.
    for (const part of [answer.previousElementSibling!, record.current!, next.current!, answer])
      part.scrollIntoView({ block: "nearest" });
    if (leadsTo === "end") count("caller-end");
  }

  function restart() {
    flushSync(() => onPick(script.id, []));
    next.current!.querySelector("button")!.focus();
  }

  return (
    <>
      <p className="text-caption text-night-faint">
        <span>{yourTurn.rule}</span> <span className="no-controls:hidden">{yourTurn.pick}</span>
      </p>
      <div className="no-controls:hidden @lg:grid-cols-slip @lg:grid-rows-beside mt-3 grid gap-x-12 gap-y-6">
        <Transcript
          script={script}
          turns={turns}
          anchor={picks.length > 0 ? anchorOf(script.id, picks) : undefined}
          list={transcript}
          quickReply={
            script.quickReply && (
              <button
                type="button"
                disabled={!quick}
                className={`rounded-control text-go min-h-11 disabled:opacity-70 ${choiceLook}`}
                onClick={(event) => pick(quick!, event)}
              >
                {script.quickReply}
              </button>
            )
          }
          record={
            <Slip
              ref={record}
              status={yourTurn.record}
              rows={rows}
              said={turns.map(({ says, answer }) => `${says} ${answer}`).join(" ")}
              stamped={stamped}
            />
          }
        >
          <div ref={next} className="scroll-my-24">
            {choices.length > 0 ? (
              <div className={`grid gap-x-4 gap-y-2 ${isCall ? "@sm:grid-cols-line" : ""}`}>
                <p
                  id={`${script.id}-choices`}
                  className={`text-caption text-night-faint ${isCall ? "@sm:pt-3" : "text-right"}`}
                >
                  {yourTurn.choices}
                </p>
                <ul
                  aria-labelledby={`${script.id}-choices`}
                  className={`gap-2 ${isCall ? "grid @sm:justify-items-start" : "flex flex-wrap justify-end"}`}
                >
                  {choices.map((reply) => (
                    <li key={reply.id} className="grid">
                      <button
                        type="button"
                        className={`rounded-control text-night-text min-h-12 py-2 text-left ${choiceLook} ${isCall ? "rounded-bl-none" : "text-ui bg-night-2 rounded-tr-none"}`}
                        onClick={(event) => pick(reply, event)}
                      >
                        <ProperNames>{reply.says}</ProperNames>
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            ) : (
              <div className="text-night-text flex flex-wrap items-center gap-x-5 gap-y-3">
                <p className="font-sign text-sub tracking-sub w-full pt-2">{yourTurn.ended}</p>
                <ExternalLink href={channels.bookDemo.href} variant="night">
                  {channels.bookDemo.label}
                </ExternalLink>
                <div className="text-ui flex flex-wrap gap-x-4">
                  <button type="button" className={linkLook.lone} onClick={restart}>
                    {yourTurn.restart}
                  </button>
                  <CopyLink label={script.copy} hash={anchorOf(script.id, said)} />
                </div>
              </div>
            )}
          </div>
        </Transcript>
      </div>
      <div className="no-controls:block mt-4 hidden">
        <h4>{script.chip}</h4>
        <ul className="mt-4 grid gap-3">
          {everyReply(script).map(({ id, says, answer, why }) => (
            <li key={id}>
              <span>{script.list}</span>{" "}
              <q className="text-night-text">
                <ProperNames>{says}</ProperNames>
              </q>{" "}
              <span>{yourTurn.itSays}</span> <q className="text-night-text">{answer}</q>{" "}
              {why && (
                <>
                  <span>{yourTurn.because}</span> <span>{why}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface TranscriptProps {
  script: Script;
  turns: Reply[];
  /** What a link to the conversation as it stands leads to: the last that the visitor said, above its answer. */
  anchor: string | undefined;
  list: Ref<HTMLOListElement>;
  /** After the greeting of a chat. */
  quickReply: ReactNode;
  record: ReactNode;
  /** The choices, or what follows the end. */
  children: ReactNode;
}

/** A call, its record, and the choices. On phones the style puts the record last. */
function CallTranscript({ script, turns, anchor, list, record, children }: TranscriptProps) {
  return (
    <>
      <div>
        <h4 className="font-text text-ui font-semibold tracking-normal">{`${script.business}, ${script.occasion}`}</h4>
        <ol ref={list} className={callLook}>
          <li id={turns.length === 0 ? anchor : undefined}>
            <CallLine by={voice.agent} text={script.greeting} />
          </li>
          {turns.flatMap(({ id, says, answer, why, rows }, index) => [
            <li key={id} id={index === turns.length - 1 ? anchor : undefined}>
              <CallLine by={yourTurn.you} text={says} values={valuesOf({ rows })} />
            </li>,
            <li key={`${id} answer`} tabIndex={-1}>
              <CallLine by={voice.agent} text={answer} values={valuesOf({ rows })}>
                {why && <Why>{why}</Why>}
              </CallLine>
            </li>,
          ])}
        </ol>
      </div>
      {record}
      {children}
    </>
  );
}

/** A chat with the choices at its end, and its record. */
function ChatTranscript({ script, turns, anchor, list, quickReply, record, children }: TranscriptProps) {
  return (
    <>
      <ChatBox business={script.business} occasion={script.occasion}>
        <ol ref={list} className={chatLook}>
          <li id={turns.length === 0 ? anchor : undefined} className={messageLook(true)}>
            <ChatMessage by="agent" text={script.greeting} />
          </li>
          {quickReply && <li>{quickReply}</li>}
          {turns.flatMap(({ id, says, answer, why, rows }, index) => [
            <li key={id} id={index === turns.length - 1 ? anchor : undefined} className={`mt-2 ${messageLook()}`}>
              <ChatMessage by={yourTurn.you} text={says} values={valuesOf({ rows })} />
            </li>,
            <li key={`${id} answer`} tabIndex={-1} className={messageLook(true)}>
              <ChatMessage by="agent" text={answer} values={valuesOf({ rows })} /> {why && <Why>{why}</Why>}
            </li>,
          ])}
        </ol>
        <div className="border-night-line border-t p-3 @sm:p-4">{children}</div>
      </ChatBox>
      {record}
    </>
  );
}

const TRANSCRIPTS = { call: CallTranscript, chat: ChatTranscript };

function Why({ children }: { children: string }) {
  return (
    <span className="text-ui text-night-muted mt-2 block @sm:col-start-2">
      <b className="text-lamp font-normal">{yourTurn.why}</b> <span>{children}</span>
    </span>
  );
}

/** All replies of a script, each once. */
function everyReply({ places }: Script) {
  const all = Object.values(places).flat();
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
}
