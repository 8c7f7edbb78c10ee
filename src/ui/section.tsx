import type { ReactNode } from "react";

type Band = "paper" | "tint" | "night";

const BANDS: Record<Band, string> = {
  paper: "bg-paper",
  tint: "border-y border-line bg-paper-2",
  night: "night bg-night text-night-text",
};

interface SectionProps {
  /** Also the anchor; `${id}-heading` is the id of the heading that names the landmark. */
  id: string;
  band?: Band;
  children: ReactNode;
}

/** The id that a section's heading carries, so that it names the landmark. */
const headingId = (id: string) => `${id}-heading`;

/** A full-width band with the page's column in it: one landmark, named by its heading. */
export function Section({ id, band = "paper", children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={headingId(id)} className={BANDS[band]}>
      <div className="max-w-page px-gutter py-section mx-auto">{children}</div>
    </section>
  );
}

interface SectionHeadingProps {
  /** The section's id. */
  of: string;
  children: ReactNode;
}

/** The heading that names a section. */
export function SectionHeading({ of, children }: SectionHeadingProps) {
  return (
    <h2 id={headingId(of)} className="max-w-headline text-display">
      {children}
    </h2>
  );
}
