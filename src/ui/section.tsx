import type { ReactNode } from "react";

/** What a section stands on: the night, darker or lighter at its top, or paper. */
type Ground = "night" | "dark" | "paper" | "tint";

const GROUNDS: Record<Ground, string> = {
  night: "",
  dark: "bg-[linear-gradient(var(--tarmac),var(--sky-1)_22rem)] print:bg-none",
  paper: "day bg-paper",
  tint: "day bg-paper-2",
};

interface SectionProps {
  /** Also the anchor; `${id}-heading` is the id of the heading that names the landmark. */
  id: string;
  ground: Ground;
  children: ReactNode;
}

/** The id that a section's heading carries, so that it names the landmark. */
export const headingId = (id: string) => `${id}-heading`;

/** A full-width band with the page's column in it: one landmark, named by its heading. */
export function Section({ id, ground, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={headingId(id)} className={GROUNDS[ground]}>
      <div className="max-w-page px-gutter py-section mx-auto">{children}</div>
    </section>
  );
}

/** How loud a section's heading is. */
type Size = "display" | "parade" | "dawn" | "closing";

const SIZES: Record<Size, string> = {
  display: "max-w-headline text-display",
  parade: "text-[clamp(2.4rem,1.4rem+4vw,4.6rem)]/[1.04]",
  dawn: "max-w-headline text-[clamp(1.9rem,1.2rem+2.1vw,2.8rem)]/[1.04]",
  closing: "text-[clamp(2.7rem,1.2rem+6.2vw,6rem)]/[1.04]",
};

interface SectionHeadingProps {
  /** The section's id. */
  of: string;
  size?: Size;
  children: ReactNode;
}

/** The heading that names a section. */
export function SectionHeading({ of, size = "display", children }: SectionHeadingProps) {
  return (
    <h2 id={headingId(of)} className={SIZES[size]}>
      {children}
    </h2>
  );
}
