import { useCallback, useEffect, useReducer } from "react";
import { useLocation } from "react-router-dom";

/** A tab of the channels section; also the anchor that opens it. */
export type Channel = "voice" | "whatsapp" | "workflows";

/** Which tab is open, and which sample each tab shows. */
export interface ChannelChoice {
  channel: Channel;
  shown: Record<Channel, string>;
}

const CHANNELS: readonly Channel[] = ["voice", "whatsapp", "workflows"];

type Samples = Record<Channel, string[]>;

/** What an anchor makes of a choice; one that is none of ours leaves it as it is. */
function take(samples: Samples, now: ChannelChoice, anchor: string): ChannelChoice {
  const channel = CHANNELS.find((name) => name === anchor || samples[name].includes(anchor));
  if (!channel) return now;
  return { channel, shown: anchor === channel ? now.shown : { ...now.shown, [channel]: anchor } };
}

/**
 * Which tab and samples are shown. The address bar follows each choice, and an address with one of the anchors opens
 * it; any other hash changes nothing. The first render, at build and in the browser, knows no hash.
 *
 * @param samples the anchors of each channel's samples; the first of them is shown at first
 * @returns the choice, and the function that takes an anchor and chooses it
 */
export function useChannelChoice(samples: Samples): [ChannelChoice, (anchor: string) => void] {
  const location = useLocation();
  const [choice, show] = useReducer((now: ChannelChoice, anchor: string) => take(samples, now, anchor), {
    channel: "voice",
    shown: { voice: samples.voice[0]!, whatsapp: samples.whatsapp[0]!, workflows: samples.workflows[0]! },
  });

  // The location, not its hash: a second click on the same link opens the same sample again.
  useEffect(() => show(location.hash.slice(1)), [location]);

  const choose = useCallback((anchor: string) => {
    show(anchor);
    // Not the router's `navigate`: its scroll restoration goes to the anchor's element even with `preventScrollReset`.
    window.history.replaceState(window.history.state, "", `#${anchor}`);
  }, []);

  return [choice, choose];
}
