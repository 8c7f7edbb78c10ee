import "./advantages-section.css";
import type { ReactNode } from "react";
import { advantages, type Advantage } from "../../../content/home";
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
      <div className="mt-6 grid gap-4 @sm:gap-6 @md:mt-10 @md:grid-cols-2 @md:gap-8 @lg:grid-cols-3">
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
  /** One element: the rows of the grid in wide windows are heading, number, text and this. */
  children: ReactNode;
}

/** An advantage: its number stands below the heading, beside the rest of its sentence where there is room. */
function AdvantagePart({ name, number, count, text, children }: AdvantagePartProps) {
  return (
    <div className="advantage border-ink border-t-2 pt-4 @md:pt-5">
      <h3 className="text-sub @sm:text-title">{name}</h3>
      <p className="advantage-count text-ink text-ui @sm:text-body leading-snug">
        <b className="advantage-number font-sign">{number}</b>
        <span>{count}</span>
      </p>
      <p className="max-w-measure text-ui mt-2 @sm:mt-3">{text}</p>
      {children}
    </div>
  );
}
