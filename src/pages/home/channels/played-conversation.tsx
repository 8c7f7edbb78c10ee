import { useRef, useState, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { channels } from "../../../content/channels";
import { playedConversation, type Reply, type Script } from "../../../content/played-conversations";
import { postEvent } from "../../../network/events";
import { linkLook } from "../../../ui/button-look";
import { ExternalLink } from "../../../ui/external-link";
import { ProperNames } from "../../../ui/proper-names";
import { CopyLink } from "../copy-link";
import { playScript } from "./play-script";
import { Record } from "./record";
import { spokenText, TRANSCRIPTS } from "./transcripts";
import { anchorOf } from "./use-channel-choice";

/** The classes of what can be said next. */
const choiceLook = "border-night-muted hover:border-night-text border px-4 font-medium";

interface PlayedConversationProps {
  script: Script;
  kind: keyof typeof TRANSCRIPTS;
  /** The ids of the picked replies. */
  picks: string[];
  onPick: (id: string, picks: string[]) => void;
}

/**
 * A conversation in which the visitor picks what the caller or customer says. Each answer has the rule behind it, and the
 * record fills beside it, or below each answer. Without scripts and in print it is a list of all replies.
 */
export function PlayedConversation({ script, kind, picks, onPick }: PlayedConversationProps) {
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
    for (const part of [record.current!, answer.previousElementSibling!, next.current!, answer])
      part.scrollIntoView({ block: "nearest" });
    if (leadsTo === "end") postEvent("caller-end");
  }

  function restart() {
    flushSync(() => onPick(script.id, []));
    next.current!.querySelector("button")!.focus();
  }

  return (
    <>
      <p className="text-ui text-night-muted @max-sm:leading-snug">
        <span>{playedConversation.rule}</span> <span className="no-controls:hidden">{playedConversation.pick}</span>
      </p>
      <div className="no-controls:hidden @lg:grid-cols-record mt-3 grid gap-x-12 gap-y-6">
        <Transcript
          script={script}
          turns={turns}
          stamped={stamped}
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
        >
          <div ref={next} className="scroll-my-24">
            {choices.length > 0 ? (
              <div className={`grid gap-x-4 gap-y-2 ${isCall ? "@sm:grid-cols-line" : ""}`}>
                <p
                  id={`${script.id}-choices`}
                  className={`text-caption text-night-faint ${isCall ? "@sm:pt-3" : "text-right"}`}
                >
                  {playedConversation.choices}
                </p>
                <ul
                  aria-labelledby={`${script.id}-choices`}
                  className={`gap-2 ${isCall ? "grid @sm:flex @sm:flex-wrap" : "flex flex-wrap justify-end"}`}
                >
                  {choices.map((reply) => (
                    <li key={reply.id} className="grid">
                      <button
                        type="button"
                        className={`rounded-control text-night-text min-h-12 py-2 text-left ${choiceLook} ${isCall ? "@xl:text-lead rounded-bl-none" : "text-ui @xl:text-body bg-night-2 rounded-tr-none"}`}
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
                <p className="font-sign text-sub tracking-sub w-full pt-2">{playedConversation.ended}</p>
                <ExternalLink href={channels.bookDemo.href} variant="on-night">
                  {channels.bookDemo.label}
                </ExternalLink>
                <div className="text-ui flex flex-wrap gap-x-4">
                  <button type="button" className={linkLook.lone} onClick={restart}>
                    {playedConversation.restart}
                  </button>
                  <CopyLink label={script.copy} hash={anchorOf(script.id, said)} />
                </div>
              </div>
            )}
          </div>
        </Transcript>
        <Record
          ref={record}
          status={playedConversation.record}
          rows={rows}
          said={spokenText(turns)}
          stamped={stamped}
          isBesideOnly={choices.length > 0}
          isTornOff={choices.length === 0}
        />
      </div>
      <div className="no-controls:block mt-4 hidden">
        <h3>{script.chip}</h3>
        <ul className="mt-4 grid gap-3">
          {everyReply(script).map(({ id, says, answer, why }) => (
            <li key={id}>
              <span>{script.list}</span>{" "}
              <q className="text-night-text">
                <ProperNames>{says}</ProperNames>
              </q>{" "}
              <span>{playedConversation.itSays}</span> <q className="text-night-text">{answer}</q>{" "}
              {why && (
                <>
                  <span>{playedConversation.because}</span> <span>{why}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** All replies of a script, each once. */
function everyReply({ places }: Script) {
  const all = Object.values(places).flat();
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
}
