import { useRef, useState } from "react";
import { hero } from "../../../content/hero";
import { ClockLine } from "../../../ui/clock-line";
import { AnswersLine, DemoWays } from "../demo-ways";
import { NightBook } from "./night-book";
import { PhrasePlate } from "./phrase-plate";
import { useCanMove } from "./use-can-move";
import { usePhraseCycle } from "./use-phrase-cycle";

const phrases = hero.book.entries.map(({ phrase }) => phrase);

/** The first screen: the offer, and beside it a night's records. Not a landmark: screen readers would read the h1 twice. */
export function HeroSection() {
  const part = useRef<HTMLDivElement>(null);
  const canMove = useCanMove(part);
  const [isPaused, setPaused] = useState(false);
  /** Stopped, since the mouse or the keyboard's focus is in it. */
  const [isHeld, setHeld] = useState(false);
  const { index, typed, isHalfTyped, isTyped } = usePhraseCycle(phrases, canMove && !isPaused && !isHeld);

  function togglePause() {
    setPaused(!isPaused);
    setHeld(false);
  }

  return (
    <div className="bg-tarmac relative isolate overflow-clip">
      <div
        ref={part}
        className="max-w-page px-gutter @sm:pb-above-scene @xl:pb-above-horizon laptop:pt-hero mx-auto grid gap-x-16 gap-y-4 pt-4 pb-6 @sm:gap-y-10 @sm:pt-6 @md:pt-10 @xl:grid-cols-[minmax(0,1fr)_26rem] @xl:items-start"
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={({ target }) => target.matches(":focus-visible") && setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <div className="@max-sm:relative @max-sm:pb-[8.9rem]">
          {/* Phones see the forecourt in the first screen, before the book: there it is the ground of this column alone. */}
          <div className="dusk dusk-first" />
          <ClockLine {...hero.clock} />
          <h1 tabIndex={-1} className="text-hero mt-4">
            <span>{hero.heading}</span>
            <span className="font-text sr-only">{`: ${phrases.join(", ")}.`}</span>
          </h1>
          <div className="@sm:mt-hero mt-4">
            <PhrasePlate phrase={phrases[index]!} typed={typed} isPaused={isPaused} onToggle={togglePause} />
          </div>
          <p className="max-w-lead text-ui @sm:text-lead text-night-lead laptop:max-w-[33.2em] @sm:mt-hero mt-4">
            {hero.lead}
          </p>
          <div className="@sm:mt-hero mt-4">
            <DemoWays bookDemo={hero.bookDemo} askDemo={hero.askDemo} />
          </div>
          <p className="text-caption mt-1 @sm:mt-3">{hero.notes.join(" ")}</p>
          <AnswersLine />
        </div>
        <NightBook current={index} isAnswered={isHalfTyped} isStamped={isTyped} />
      </div>
    </div>
  );
}
