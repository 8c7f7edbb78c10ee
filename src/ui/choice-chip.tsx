interface ChoiceChipProps {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

const SHAPE = "min-h-11 rounded-control border px-3 py-1 text-small font-semibold";
const FREE = "border-night-line text-night-text hover:border-night-text";
const CHOSEN = "border-night-text bg-night-text text-ink focus-visible:outline-offset-3";

/** One of a few choices, in a group that has a label. A toggle button: a press held before hydration still counts. */
export function ChoiceChip({ isChosen, onChoose, children }: ChoiceChipProps) {
  return (
    <button type="button" aria-pressed={isChosen} className={`${SHAPE} ${isChosen ? CHOSEN : FREE}`} onClick={onChoose}>
      {children}
    </button>
  );
}
