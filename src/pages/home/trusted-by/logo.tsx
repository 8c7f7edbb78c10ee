import ashdown from "./ashdown.svg";
import kestrel from "./kestrel.svg";
import sentinel from "./sentinel.svg";
import thornbeck from "./thornbeck.svg";

/**
 * A customer's mark with its wordmark. The lettering is outlines of Playfair Display, Krona One, Barlow Condensed and
 * Quicksand, whose licence (SIL OFL) leaves drawings made with them free.
 */
export type LogoName = "ashdown" | "thornbeck" | "kestrel" | "sentinel";

/** Sizes in px, so chosen that all four look equally large and heavy. */
const LOGOS: Record<LogoName, { src: string; width: number; height: number }> = {
  ashdown: { src: ashdown, width: 151, height: 40 },
  thornbeck: { src: thornbeck, width: 172, height: 36 },
  kestrel: { src: kestrel, width: 142, height: 40 },
  sentinel: { src: sentinel, width: 133, height: 40 },
};

/** A customer's logo, fetched when it comes near; `title` is the firm's name, for those who cannot see it. */
export function Logo({ name, title }: { name: LogoName; title: string }) {
  return <img {...LOGOS[name]} alt={title} loading="lazy" className="h-auto max-w-full print:invert" />;
}
