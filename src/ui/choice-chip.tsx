import { choiceIndicator } from "./choice-indicator";

interface ChoiceChipProps {
  isChosen: boolean;
  onChoose: () => void;
  children: string;
}

const SHAPE =
  "flex min-h-11 items-center gap-2 rounded-control border px-2 py-1 text-left text-caption font-semibold text-ink-950 no-controls:hidden";
const FREE = "border-line-strong bg-paper hover:border-ink-950";
/** Keeps its colours in forced colours: there, nothing else would tell it from the others. */
const CHOSEN = "border-green-700 bg-green-100 forced-color-adjust-none";

/** One of a few choices, in a group that has a label. A toggle button: a press held before hydration still counts. */
export function ChoiceChip({ isChosen, onChoose, children }: ChoiceChipProps) {
  const look = isChosen ? `${CHOSEN} ${choiceIndicator.lit}` : `${FREE} ${choiceIndicator.unlit}`;
  return (
    <button type="button" aria-pressed={isChosen} className={`${SHAPE} ${look}`} onClick={onChoose}>
      {children}
    </button>
  );
}
