import { startTransition, useCallback, useState, useSyncExternalStore } from "react";
import { useLocation, type Location } from "react-router-dom";

/** A tab of the channels section; also the anchor that opens it. */
export type Channel = "voice" | "whatsapp" | "workflows";

/** A tab, and a sample for each of them. */
export interface ChannelChoice {
  channel: Channel;
  samples: Record<Channel, string>;
}

const CHANNELS: readonly Channel[] = ["voice", "whatsapp", "workflows"];

type Samples = Record<Channel, string[]>;

/** Voice, and of each channel the first sample. */
const firstChoice = ({ voice, whatsapp, workflows }: Samples): ChannelChoice => ({
  channel: "voice",
  samples: { voice: voice[0]!, whatsapp: whatsapp[0]!, workflows: workflows[0]! },
});

/** What an anchor makes of a choice; one that is none of ours leaves it as it is. */
function applyAnchor(samples: Samples, now: ChannelChoice, anchor: string): ChannelChoice {
  const channel = CHANNELS.find((name) => name === anchor || samples[name].includes(anchor));
  if (!channel || (anchor === channel && now.channel === channel)) return now;
  return { channel, samples: anchor === channel ? now.samples : { ...now.samples, [channel]: anchor } };
}

const subscribeToNothing = () => () => {};

/**
 * Whether a location's hash may be followed: not at build, nor while the browser takes over the built page; both must
 * render the same. Where there is none, that is true from the start: a change would render once more, in one long task.
 */
const useMayFollow = ({ hash }: Location) =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => hash === "",
  );

/**
 * Which tab and samples are shown. The address bar follows each choice, and an address with one of the anchors opens
 * it; without a hash it is the first choice, and any other hash changes nothing. The first render, at build and in the
 * browser, knows no hash.
 *
 * @param samples the anchors of each channel's samples; the first of them is shown at first
 * @returns what is chosen; what is shown, which after a press follows: tab and chip answer at once, but a slow phone needs
 *   some frames for a panel; and the function that takes an anchor and chooses it
 */
export function useChannelChoice(samples: Samples): [ChannelChoice, ChannelChoice, (anchor: string) => void] {
  const location = useLocation();
  const mayFollow = useMayFollow(location);
  const [chosen, setChosen] = useState(() => firstChoice(samples));
  const [shown, setShown] = useState(chosen);
  const [followed, setFollowed] = useState(location.hash ? undefined : location);

  // While rendering, since the panels' heights decide where the router scrolls to. The location, not its hash: a second
  // click on the same link opens the same sample again.
  if (mayFollow && followed !== location) {
    setFollowed(location);
    const choice = location.hash ? applyAnchor(samples, chosen, location.hash.slice(1)) : firstChoice(samples);
    setChosen(choice);
    setShown(choice);
  }

  const choose = useCallback(
    (anchor: string) => {
      const apply = (now: ChannelChoice) => applyAnchor(samples, now, anchor);
      setChosen(apply);
      startTransition(() => setShown(apply));
      // A press on a tab says so twice: as it gets the focus, and as it is clicked.
      if (window.location.hash === `#${anchor}`) return;
      // Not the router's `navigate`: its scroll restoration goes to the anchor's element even with `preventScrollReset`.
      window.history.replaceState(window.history.state, "", `#${anchor}`);
    },
    [samples],
  );

  return [chosen, shown, choose];
}
