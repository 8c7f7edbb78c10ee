import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { CallCard, type CallCardContent } from "./call-card";
import { ExternalLink } from "../../../ui/external-link";
import { PageLink } from "../../../ui/page-link";
import { HeroPhrase, PHRASE_MILLISECONDS } from "./hero-phrase";
import { usePhraseCount } from "./use-phrase-count";

export interface HeroSectionProps {
  backing: string;
  /** The sentence that each phrase completes. */
  lead: string;
  phrases: string[];
  pause: string;
  text: string;
  bookDemo: { label: string; href: string };
  askDemo: { label: string; to: string };
  call: CallCardContent;
}

const PAUSE =
  "inline-flex min-h-11 items-center gap-2 rounded-control text-caption text-ink-500 hover:text-ink-950 no-controls:hidden motion-reduce:hidden";

/**
 * The first screen: what is for hire, and beside it one call that ended in a booking. No landmark of its own: named by
 * the h1, it would have a screen reader say the sentence twice.
 */
export function HeroSection({ backing, lead, phrases, pause, text, bookDemo, askDemo, call }: HeroSectionProps) {
  const [isPaused, setPaused] = useState(false);
  const count = usePhraseCount(PHRASE_MILLISECONDS, !isPaused);
  const PauseIcon = isPaused ? Play : Pause;

  return (
    <div className="overflow-hidden">
      <div className="max-w-page px-gutter mx-auto grid gap-12 pt-8 @md:py-16 @lg:grid-cols-12 @lg:items-center @lg:gap-16 @lg:py-24">
        <div className="@lg:col-span-7">
          <p className="text-caption text-ink-500 font-medium">{backing}</p>
          <h1 tabIndex={-1} className="mt-4">
            <span className="text-hero block">{lead}</span>{" "}
            <HeroPhrase phrases={phrases} count={count} isPaused={isPaused} />
          </h1>
          <button type="button" aria-pressed={isPaused} className={PAUSE} onClick={() => setPaused(!isPaused)}>
            <PauseIcon aria-hidden size={16} />
            <span>{pause}</span>
          </button>
          <p className="max-w-lead text-lead mt-4">{text}</p>
          <div className="mt-8 grid gap-3 @md:flex @md:items-center @md:gap-6">
            <ExternalLink href={bookDemo.href}>{bookDemo.label}</ExternalLink>{" "}
            <PageLink to={askDemo.to} variant="quiet">
              {askDemo.label}
            </PageLink>
          </div>
        </div>
        <div className="@md:max-w-card @md:mx-auto @md:w-full @lg:col-span-5">
          <CallCard {...call} />
        </div>
      </div>
    </div>
  );
}
