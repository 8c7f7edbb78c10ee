import "./closing-section.css";
import { closing } from "../../../content/closing";
import { EveningSky } from "../../../ui/evening-sky";
import { SectionHead } from "../../../ui/section";
import { DemoLinks } from "../demo-links";

const { clock, heading, text, bookDemo, askDemo } = closing;

/** The last section, at dusk: the shutter closes. */
export function ClosingSection() {
  return (
    <section id="closing" aria-labelledby="closing-heading">
      <EveningSky crop="right">
        <div className="shutter">
          <p className="shutter-slats">
            <time dateTime={clock.time} className="shutter-time max-w-page px-gutter font-sign mx-auto block font-bold">
              {clock.time}
            </time>
          </p>
        </div>
        <div className="max-w-page px-gutter pb-above-horizon mx-auto pt-6 @sm:pt-24">
          <SectionHead
            id="closing"
            clock={clock}
            heading={heading}
            headingLook="text-[min(clamp(3.5rem,0.3rem+8vw,7.25rem),17vw)]"
          />
          <p className="max-w-lead text-lead text-night-lead mt-4 @sm:mt-5">{text}</p>
          <div className="mt-5 @sm:mt-6">
            <DemoLinks bookDemo={bookDemo} askDemo={askDemo} />
          </div>
        </div>
      </EveningSky>
    </section>
  );
}
