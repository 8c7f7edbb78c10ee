import { useCallback, useState, useSyncExternalStore } from "react";
import { useLocation, type Location } from "react-router-dom";

/** A tab of the channels section; also the anchor that opens it. */
export type Channel = "voice" | "whatsapp" | "workflows";

/** Which tab is open, and which sample each tab shows. */
export interface ChannelChoice {
  channel: Channel;
  shown: Record<Channel, string>;
}

const CHANNELS: readonly Channel[] = ["voice", "whatsapp", "workflows"];

type Samples = Record<Channel, string[]>;

/** Voice, and of each channel the first sample. */
const firstChoice = ({ voice, whatsapp, workflows }: Samples): ChannelChoice => ({
  channel: "voice",
  shown: { voice: voice[0]!, whatsapp: whatsapp[0]!, workflows: workflows[0]! },
});

/** What an anchor makes of a choice; one that is none of ours leaves it as it is. */
function applyAnchor(samples: Samples, now: ChannelChoice, anchor: string): ChannelChoice {
  const channel = CHANNELS.find((name) => name === anchor || samples[name].includes(anchor));
  if (!channel || (anchor === channel && now.channel === channel)) return now;
  return { channel, shown: anchor === channel ? now.shown : { ...now.shown, [channel]: anchor } };
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
 * @returns the choice, and the function that takes an anchor and chooses it
 */
export function useChannelChoice(samples: Samples): [ChannelChoice, (anchor: string) => void] {
  const location = useLocation();
  const mayFollow = useMayFollow(location);
  const [choice, setChoice] = useState(() => firstChoice(samples));
  const [followed, setFollowed] = useState(location.hash ? undefined : location);

  // While rendering, since the panels' heights decide where the router scrolls to. The location, not its hash: a second
  // click on the same link opens the same sample again.
  if (mayFollow && followed !== location) {
    setFollowed(location);
    setChoice(location.hash ? applyAnchor(samples, choice, location.hash.slice(1)) : firstChoice(samples));
  }

  const choose = useCallback(
    (anchor: string) => {
      setChoice((now) => applyAnchor(samples, now, anchor));
      // A press on a tab says so twice: as it gets the focus, and as it is clicked.
      if (window.location.hash === `#${anchor}`) return;
      // Not the router's `navigate`: its scroll restoration goes to the anchor's element even with `preventScrollReset`.
      window.history.replaceState(window.history.state, "", `#${anchor}`);
    },
    [samples],
  );

  return [choice, choose];
}
