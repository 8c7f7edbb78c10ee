import { useDeferredValue, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

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
  /** Chosen by a press; otherwise by the URL. */
  isPressed: boolean;
}

/** The anchors that open a channel or one of its samples. */
export const anchorsOf = ({ id, samples }: Channel) => [id, ...samples.map((sample) => sample.id)];

const firstChoice = (channels: Channel[]): ChannelChoice => ({
  channel: channels[0]!.id,
  samples: Object.fromEntries(channels.map(({ id, samples }) => [id, samples[0]!.id])),
  isPressed: false,
});

/** Applies an anchor to a choice. An unknown anchor changes nothing. */
function applyAnchor(channels: Channel[], choice: ChannelChoice, anchor: string, isPressed: boolean): ChannelChoice {
  const channel = channels.find((one) => anchorsOf(one).includes(anchor))?.id;
  if (!channel) return choice;
  const samples = anchor === channel ? choice.samples : { ...choice.samples, [channel]: anchor };
  return { channel, samples, isPressed };
}

const subscribeToNothing = () => () => {};

/**
 * Keeps the open channel and the chosen samples in step with the URL's hash.
 *
 * @param channels the first one, and the first sample of each, are chosen where the URL has no hash
 * @returns the choice to mark on tabs and chips, the choice whose contents to show, and a function that chooses by an
 *   anchor. After a press the contents follow as a deferred render, so that tab and chip answer within a frame.
 */
export function useChannelChoice(channels: Channel[]) {
  const location = useLocation();
  const [chosen, setChosen] = useState(() => firstChoice(channels));
  const deferred = useDeferredValue(chosen);
  const [followed, setFollowed] = useState(location.hash ? undefined : location);

  // Hydration must render the first choice, as the built page has it. The hash applies from the next render on.
  const mayFollow = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => !location.hash,
  );
  // Set during rendering, since the router scrolls to the anchor right after it. Compare the location instead of the
  // hash, so that a second click on the same link opens its sample again.
  if (mayFollow && followed !== location) {
    setFollowed(location);
    setChosen(location.hash ? applyAnchor(channels, chosen, location.hash.slice(1), false) : firstChoice(channels));
  }

  function choose(anchor: string) {
    setChosen((choice) => applyAnchor(channels, choice, anchor, true));
    // Not the router's `navigate`: its scroll restoration scrolls to the anchor even with `preventScrollReset`.
    if (window.location.hash !== `#${anchor}`) window.history.replaceState(window.history.state, "", `#${anchor}`);
  }

  return { chosen, shown: chosen.isPressed ? deferred : chosen, choose };
}
