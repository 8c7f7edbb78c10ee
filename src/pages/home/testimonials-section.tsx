import type { Evidence } from "../../site";
import { Section, SectionHeading } from "../../ui/section";

export interface TestimonialsSectionProps {
  id: string;
  heading: string;
  testimonials: { quote: string; author: string; role: string; company: string; evidence: Evidence }[];
}

type Size = "large" | "small";

const FIGURES: Record<Size, string> = {
  large: "@lg:col-span-7",
  small: "border-t border-line pt-8 @md:border-t-0 @md:pt-0 @md:border-l @md:pl-8 @lg:col-span-5 @lg:pl-12",
};

const QUOTES: Record<Size, string> = { large: "text-title @lg:text-heading", small: "text-lead" };

/** What customers say: unequal on purpose, the first one leads. */
export function TestimonialsSection({ id, heading, testimonials }: TestimonialsSectionProps) {
  return (
    <Section id={id} band="tint">
      <SectionHeading of={id}>{heading}</SectionHeading>
      <div className="mt-12 grid gap-8 @md:grid-cols-2 @lg:grid-cols-12 @lg:gap-12">
        {testimonials.map(({ quote, author, role, company }, index) => {
          const size: Size = index === 0 ? "large" : "small";
          return (
            <figure key={author} className={`flex flex-col justify-between gap-6 ${FIGURES[size]}`}>
              <blockquote className={`text-ink-950 font-medium ${QUOTES[size]}`}>
                <p className="-indent-quote print:indent-0">{`“${quote}”`}</p>
              </blockquote>
              <figcaption className="text-ui">
                <span className="text-ink-950 block font-semibold">{author}</span> <span>{`${role}, ${company}`}</span>
              </figcaption>
            </figure>
          );
        })}
      </div>
    </Section>
  );
}
