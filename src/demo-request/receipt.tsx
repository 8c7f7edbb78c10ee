import { ExternalLink } from "../ui/external-link";
import { site } from "../site";

export interface ReceiptWords {
  /** @param time as a clock shows it, 16:08 */
  received: (time: string) => string;
  question: string;
  booking: { label: string; href: string };
}

const STUB =
  "animate-tear torn self-start rounded-control border-t-2 border-dashed border-line bg-paper-2 px-4 py-3 text-small text-ink";

/** The stub of a request that was taken: it stays after the toast has gone, which alone is announced. */
export function Receipt({ at, words }: { at: Date; words: ReceiptWords }) {
  const time = at.toLocaleTimeString(site.lang, { hour: "2-digit", minute: "2-digit" });
  return (
    <p className={STUB}>
      <strong className="font-semibold">{words.received(time)}</strong> <span>{words.question}</span>{" "}
      <ExternalLink href={words.booking.href} variant="inline">
        {words.booking.label}
      </ExternalLink>
      <span>.</span>
    </p>
  );
}
