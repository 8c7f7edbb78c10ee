import type { ReactNode } from "react";

interface DemoSectionProps {
  /** The anchor of the section; the heading gets `${id}-heading`. */
  id: string;
  heading: string;
  className?: string;
  children: ReactNode;
}

/** A part of the demo page: a landmark, named by its heading. */
export function DemoSection({ id, heading, className, children }: DemoSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={className}>
      <h2
        id={`${id}-heading`}
        className="text-display @lg:text-headline col-span-full mb-6 @md:col-span-2 @lg:col-span-1"
      >
        {heading}
      </h2>
      {children}
    </section>
  );
}
