import "./section.css";
import type { ReactNode } from "react";
import { entrance } from "./entrance";

interface SectionHeadProps {
  /** The section's id; the heading gets `${id}-heading`. */
  id: string;
  /** The time of the night that the section tells of, on the 24-hour clock as in `18:02`, and half a sentence. */
  clock: { time: string; text: string };
  /** Classes of the head, whose `.scene-time` they make a thing of the scene. Without them the scene itself has the time. */
  timeLook?: string;
  heading: string;
  /** The heading's classes, where a section has a size of its own. */
  headingLook?: string;
  /** A sentence below the heading. */
  lead?: string | undefined;
}

/** What opens a section. The time is read before its half sentence, and drawn where the section's scene has it. */
export function SectionHead({
  id,
  clock: { time, text },
  timeLook = "",
  heading,
  headingLook = "max-w-headline text-display",
  lead,
}: SectionHeadProps) {
  return (
    <div className={`relative ${timeLook}`}>
      <p className="text-ui leading-snug text-balance">
        {timeLook && (
          <>
            <time
              ref={entrance}
              dateTime={time}
              className="scene-time font-sign forced-colors:font-text forced-colors:text-ui font-bold forced-colors:static"
            >
              {time}
            </time>{" "}
          </>
        )}
        <span>{text}</span>
      </p>
      <div className="mt-2 @sm:mt-3">
        <h2 id={`${id}-heading`} className={headingLook}>
          {heading}
        </h2>
      </div>
      {lead && <p className="max-w-lead text-lead mt-3 text-balance @sm:mt-4">{lead}</p>}
    </div>
  );
}

interface SectionProps extends SectionHeadProps {
  /** The ground, and the room above and below. */
  look: string;
  children?: ReactNode;
}

/** A full-width band with the page's column in it: a landmark, named by its heading. The id is also its anchor. */
export function Section({ look, children, ...head }: SectionProps) {
  return (
    <section id={head.id} aria-labelledby={`${head.id}-heading`} className={look}>
      <div className="max-w-page px-gutter mx-auto">
        <SectionHead {...head} />
        {children}
      </div>
    </section>
  );
}
