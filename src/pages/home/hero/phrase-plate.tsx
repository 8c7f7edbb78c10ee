import { Pause, Play } from "lucide-react";
import { hero } from "../../../content/hero";

interface PhrasePlateProps {
  phrase: string;
  /** How many of its letters are typed; the others keep their room. */
  typed: number;
  isPaused: boolean;
  onToggle: () => void;
}

/** The letters are sized for the longest phrase, so that nothing moves; in narrow columns the plate has two lines. */
const LETTER_SIZE = "text-phrase @max-plate:text-phrase-two-lines";

/** The number plate that carries the rotating phrase. Assistive technology reads all phrases in the h1 instead. */
export function PhrasePlate({ phrase, typed, isPaused, onToggle }: PhrasePlateProps) {
  const Icon = isPaused ? Play : Pause;
  return (
    <div className="max-w-plate-room @container relative">
      <p aria-hidden translate="no" className={`plate grid-cols-phrase ${LETTER_SIZE}`}>
        <span className="plate-flash w-plate-flash pb-plate-flash-foot text-plate-flash">
          <span className="@max-plate:hidden">UK</span>
        </span>{" "}
        <span className="min-h-plate-height px-plate-pad @max-plate:min-h-plate-two-lines @max-plate:py-1">
          <span className="caret">{phrase.slice(0, typed)}</span>
          <span className="invisible">{phrase.slice(typed)}</span>
        </span>
        <span className="plate-end no-controls:invisible motion-reduce:invisible" />
      </p>
      {/* Higher than a small plate, so its focus ring stands on a ground of its own. */}
      <button
        type="button"
        aria-pressed={isPaused}
        className={`right-plate-pause text-plate-ink focus-visible:bg-plate focus-visible:outline-plate-ink no-controls:hidden absolute inset-y-0 my-auto grid size-11 place-items-center focus-visible:-outline-offset-3 motion-reduce:hidden ${LETTER_SIZE}`}
        onClick={onToggle}
      >
        <Icon key={String(isPaused)} aria-hidden size={18} fill="currentColor" strokeWidth={1} />
        <span className="sr-only">{hero.pause}</span>
      </button>
    </div>
  );
}
