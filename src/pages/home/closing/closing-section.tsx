import "../../../ui/evening-sky.css";
import "./closing-section.css";
import { closing } from "../../../content/closing";
import { SectionHead } from "../../../ui/section";
import { DemoLinks } from "../demo-links";

const { clock, heading, text, bookDemo, askDemo } = closing;

/** The last section, at dusk: the shutter closes. */
export function ClosingSection() {
  return (
    <section id="closing" aria-labelledby="closing-heading">
      {/* Narrow windows see a lower sky, wider ones the right of the street: at 56.5 % no sliver of a car shows. */}
      <div className="evening-sky @max-sm:[--sky-unit:.6rem] @sm:[--street-position:56.5%] @lg:[--street-position:calc(62%+11.75rem)]">
        <div className="shutter">
          <p className="shutter-slats">
            <time dateTime={clock.time} className="shutter-time max-w-page px-gutter font-sign mx-auto block font-bold">
              {clock.time}
            </time>
          </p>
        </div>
        <div className="max-w-page px-gutter pb-above-horizon mx-auto pt-6 @sm:pt-12 @lg:pt-24">
          <SectionHead
            id="closing"
            clock={clock}
            heading={heading}
            headingLook="text-[min(clamp(3.5rem,0.3rem+8.3vw,7.45rem),17vw)]"
          />
          <p className="max-w-lead text-lead text-night-lead mt-4 @sm:mt-5">{text}</p>
          <div className="mt-5 @sm:mt-6">
            <DemoLinks bookDemo={bookDemo} askDemo={askDemo} />
          </div>
        </div>
      </div>
    </section>
  );
}
