import { useMemo, useRef, useState } from "react";
import { ClockLine, type ClockLineProps } from "../../../ui/clock-line";
import { Dusk } from "../../../ui/dusk";
import { DemoWays, type DemoWaysProps } from "../demo-ways";
import { NightBook, type NightBookContent } from "./night-book";
import { PhrasePlate } from "./phrase-plate";
import { useAtRest } from "./use-at-rest";
import { usePhraseCycle } from "./use-phrase-cycle";

export interface HeroSectionProps extends DemoWaysProps {
  clock: ClockLineProps;
  heading: string;
  pause: string;
  lead: string;
  /** Small print under the buttons. */
  notes: string[];
  book: NightBookContent;
}

const COLUMNS =
  "mx-auto grid max-w-page gap-x-16 gap-y-10 px-gutter pt-6 pb-above-scene @md:pt-10 @xl:grid-cols-hero @xl:items-start @xl:pb-above-horizon laptop:pt-4";

/**
 * The first screen: what is for hire, and beside it what it did tonight. No landmark of its own: named by the h1, it
 * would have a screen reader say the sentence twice.
 */
export function HeroSection({ clock, heading, pause, lead, bookDemo, askDemo, notes, book }: HeroSectionProps) {
  const phrases = useMemo(() => book.entries.map(({ phrase }) => phrase), [book]);
  const part = useRef<HTMLDivElement>(null);
  const [isPaused, setPaused] = useState(false);
  const { isAtRest, wake } = useAtRest(part);
  const { index, typed, isTyped } = usePhraseCycle(phrases, !isPaused && !isAtRest);

  function toggle() {
    setPaused(!isPaused);
    wake();
  }

  return (
    <Dusk>
      <div ref={part} className={COLUMNS}>
        <div>
          <ClockLine {...clock} />
          <h1 tabIndex={-1} className="text-hero laptop:mt-4 mt-5">
            <span>{heading}</span>
            <span className="font-text sr-only">{`: ${phrases.join(", ")}.`}</span>
          </h1>
          <div className="laptop:mt-4 mt-5">
            <PhrasePlate phrase={phrases[index]!} typed={typed} pause={pause} isPaused={isPaused} onToggle={toggle} />
          </div>
          <p className="max-w-lead text-lead text-night-lead laptop:mt-5 laptop:max-w-lead-wide mt-6">{lead}</p>
          <div className="laptop:mt-5 mt-6">
            <DemoWays bookDemo={bookDemo} askDemo={askDemo} />
          </div>
          <p className="text-caption mt-3">{notes.join(" ")}</p>
        </div>
        <NightBook {...book} current={index} isStamped={isTyped} />
      </div>
    </Dusk>
  );
}
