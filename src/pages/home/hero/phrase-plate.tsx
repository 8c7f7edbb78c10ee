import "../../../ui/number-plate.css";
import "./phrase-plate.css";
import { Pause, Play } from "lucide-react";
import { hero } from "../../../content/hero";

interface PhrasePlateProps {
  phrase: string;
  /** The number of typed letters. The others are invisible. */
  typed: number;
  isPaused: boolean;
  onToggle: () => void;
}

/** The number plate with the current phrase. Hidden from assistive technology: the h1 has all phrases. */
export function PhrasePlate({ phrase, typed, isPaused, onToggle }: PhrasePlateProps) {
  const Icon = isPaused ? Play : Pause;
  return (
    <div className="@container relative">
      <p
        aria-hidden
        translate="no"
        className="plate-large phrase-letters grid-cols-[auto_1fr_auto] forced-colors:border-2 forced-colors:after:hidden"
      >
        <span className="plate-flash w-[3.5em] pb-[.9em] text-[.2em]/[1]">
          <span className="@max-sm:hidden">UK</span>
        </span>{" "}
        <span className="min-h-[1.5em] px-[.28em] @max-[20.5rem]:min-h-[calc(2.4em+.5rem)] @max-[20.5rem]:py-1">
          <span className="caret">{phrase.slice(0, typed)}</span>
          <span className="invisible">{phrase.slice(typed)}</span>
        </span>
        <span className="scriptless:invisible w-[1.05em] border-l opacity-35" />
      </p>
      {/* Centred on the plate's end. It can be higher than the plate: its focus ring has its own ground. */}
      <button
        type="button"
        aria-pressed={isPaused}
        className="text-plate-ink focus-visible:bg-plate focus-visible:outline-plate-ink scriptless:hidden phrase-letters absolute inset-y-0 right-[calc(.57em-1.375rem)] my-auto grid size-11 place-items-center focus-visible:[box-shadow:none] focus-visible:-outline-offset-3"
        onClick={onToggle}
      >
        <Icon key={String(isPaused)} aria-hidden size="1.125rem" fill="currentColor" strokeWidth={1} />
        <span className="sr-only">{hero.pause}</span>
      </button>
    </div>
  );
}
