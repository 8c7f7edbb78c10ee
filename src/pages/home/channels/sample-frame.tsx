import { Fragment, type ReactNode } from "react";
import { ChoiceChip } from "../../../ui/choice-chip";
import { Layer, Layers } from "../../../ui/layers";

interface SampleFrameProps {
  /** Says that they are samples, and names the choice between them. */
  caption: string;
  samples: { id: string; chip: string; content: ReactNode }[];
  shown: string;
  onChoose: (id: string) => void;
}

/** A product panel with a few samples in it, one at a time, all of one height. */
export function SampleFrame({ caption, samples, shown, onChoose }: SampleFrameProps) {
  return (
    <div className="rounded-panel border-line bg-paper shadow-panel flex flex-col overflow-clip border">
      <fieldset className="border-line flex flex-wrap gap-2 border-b p-4 *:flex-1 @lg:px-6">
        <legend className="text-caption pt-4">{`${caption} `}</legend>
        {samples.map(({ id, chip }) => (
          <Fragment key={id}>
            <ChoiceChip isChosen={id === shown} onChoose={() => onChoose(id)}>
              {chip}
            </ChoiceChip>{" "}
          </Fragment>
        ))}
      </fieldset>
      <Layers>
        {samples.map(({ id, content }) => (
          <Layer key={id} isShown={id === shown}>
            {content}
          </Layer>
        ))}
      </Layers>
    </div>
  );
}
