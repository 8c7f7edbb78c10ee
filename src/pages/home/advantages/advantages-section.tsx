import type { ReactNode } from "react";
import { advantages } from "../../../content/home";
import { Section } from "../../../ui/section";
import { Diary } from "./diary";
import { OwnFigures } from "./own-figures";
import { callsAt, RushChart } from "./rush-chart";

const { clock, heading, revenue, costs, satisfaction } = advantages;

/** The three advantages, each with a number that can be counted in the drawing beside it. */
export function AdvantagesSection() {
  return (
    <Section id="advantages" ground="morning" clock={{ ...clock, isOnPaper: true }} heading={heading}>
      <Diary />
      <div className="mt-8 grid gap-8 @md:grid-cols-2 @md:gap-12 @md:*:last:col-span-2 @lg:mt-12 @lg:grid-cols-3 @lg:*:last:col-span-1">
        <Advantage {...revenue}>
          <OwnFigures />
        </Advantage>
        <Advantage {...costs} number={callsAt(costs.rush.peak)}>
          <RushChart />
        </Advantage>
        <Advantage {...satisfaction} number={satisfaction.stops.length}>
          <ol className="road text-ink text-caption @sm:text-small mt-4 justify-between font-semibold @2xs:@max-lg:flex">
            {satisfaction.stops.map((stop) => (
              <li key={stop}>{stop}</li>
            ))}
          </ol>
        </Advantage>
      </div>
    </Section>
  );
}

interface AdvantageProps {
  name: string;
  /** Counted by the caller. Without it the number is that of the diary's plates which are shown: CSS counts them. */
  number?: number;
  /** The rest of the sentence that the number opens. */
  count: string;
  text: string;
  children: ReactNode;
}

/** An advantage. On narrow screens its number stands beside the heading. */
function Advantage({ name, number, count, text, children }: AdvantageProps) {
  return (
    <div className="border-ink border-t-2 pt-5 @2xs:@max-sm:grid @2xs:@max-sm:grid-cols-[auto_1fr] @2xs:@max-sm:gap-x-4">
      <h3 className="text-sub @sm:text-title col-start-2">{name}</h3>
      <p className="text-ink @2xs:@max-sm:contents @sm:mt-5 @sm:flex @sm:items-baseline-last @sm:gap-x-4">
        <b className="numeral row-span-2 row-start-1">{number}</b>
        <span className="text-small @sm:text-body leading-snug @max-sm:mt-1">{count}</span>
      </p>
      <p className="max-w-measure text-ui @sm:text-body col-span-full mt-3 @sm:mt-4">{text}</p>
      <div className="col-span-full">{children}</div>
    </div>
  );
}
