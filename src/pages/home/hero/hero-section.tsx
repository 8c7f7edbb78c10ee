import "../../../ui/evening-sky.css";
import { useRef, useState, type FocusEvent, type PointerEvent } from "react";
import { hero } from "../../../content/hero";
import { unbroken } from "../../../ui/unbroken";
import { DemoLinks } from "../demo-links";
import { NightLog } from "./night-log";
import { PhrasePlate } from "./phrase-plate";
import { usePace } from "./use-pace";
import { usePhraseCycle } from "./use-phrase-cycle";

const phrases = hero.nightLog.entries.map(({ phrase }) => phrase);

/** The first screen: the offer, and beside it a night's records. Not a landmark: screen readers would read the h1 twice. */
export function HeroSection() {
  const part = useRef<HTMLDivElement>(null);
  const pace = usePace(part);
  const [isPaused, setPaused] = useState(false);
  // The mouse, or the keyboard's focus, is on the plate or in the night's log.
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isResting = isPaused || isHovered || isFocused;
  const { index, typed, isHalfTyped, isTyped } = usePhraseCycle(phrases, isResting ? "resting" : pace);

  const restHandlers = {
    // A touch is no hover.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && setFocused(true),
    onBlur: () => setFocused(false),
  };

  function togglePause() {
    setPaused(!isPaused);
    // Pointer or focus is on the button, which is on the plate: without this, the phrase would not go on.
    setHovered(false);
    setFocused(false);
  }

  return (
    // The space between the parts and above them is smaller in low windows, so that the street still shows. In the widest ones
    // the night's log is higher than the first column.
    <div className="bg-tarmac relative isolate overflow-clip [--hero-gap:clamp(.75rem,12vh-5.2rem,1.5rem)] @min-[88rem]:[--hero-gap:1.5rem] @xl:[@media(height<52rem)]:[--scene-height:12.75rem] @xl:[@media(height<52rem)]:[--sky-unit:.85rem]">
      <div
        ref={part}
        // Below less than on other pages (`above-horizon`): the last line is as near to the horizon as its contrast allows.
        // Above more in high windows, in which otherwise the tops of the logos would show.
        className="max-w-page px-gutter laptop:pt-[clamp(.75rem,12vh-4.75rem,2rem)] mx-auto grid gap-x-16 gap-y-4 pt-4 pb-6 @sm:gap-y-6 @sm:pt-6 @md:pt-10 @xl:grid-cols-[minmax(0,1fr)_24rem] @xl:items-start @xl:pb-[calc(13.75*var(--sky-unit,1rem))] @xl:[@media(height>=72rem)]:pt-16"
      >
        {/* Where the night's log stands below it, sky and street are lower and end here, so that they are on the first screen. */}
        <div className="@max-xl:relative @max-xl:pb-[10.2rem] @max-xl:[--scene-height:9.4rem] @max-xl:[--sky-unit:.64rem] @max-sm:pb-[9.4rem] @max-sm:[--scene-height:8.7rem] @max-sm:[--sky-unit:.55rem] forced-colors:pb-0">
          <div className="evening-sky @max-xl:-inset-x-gutter absolute inset-0 -z-1 @max-xl:-top-10 @max-sm:-top-4" />
          {/* On phones two lines in any font: a line more as the fonts arrive would move the page. */}
          <p className="text-ui text-night-lead leading-snug @max-sm:max-w-[16.5rem]">
            <time dateTime={hero.clock.time}>{hero.clock.time}</time> <span>{hero.clock.text}</span>
          </p>
          <h1
            tabIndex={-1}
            // The H's stem, not the room beside it, stands at the column's edge. One line, as wide as the plate, where plate and
            // lead are as wide as a tablet and in wide windows; two elsewhere.
            className="text-hero -ms-[.05em] mt-4 @max-sm:max-w-[5.54em] @sm:@max-xl:text-[min((min(100cqw-2*var(--gutter),48.6rem)/9.65),10.4vh)] @xl:@max-[88rem]:max-w-[5.54em] @min-[88rem]:text-[4.9rem] @min-[88rem]:whitespace-nowrap"
          >
            <span>{hero.heading}</span>
            {/* Not `sr-only`: browsers read a blank before text that is positioned, and there is none before a colon. */}
            <span className="text-[0px]">:</span> <span className="font-text sr-only">{`${phrases.join(", ")}.`}</span>
          </h1>
          <div className="mt-4 max-w-[48.6rem] @sm:mt-(--hero-gap)" {...restHandlers}>
            <PhrasePlate phrase={phrases[index]!} typed={typed} isPaused={isPaused} onToggle={togglePause} />
          </div>
          <p className="text-ui @sm:text-lead text-night-lead laptop:max-w-[33.2em] mt-4 max-w-[28em] text-balance @sm:mt-(--hero-gap)">
            {unbroken(hero.lead)}
          </p>
          <div className="mt-4 @sm:mt-(--hero-gap)">
            <DemoLinks bookDemo={hero.bookDemo} askDemo={hero.askDemo} ring={hero.ring} />
          </div>
        </div>
        {/* From the top, where nothing that arrives later can move it: as far down as the h1. */}
        <div className="@xl:mt-11" {...restHandlers}>
          <NightLog current={index} isAnswered={isHalfTyped} isStamped={isTyped} />
        </div>
      </div>
    </div>
  );
}
