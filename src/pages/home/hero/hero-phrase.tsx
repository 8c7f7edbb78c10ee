/** How long a phrase stands, in milliseconds; the typing is the theme's `animate-type`, 2 s. */
export const PHRASE_MILLISECONDS = 3300;

interface HeroPhraseProps {
  phrases: string[];
  /** Counts up from 0; which phrase is shown follows from it. */
  count: number;
  isPaused: boolean;
}

const CARET =
  "after:absolute after:inset-x-0 after:inset-y-1 after:translate-x-full after:border-l-4 after:border-amber-400 after:content-[''] print:after:hidden";

/**
 * The phrase that stands there now. It is typed in by uncovering it, so nothing moves; the first one stands there from the
 * start. Assistive technology reads the sentence with all of them instead.
 */
export function HeroPhrase({ phrases, count, isPaused }: HeroPhraseProps) {
  // Paused while it is being typed, it stands there whole.
  const isTyped = count > 0 && !isPaused;
  return (
    <>
      <span aria-hidden className="text-phrase @lg:text-phrase-beside mt-3 block text-green-700">
        {/* A new element each time, or the animation would not start again. */}
        <span key={count} className={`relative inline-block pr-1 ${CARET} ${isTyped ? "after:animate-caret" : ""}`}>
          <span className={isTyped ? "animate-type block" : "block"}>{phrases[count % phrases.length]}</span>
        </span>
      </span>
      <span className="sr-only">{` ${phrases.join(", ")}.`}</span>
    </>
  );
}
