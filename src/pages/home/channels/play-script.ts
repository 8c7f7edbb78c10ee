import type { Reply, Script } from "../../../content/played-conversations";

/** A conversation as far as it has been played. */
export interface Played {
  /** What was said, in order, without the greeting. */
  turns: Reply[];
  /** What can be said next; empty at the end. */
  choices: Reply[];
  /** The record: first the rows that wait for a value, dropped at the end if empty, then the others as written. */
  rows: { label: string; value: string | undefined }[];
}

/**
 * Plays a script.
 *
 * @param picks the ids of the chosen replies, in order. The first one that cannot be said ends the play, so that a link
 *   that was cut or mistyped shows what makes sense of it.
 */
export function playScript({ places, waiting }: Script, picks: string[]): Played {
  const turns: Reply[] = [];
  const rows = new Map<string, string | undefined>(waiting.map((label) => [label, undefined]));
  const choicesAt = (place: string) => places[place]!.filter(({ id }) => !turns.some((turn) => turn.id === id));

  let choices = choicesAt("start");
  for (const pick of picks) {
    const reply = choices.find(({ id }) => id === pick);
    if (!reply) break;
    turns.push(reply);
    for (const { label, value } of reply.rows ?? []) rows.set(label, value);
    choices = choicesAt(reply.leadsTo);
  }
  const written = Array.from(rows, ([label, value]) => ({ label, value }));
  return { turns, choices, rows: choices.length > 0 ? written : written.filter(({ value }) => value !== undefined) };
}
