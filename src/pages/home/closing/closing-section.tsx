import { closing } from "../../../content/home";
import { Dusk } from "../../../ui/dusk";
import { entrance } from "../../../ui/entrance";
import { SectionHead } from "../../../ui/section";
import { AnswersLine, DemoWays } from "../demo-ways";

const { clock, heading, text, bookDemo, askDemo } = closing;

/** The last section, at dusk below a closing shutter. */
export function ClosingSection() {
  return (
    <section id="closing" aria-labelledby="closing-heading">
      <Dusk crop="left">
        <div ref={entrance} aria-hidden className="shutter" />
        <div className="max-w-page px-gutter pb-above-horizon mx-auto pt-10 @md:pt-24">
          <SectionHead id="closing" clock={clock} heading={heading} size="closing" />
          <p className="max-w-lead text-lead text-night-lead mt-5">{text}</p>
          <div className="mt-6">
            <DemoWays bookDemo={bookDemo} askDemo={askDemo} />
          </div>
          <AnswersLine />
        </div>
      </Dusk>
    </section>
  );
}
