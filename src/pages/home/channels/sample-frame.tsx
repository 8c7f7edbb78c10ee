import { Fragment, type FocusEvent, type ReactNode } from "react";
import { useOptimisticChoice } from "./use-optimistic-choice";

/** The choice between a channel's samples, by id. */
export interface SampleChoice {
  /** The sample that is shown. */
  chosen: string;
  /** The replies that the visitor has picked, by sample. */
  picks: Record<string, string[]>;
  /** Chooses a sample, with the picks in it, if given. */
  onChoose: (id: string, picks?: string[]) => void;
}

interface SampleFrameProps extends Omit<SampleChoice, "picks"> {
  /** Names the group of chips. */
  label: string;
  /** Create content that never changes outside of components: React does not render the same element again. */
  samples: { id: string; chip: string; content: ReactNode }[];
}

/**
 * Chromium leaves a focused chip cut off at the window's edge. Not for a pointer: the chip would move away from it before the
 * click.
 */
function showFocused({ currentTarget }: FocusEvent) {
  if (currentTarget.matches(":focus-visible")) currentTarget.scrollIntoView({ block: "nearest", inline: "center" });
}

/** Samples, and chips to choose one of them. Without scripts and in print all samples are shown. */
export function SampleFrame({ label, samples, chosen, onChoose }: SampleFrameProps) {
  const [optimistic, choose] = useOptimisticChoice(chosen, onChoose);
  return (
    <div>
      <fieldset aria-label={label} className="sample-chips scriptless:hidden flex @lg:flex-wrap">
        {samples.map(({ id, chip }) => (
          <Fragment key={id}>
            {/* A toggle button: src/start/document-script.ts repeats no click on a radio button after hydration. */}
            <button
              type="button"
              aria-pressed={id === optimistic}
              // The padding above centres capitals, which have no descenders.
              className={`rounded-control min-h-11 border pt-0.5 font-semibold ${
                id === optimistic
                  ? "border-lit bg-night-2 text-lit"
                  : "text-night-muted hover:text-night-text border-transparent"
              }`}
              onClick={() => choose(id)}
              onFocus={showFocused}
            >
              {chip}
            </button>{" "}
          </Fragment>
        ))}
      </fieldset>
      {samples.map(({ id, chip, content }) => (
        <div
          key={id}
          role="group"
          aria-label={chip}
          className={id === chosen ? "mt-5 @sm:mt-6" : "scriptless:block mt-8 hidden"}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
