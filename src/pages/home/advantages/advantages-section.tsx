import "./advantages-section.css";
import type { ReactNode } from "react";
import { advantages, type Advantage } from "../../../content/advantages";
import { Section } from "../../../ui/section";
import { Diary, PlateCount } from "./diary";
import { OwnFigures } from "./own-figures";
import { Road } from "./road";
import { callsAt, RushChart } from "./rush-chart";

const { clock, heading, revenue, costs, satisfaction } = advantages;

/** The advantages, each with a number that visitors can count in a drawing: the diary above, the calls, the road. */
export function AdvantagesSection() {
  return (
    <Section id="advantages" ground="paper" clock={{ ...clock, isOnPaper: true }} heading={heading}>
      <Diary />
      <div className="mt-6 grid gap-4 @sm:gap-6 @md:mt-10 @md:gap-10">
        <AdvantagePart {...revenue} number={<PlateCount />}>
          <OwnFigures />
        </AdvantagePart>
        <AdvantagePart {...costs} number={callsAt(costs.rush.peak)}>
          <RushChart />
        </AdvantagePart>
        <AdvantagePart {...satisfaction} number={satisfaction.stops.length}>
          <Road stops={satisfaction.stops} />
        </AdvantagePart>
      </div>
    </Section>
  );
}

interface AdvantagePartProps extends Advantage {
  /** Counted from the data of the drawing, so that both always agree. */
  number: ReactNode;
  /** The drawing, or the sum, that shows it. */
  children: ReactNode;
}

/** An advantage, with a number below its heading. In wide windows its drawing stands beside its words. */
function AdvantagePart({ name, number, count, text, children }: AdvantagePartProps) {
  return (
    <div className="advantage border-ink border-t-2 pt-4 @md:pt-5">
      <div>
        <h3 className="text-sub @sm:text-title">{name}</h3>
        <p className="advantage-count text-ink text-ui @sm:text-body leading-snug">
          <b className="advantage-number font-sign">{number}</b>
          <span>{count}</span>
        </p>
        <p className="max-w-measure text-ui mt-2 @sm:mt-3">{text}</p>
      </div>
      {children}
    </div>
  );
}
