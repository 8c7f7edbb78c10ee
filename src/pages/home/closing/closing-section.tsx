import { ClockLine, type ClockLineProps } from "../../../ui/clock-line";
import { Dusk } from "../../../ui/dusk";
import { ExternalLink } from "../../../ui/external-link";
import { PageLink } from "../../../ui/page-link";
import { headingId, SectionHeading } from "../../../ui/section";
import { Shutter } from "./shutter";

export interface ClosingSectionProps {
  clock: ClockLineProps;
  heading: string;
  text: string;
  bookDemo: { label: string; href: string };
  askDemo: { label: string; to: string };
}

const ID = "closing";

/** The shutter comes down again: the last word, at dusk. */
export function ClosingSection({ clock, heading, text, bookDemo, askDemo }: ClosingSectionProps) {
  return (
    <section id={ID} aria-labelledby={headingId(ID)}>
      <Dusk crop="left">
        <Shutter />
        <div className="max-w-page px-gutter pb-above-horizon mx-auto pt-10 @md:pt-24">
          <ClockLine {...clock} />
          <div className="mt-5">
            <SectionHeading of={ID} size="closing">
              {heading}
            </SectionHeading>
          </div>
          <p className="max-w-lead text-lead text-night-lead mt-5">{text}</p>
          <div className="mt-6 grid gap-x-6 gap-y-2 @sm:flex @sm:items-center">
            <ExternalLink href={bookDemo.href} variant="night">
              {bookDemo.label}
            </ExternalLink>{" "}
            <span className="text-night-text">
              <PageLink to={askDemo.to} variant="quiet">
                {askDemo.label}
              </PageLink>
            </span>
          </div>
        </div>
      </Dusk>
    </section>
  );
}
