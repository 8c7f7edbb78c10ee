import type { ReactNode } from "react";

interface DemoSectionProps {
  /** The anchor of the section; the heading gets `${id}-heading`. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** A part of the demo page: a landmark, named by its heading. */
export function DemoSection({ id, heading, children }: DemoSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-title @lg:text-headline mb-4 @lg:mb-6">
        {heading}
      </h2>
      {children}
    </section>
  );
}
