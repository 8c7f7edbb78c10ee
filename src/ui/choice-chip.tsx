interface ChoiceChipProps {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

const SHAPE =
  "flex min-h-11 items-center gap-2 rounded-control border px-2 py-1 text-left text-caption font-semibold scriptless:hidden";
const COLOUR = "border-line-strong bg-paper text-ink-950 hover:border-ink-950";
/** Keeps its colours in forced colours: there, nothing else would tell it from the others. */
const CHOSEN = "aria-pressed:border-green-700 aria-pressed:bg-green-100 aria-pressed:forced-color-adjust-none";
const LAMP =
  "before:size-2 before:shrink-0 before:rounded-full before:border before:border-line-strong aria-pressed:before:border-ink-950 aria-pressed:before:bg-amber-400";

/** One of a few choices, in a group that has a label. A toggle button: a press held before hydration still counts. */
export function ChoiceChip({ isChosen, onChoose, children }: ChoiceChipProps) {
  return (
    <button type="button" aria-pressed={isChosen} className={`${SHAPE} ${COLOUR} ${CHOSEN} ${LAMP}`} onClick={onChoose}>
      {children}
    </button>
  );
}
