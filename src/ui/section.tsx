import type { ReactNode } from "react";
import { ClockLine, type ClockLineProps } from "./clock-line";

interface SectionHeadProps {
  /** The section's id; the heading gets `${id}-heading`. */
  id: string;
  clock: ClockLineProps;
  heading: string;
  /** The heading's classes, where a section has a size of its own. */
  headingLook?: string;
}

/** The clock line and the heading that open a section. */
export function SectionHead({ id, clock, heading, headingLook = "max-w-headline text-display" }: SectionHeadProps) {
  return (
    <>
      <ClockLine {...clock} />
      <div className="mt-4 @sm:mt-5">
        <h2 id={`${id}-heading`} className={headingLook}>
          {heading}
        </h2>
      </div>
    </>
  );
}

const GROUNDS = {
  /** The next section is night, too, and brings its own room above. */
  night: "pt-section",
  /** From the tarmac of "Trusted by" up into the night. */
  dark: "bg-[linear-gradient(var(--tarmac),var(--sky-1)_22rem)] pt-section",
  paper: "on-paper bg-paper py-section",
};

interface SectionProps extends SectionHeadProps {
  ground: keyof typeof GROUNDS;
  /** A sentence below the heading; in wide windows a statement beside it. */
  lead?: string;
  children: ReactNode;
}

/** A full-width band with the page's column in it: a landmark, named by its heading. The id is also its anchor. */
export function Section({ ground, lead, children, ...head }: SectionProps) {
  return (
    <section id={head.id} aria-labelledby={`${head.id}-heading`} className={GROUNDS[ground]}>
      <div className="max-w-page px-gutter mx-auto">
        <div className="@lg:flex @lg:items-baseline-last @lg:justify-between @lg:gap-16">
          <div className="@lg:flex-none">
            <SectionHead {...head} />
          </div>
          {lead && (
            // In wide windows on the text of the last of three columns.
            <p className="max-w-lead text-lead @lg:text-night-lead mt-4 text-balance @lg:flex-[0_0_calc(100%/3-1.5rem)]">
              {lead}
            </p>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
