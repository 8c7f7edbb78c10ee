import { closing } from "../../../content/home";
import { ClockLine } from "../../../ui/clock-line";
import { Dusk } from "../../../ui/dusk";
import { entrance } from "../../../ui/entrance";
import { headingId, SectionHeading } from "../../../ui/section";
import { DemoWays } from "../demo-ways";

const ID = "closing";

/** The shutter comes down again: the last section, at dusk. */
export function ClosingSection() {
  return (
    <section id={ID} aria-labelledby={headingId(ID)}>
      <Dusk crop="left">
        <div ref={entrance} aria-hidden className="shutter" />
        <div className="max-w-page px-gutter pb-above-horizon mx-auto pt-10 @md:pt-24">
          <ClockLine {...closing.clock} />
          <div className="mt-5">
            <SectionHeading of={ID} size="closing">
              {closing.heading}
            </SectionHeading>
          </div>
          <p className="max-w-lead text-lead text-night-lead mt-5">{closing.text}</p>
          <div className="mt-6">
            <DemoWays bookDemo={closing.bookDemo} askDemo={closing.askDemo} />
          </div>
        </div>
      </Dusk>
    </section>
  );
}
