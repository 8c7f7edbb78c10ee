import { expect, test } from "vitest";
import { playedCall, playedChat, type Script } from "../../src/content/played-conversations";
import { playScript } from "../../src/pages/home/channels/play-script";

const scripts = [playedCall, playedChat];
const idsOf = (replies: { id: string }[]) => replies.map(({ id }) => id);
const repliesOf = ({ places }: Script) => Object.values(places).flat();

/** Every conversation that can be had, finished or not. */
function* conversations(script: Script, picks: string[] = []): Generator<string[]> {
  yield picks;
  for (const { id } of playScript(script, picks).choices) yield* conversations(script, [...picks, id]);
}

test.each(scripts)(
  "in $id every conversation goes on to an end, nothing is offered twice, and the record has the last value of each label, at the end no blank",
  (script) => {
    for (const picks of conversations(script)) {
      const { turns, choices, rows } = playScript(script, picks);
      expect(idsOf(turns), "what a link says is what is played").toEqual(picks);
      const offered = [...idsOf(turns), ...idsOf(choices)];
      expect(offered).toEqual([...new Set(offered)]);
      expect([picks, choices.length === 0]).toEqual([picks, turns.at(-1)?.leadsTo === "end"]);
      const waiting = script.waiting.map((label) => ({ label, value: undefined }));
      const all = [...waiting, ...turns.flatMap((turn) => turn.rows ?? [])];
      const last = [...new Map(all.map((row) => [row.label, row])).values()];
      expect([picks, rows]).toEqual([picks, last.filter(({ value }) => value || choices.length > 0)]);
    }
  },
);

test.each(scripts)("in $id every reply can be said, and survives in a link", (script) => {
  const said = new Set([...conversations(script)].flatMap((picks) => playScript(script, picks).turns));
  expect(repliesOf(script).filter((reply) => !said.has(reply))).toEqual([]);
  for (const { id } of repliesOf(script)) expect(id).toMatch(/^[a-z]+$/);
});

test.each(scripts)("in $id the record waits for what some answer writes", (script) => {
  const written = repliesOf(script).flatMap(({ rows = [] }) => rows.map(({ label }) => label));
  expect(script.waiting.filter((label) => !written.includes(label))).toEqual([]);
});

test.each<[string, string[], string[]]>([
  ["an unknown reply", ["mot", "nonsense", "price"], ["mot"]],
  ["one that cannot be said there", ["go"], []],
  ["one that was said", ["mot", "lorry", "lorry"], ["mot", "lorry"]],
  ["what follows the end", ["mot", "price", "go", "yes", "discount"], ["mot", "price", "go", "yes"]],
])("%s ends the play", (_, picks, played) => {
  expect(idsOf(playScript(playedCall, picks).turns)).toEqual(played);
});

test("who has stopped messages is not asked to allow one, and who has heard no price does not beat it down", () => {
  const nonsense = [...conversations(playedCall)].filter((picks) => {
    const [last, ...before] = playScript(playedCall, picks).turns.toReversed();
    const heard = before.map(({ answer }) => answer).join(" ");
    return (
      (picks.includes("stop") && last?.answer.includes("may I")) || (last?.id === "discount" && !heard.includes("£"))
    );
  });
  expect(nonsense).toEqual([]);
});

test.each(scripts)("$id ends on no question", (script) => {
  const ends = repliesOf(script).filter(({ leadsTo }) => leadsTo === "end");
  expect(ends).not.toEqual([]);
  expect(ends.filter(({ answer }) => answer.includes("?"))).toEqual([]);
});

/** What only a conversation can give: a name, a registration, an amount, the time of a slot. */
const givenIn = ({ label, value }: { label: string; value: string }): string[] => [
  ...(value.match(/£\d+|[A-Z]{2}\d{2}\s[A-Z]{3}/g) ?? []),
  ...(/slot|call-back/i.test(label) ? (value.match(/\d+:\d\d/g) ?? []) : []),
  ...(/name/i.test(label) ? [value] : []),
];

test.each(scripts)("in $id nothing is on the record before it was said", (script) => {
  for (const picks of conversations(script)) {
    const { turns } = playScript(script, picks);
    const said = turns.map(({ says, answer }) => `${says} ${answer}`).join(" ");
    const given = turns.at(-1)?.rows?.flatMap(givenIn) ?? [];
    expect([picks, given.filter((part) => !said.includes(part))]).toEqual([picks, []]);
  }
});

test("a booking is on the record once the caller has given a name, and a reminder once they've allowed it", () => {
  const labelsAfter = (...picks: string[]) =>
    playScript(playedCall, picks).rows.flatMap(({ label, value }) => (value ? label : []));
  const before = ["Job", "Vehicle", "Price given"];
  expect(labelsAfter("mot", "price", "go")).toEqual(before);
  expect(labelsAfter("mot", "price", "go", "no")).toEqual([...before, "Slot", "Name", "Reminder"]);
});
