interface ChoiceChipProps {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

const chip = "min-h-11 rounded-control border px-3 py-1 text-small font-semibold";
const freeChip = `${chip} border-night-line text-night-text hover:border-night-text`;
const chosenChip = `${chip} border-night-text bg-night-text text-ink focus-visible:outline-offset-3`;

/**
 * One of a few choices, in a group that has a label. A toggle button and not a radio button, since a click is repeated
 * after hydration.
 */
export function ChoiceChip({ isChosen, onChoose, children }: ChoiceChipProps) {
  return (
    <button type="button" aria-pressed={isChosen} className={isChosen ? chosenChip : freeChip} onClick={onChoose}>
      {children}
    </button>
  );
}
