import type { ReactNode } from "react";
import { advantages, type Advantage } from "../../../content/advantages";
import { Section } from "../../../ui/section";
import { unbroken } from "../../../ui/unbroken";
import { Diary } from "./diary";
import { OwnFigures } from "./own-figures";
import { Road } from "./road";
import { RushChart } from "./rush-chart";

const { clock, heading, revenue, costs, satisfaction } = advantages;

/** The advantages, each with what it tells of drawn: the diary above, the calls, the road. */
export function AdvantagesSection() {
  return (
    <Section id="advantages" look="on-paper bg-paper py-section" clock={clock} timeLook="diary-time" heading={heading}>
      <Diary />
      <div className="mt-4 grid gap-4 @sm:mt-6 @sm:gap-6 @md:mt-10 @md:gap-10">
        <AdvantagePart {...revenue}>
          <OwnFigures />
        </AdvantagePart>
        <AdvantagePart {...costs}>
          <RushChart />
        </AdvantagePart>
        <AdvantagePart {...satisfaction}>
          <Road stops={satisfaction.stops} />
        </AdvantagePart>
      </div>
    </Section>
  );
}

interface AdvantagePartProps extends Advantage {
  /** The drawing, or the sum, that shows it. */
  children: ReactNode;
}

/** An advantage. In wide windows its drawing stands beside its words. */
function AdvantagePart({ name, abbreviation, text, children }: AdvantagePartProps) {
  return (
    <div className="border-ink border-t-2 pt-4 @md:grid @md:grid-cols-[minmax(17rem,16fr)_33fr] @md:grid-rows-[auto_1fr] @md:gap-x-6 @md:pt-5">
      <div className="@lg:pe-8">
        <h3 className="text-sub @sm:text-title">
          {abbreviation ? (
            <>
              <span>{name.slice(0, -abbreviation.short.length)}</span>
              <abbr title={abbreviation.full} className="decoration-1 underline-offset-4">
                {abbreviation.short}
              </abbr>
            </>
          ) : (
            name
          )}
        </h3>
        <p className="max-w-measure text-ui @lg:text-body mt-2 @sm:mt-3">{unbroken(text)}</p>
      </div>
      {children}
    </div>
  );
}
