import "../../../ui/torn-paper.css";
import "./testimonials-section.css";
import { testimonials } from "../../../content/testimonials";
import { SectionHead } from "../../../ui/section";

const { clock, heading, testimonials: quotes } = testimonials;

/** Customers' quotes at dawn, the first one larger. */
export function TestimonialsSection() {
  return (
    <section id="customers" aria-labelledby="customers-heading" className="morning-sky relative isolate overflow-clip">
      <div className="max-w-page px-gutter mx-auto pt-6 pb-5 @sm:pt-24 @sm:pb-16">
        <SectionHead id="customers" clock={clock} timeLook="showroom-sign on-posts" heading={heading} />
        <div className="sunrise grid gap-4 @sm:grid-cols-2 @sm:gap-6 @lg:grid-cols-[calc(700%/12-0.625rem)_1fr] forced-colors:mt-4">
          <div className="opening drawn" />
          {quotes.map(({ quote, author, role, company }, index) => (
            <figure
              key={index}
              className="on-paper sheet-shadow rounded-card bg-paper flex flex-col justify-between gap-3 px-5 py-4 @max-2xs:p-3 @sm:gap-6 @sm:p-8 @lg:p-10 forced-colors:border-2"
            >
              <blockquote
                className={`font-sign text-ink text-sub tracking-sub leading-[1.15] font-bold text-balance ${index === 0 ? "@lg:text-headline" : "@lg:text-title"}`}
              >
                <p className="-indent-[0.5em]">{`“${quote}”`}</p>
              </blockquote>
              <figcaption className="text-ui @lg:text-body">
                <span className="text-ink block font-semibold">{author}</span> <span>{`${role}, ${company}`}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
