import { useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { playedCall } from "../../../content/played-conversations";
import { postEvent } from "../../../network/events";
import { garageLink } from "../../../one-page-summary/garage-store";

/** A channel and its samples. Their ids are also the anchors that open them. */
export interface Channel {
  id: string;
  samples: { id: string }[];
}

interface ChannelChoice {
  /** The id of the open channel. */
  channel: string;
  /** For each channel the id of its chosen sample. */
  samples: Record<string, string>;
  /** By sample, what its link has behind `=`: the ids of the picked replies, or the name of a line (`LineAnchor`). */
  picks: Record<string, string[]>;
}

/**
 * The hash, without `#`, of a link to a sample as the visitor has it now, its garage included, such as
 * `voice-your-call=mot.price&mot=49.50`: mail and chat programs recognise all of it as a link.
 */
export const hashOf = (id: string, picks: string[] = []) =>
  (picks.length > 0 ? `${id}=${picks.join(".")}` : id) + (id === playedCall.id ? garageLink() : "");

/** The ids of a channel and its samples. */
export const idsOf = ({ id, samples }: Channel) => [id, ...samples.map((sample) => sample.id)];

const firstChoice = (channels: Channel[]): ChannelChoice => ({
  channel: channels[0]!.id,
  samples: Object.fromEntries(channels.map(({ id, samples }) => [id, samples[0]!.id])),
  picks: {},
});

/** Opens a channel or sample, with the picks if there are any. An unknown id changes nothing. */
function applyId(channels: Channel[], choice: ChannelChoice, id: string, picks?: string[]): ChannelChoice {
  const channel = channels.find((one) => idsOf(one).includes(id))?.id;
  if (!channel) return choice;
  return {
    ...choice,
    channel,
    samples: id === channel ? choice.samples : { ...choice.samples, [channel]: id },
    picks: picks ? { ...choice.picks, [id]: picks } : choice.picks,
  };
}

/** Opens what a link leads to. Picks that cannot be made are left to `playScript`. */
function applyHash(channels: Channel[], choice: ChannelChoice, hash: string): ChannelChoice {
  // Behind `&` is the garage (garage-store.ts). Some mail programs escape `=` and `.`; the rest is letters and hyphens.
  const anchor = hash.slice(1).replace(/&.*/s, "").replace(/%3d/i, "=").replaceAll(/%2e/gi, ".");
  const [id, picks] = anchor.split(/=(.*)/s) as [string, string?];
  return applyId(channels, choice, id, picks?.split("."));
}

/** Shows a hash, given without `#`, in the address. */
export function replaceHash(hash: string) {
  // Not the router's `navigate`: its scroll restoration scrolls to the anchor even with `preventScrollReset`.
  if (window.location.hash !== `#${hash}`) window.history.replaceState(window.history.state, "", `#${hash}`);
}

const subscribeToNothing = () => () => {};

/**
 * Keeps the open channel and the chosen samples in step with the URL's hash.
 *
 * @param channels the first one, and the first sample of each, are chosen where the URL has no hash
 * @returns the choice, and a function that chooses by id
 */
export function useChannelChoice(channels: Channel[]) {
  const location = useLocation();
  const [chosen, setChosen] = useState(() => firstChoice(channels));
  const [appliedLocation, setAppliedLocation] = useState(location.hash ? undefined : location);

  // Hydration must render the first choice, as the built page has it. A hash, if there is one, applies in the next render.
  const mayApply = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => !location.hash,
  );
  // Set during rendering, since the router scrolls to the anchor right after it. Compare the location instead of the
  // hash, so that a second click on the same link opens its sample again.
  if (mayApply && appliedLocation !== location) {
    setAppliedLocation(location);
    setChosen(location.hash ? applyHash(channels, chosen, location.hash) : firstChoice(channels));
  }

  function choose(id: string, picks = chosen.picks[id]) {
    setChosen((choice) => applyId(channels, choice, id, picks));
    replaceHash(hashOf(id, picks));
    postEvent("sample");
  }

  return { chosen, choose };
}
