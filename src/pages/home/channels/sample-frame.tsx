import { Fragment, type ReactNode } from "react";
import { ChoiceChip } from "../../../ui/choice-chip";

/** Which of a channel's samples is chosen. */
export interface SampleChoice {
  chosen: string;
  /** The sample that is shown; a moment after a press still the one before. */
  shown: string;
  onChoose: (id: string) => void;
}

interface SampleFrameProps extends SampleChoice {
  /** Names the choice between the samples. */
  label: string;
  /** Memoised, so that a choice renders none of their contents anew. */
  samples: { id: string; chip: string; content: ReactNode }[];
  /** Between the choice and the samples. */
  decoration?: ReactNode;
}

const LIT = "desk-lamp rounded-control p-4 @sm:p-8";

/** A few samples under one desk lamp, one at a time; without scripts and on paper one below the other. */
export function SampleFrame({ label, samples, chosen, shown, onChoose, decoration }: SampleFrameProps) {
  return (
    <div className={LIT}>
      <fieldset aria-label={label} className="no-controls:hidden flex flex-wrap gap-2">
        {samples.map(({ id, chip }) => (
          <Fragment key={id}>
            <ChoiceChip isChosen={id === chosen} onChoose={() => onChoose(id)}>
              {chip}
            </ChoiceChip>{" "}
          </Fragment>
        ))}
      </fieldset>
      {decoration && <div className="mt-4">{decoration}</div>}
      {samples.map(({ id, chip, content }) => (
        <div
          key={id}
          role="group"
          aria-label={chip}
          className={id === shown ? "mt-4" : "no-controls:block mt-8 hidden"}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
