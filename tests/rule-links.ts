import { rules } from "../src/content/rules";
import { voice } from "../src/content/voice";
import { whatsapp } from "../src/content/whatsapp";
import { workflows } from "../src/content/workflows";
import { playedCall, playedChat } from "../src/content/played-conversations";
import { playScript } from "../src/pages/home/channels/play-script";

/** The samples whose lines have anchors. */
const samples = [...voice.samples, ...whatsapp.samples, ...workflows.samples];

/** The lines, steps and messages in a value that have an anchor. */
function anchoredIn(value: unknown): { anchor: string; text: string }[] {
  if (typeof value !== "object" || value === null) return [];
  return "anchor" in value ? [value as { anchor: string; text: string }] : Object.values(value).flatMap(anchoredIn);
}

/** The links of the rules on the demo page. */
export const ruleLinks: readonly { label: string; to: string }[] = Object.values(rules.rules).flatMap(({ see }) => [
  ...see,
]);

/**
 * Reads in the content where a link leads: to a line of a sample, or to the answer to the last reply of a conversation.
 *
 * @returns the name of the sample or the reply, and the words there; no words where the link is wrong
 */
export function placeOf(to: string): { name: string | undefined; words: string | undefined } {
  const anchor = to.replace(/^\/#/, "");
  const [id, picks] = anchor.split("=") as [string, string];
  const script = [playedCall, playedChat].find((one) => one.id === id);
  if (!script) {
    const line = samples.flatMap(anchoredIn).find((one) => one.anchor === anchor);
    return { name: samples.find((sample) => sample.id === id)?.chip, words: line?.text };
  }
  const { turns } = playScript(script, picks.split("."));
  const last = turns.at(picks.split(".").length - 1);
  return { name: last?.says, words: last?.answer };
}
