import type { Evidence } from "../../../site";
import { ClockLine, type ClockLineProps } from "../../../ui/clock-line";
import { headingId, SectionHeading } from "../../../ui/section";
import ridge from "./ridge.svg";

export interface TestimonialsSectionProps {
  id: string;
  clock: ClockLineProps;
  heading: string;
  testimonials: { quote: string; author: string; role: string; company: string; evidence: Evidence }[];
}

type Size = "large" | "small";

const SHEET = "day quote flex flex-col justify-between gap-6 rounded-card p-6 @sm:p-10";

const QUOTES: Record<Size, string> = { large: "text-quote", small: "text-quote-small" };

/** What customers say, as the sun comes up: unequal on purpose, the first one leads. */
export function TestimonialsSection({ id, clock, heading, testimonials }: TestimonialsSectionProps) {
  return (
    <section id={id} aria-labelledby={headingId(id)} className="dawn">
      <img src={ridge} alt="" width={1440} height={192} loading="lazy" className="ridge" />
      <div className="max-w-page px-gutter mx-auto pt-16 pb-10 @sm:pt-24 @sm:pb-16">
        <ClockLine {...clock} />
        <div className="mt-5">
          <SectionHeading of={id} size="dawn">
            {heading}
          </SectionHeading>
        </div>
        <div className="mt-sunrise @sm:grid-cols-testimonials-narrow @lg:grid-cols-testimonials grid gap-6 @sm:items-end">
          {testimonials.map(({ quote, author, role, company }, index) => (
            <figure key={author} className={SHEET}>
              <blockquote
                className={`font-sign text-ink font-bold text-balance ${QUOTES[index === 0 ? "large" : "small"]}`}
              >
                <p className="-indent-quote print:indent-0">{`“${quote}”`}</p>
              </blockquote>
              <figcaption className="text-small">
                <span className="text-ink block font-semibold">{author}</span> <span>{`${role}, ${company}`}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
