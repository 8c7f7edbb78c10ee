import "./section.css";
import type { ReactNode } from "react";
import { ClockLine, type ClockLineProps } from "./clock-line";

type HeadingSize = "display" | "parade" | "dawn" | "closing";

const HEADING_SIZES: Record<HeadingSize, string> = {
  display: "max-w-headline text-display",
  parade: "text-[clamp(2.4rem,1.4rem+4vw,4.6rem)]",
  dawn: "max-w-headline text-[clamp(1.9rem,1.2rem+2.1vw,2.8rem)]",
  closing: "text-[clamp(2.7rem,1.2rem+6.2vw,6rem)]",
};

interface SectionHeadProps {
  /** The section's id; the heading gets `${id}-heading`. */
  id: string;
  clock: ClockLineProps;
  heading: string;
  size?: HeadingSize;
}

/** The clock line and the heading that open a section. */
export function SectionHead({ id, clock, heading, size = "display" }: SectionHeadProps) {
  return (
    <>
      <ClockLine {...clock} />
      <div className="mt-5">
        <h2 id={`${id}-heading`} className={HEADING_SIZES[size]}>
          {heading}
        </h2>
      </div>
    </>
  );
}

type Ground = "night" | "dark" | "paper" | "morning";

const GROUNDS: Record<Ground, string> = {
  /** The next section is night, too, and brings its own room above. */
  night: "pt-section",
  /** Darker than the night at its top. */
  dark: "nightfall pt-section",
  paper: "day bg-paper py-section",
  /** Paper with the first light on it. */
  morning: "day morning py-section",
};

/** A full-width band with the page's column in it: a landmark, named by its heading. The id is also its anchor. */
export function Section({ ground, children, ...head }: SectionHeadProps & { ground: Ground; children: ReactNode }) {
  return (
    <section id={head.id} aria-labelledby={`${head.id}-heading`} className={GROUNDS[ground]}>
      <div className="max-w-page px-gutter mx-auto">
        <SectionHead {...head} />
        {children}
      </div>
    </section>
  );
}
