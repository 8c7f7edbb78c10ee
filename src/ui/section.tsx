import "./section.css";
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
  /** Darker than the night at its top. */
  dark: "tarmac-to-night pt-section",
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
        <div className="section-head">
          <div>
            <SectionHead {...head} />
          </div>
          {lead && <p className="max-w-lead text-lead @lg:text-night-lead mt-4 text-balance">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
