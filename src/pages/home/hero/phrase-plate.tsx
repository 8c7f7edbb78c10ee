import { Pause, Play } from "lucide-react";

interface PhrasePlateProps {
  phrase: string;
  /** How many of its letters are typed; the others keep their room. */
  typed: number;
  /** What the button is called. */
  pause: string;
  isPaused: boolean;
  onToggle: () => void;
}

/** As long as the longest phrase, so that nothing moves; where the room is too narrow for that, two lines high. */
const SIZE = "text-phrase @max-plate:text-phrase-two-lines";
const PLATE = `plate grid-cols-phrase ${SIZE}`;
const FLASH = "plate-flash w-plate-flash pb-plate-flash-foot text-plate-flash";
const LETTERS = "min-h-plate-height px-plate-pad @max-plate:min-h-plate-two-lines @max-plate:py-1";
/** Higher than a small plate: its ring stands on a ground of its own. */
const BUTTON = `${SIZE} right-plate-pause absolute inset-y-0 my-auto grid size-11 place-items-center text-plate-ink focus-visible:bg-plate focus-visible:outline-plate-ink focus-visible:-outline-offset-3 no-controls:hidden motion-reduce:hidden`;

/** A yellow UK plate that carries what rotates. Assistive technology reads all phrases in the h1 instead. */
export function PhrasePlate({ phrase, typed, pause, isPaused, onToggle }: PhrasePlateProps) {
  const Icon = isPaused ? Play : Pause;
  return (
    <div className="max-w-plate-room @container relative">
      <p aria-hidden translate="no" className={PLATE}>
        <span className={FLASH}>
          <span className="@max-plate:hidden">UK</span>
        </span>{" "}
        <span className={LETTERS}>
          <span className="caret">{phrase.slice(0, typed)}</span>
          <span className="invisible">{phrase.slice(typed)}</span>
        </span>
        <span className="plate-end no-controls:invisible motion-reduce:invisible" />
      </p>
      <button type="button" aria-pressed={isPaused} className={BUTTON} onClick={onToggle}>
        <Icon key={String(isPaused)} aria-hidden size={18} fill="currentColor" strokeWidth={1} />
        <span className="sr-only">{pause}</span>
      </button>
    </div>
  );
}
