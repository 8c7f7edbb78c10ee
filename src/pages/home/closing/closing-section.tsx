import { ClockLine, type ClockLineProps } from "../../../ui/clock-line";
import { Dusk } from "../../../ui/dusk";
import { headingId, SectionHeading } from "../../../ui/section";
import { DemoWays, type DemoWaysProps } from "../demo-ways";
import { Shutter } from "./shutter";

export interface ClosingSectionProps extends DemoWaysProps {
  clock: ClockLineProps;
  heading: string;
  text: string;
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
          <div className="mt-6">
            <DemoWays bookDemo={bookDemo} askDemo={askDemo} />
          </div>
        </div>
      </Dusk>
    </section>
  );
}
