import type { ReactNode } from "react";
import { ClockLine, type ClockLineProps } from "../../../ui/clock-line";
import { Section, SectionHeading } from "../../../ui/section";
import { Diary, type DiaryContent } from "./diary";
import { EffortChart, type EffortChartContent } from "./effort-chart";
import { JourneyChart, type JourneyChartContent } from "./journey-chart";
import { OwnFigures, type OwnFiguresContent } from "./own-figures";

interface Advantage {
  name: string;
  text: string;
}

export interface AdvantagesSectionProps {
  id: string;
  clock: ClockLineProps;
  heading: string;
  revenue: Advantage & { diary: DiaryContent; figures: OwnFiguresContent };
  costs: Advantage & { chart: EffortChartContent };
  satisfaction: Advantage & { chart: JourneyChartContent };
}

const COLUMNS =
  "mt-8 grid gap-x-16 gap-y-8 @lg:mt-10 @lg:grid-flow-col @lg:grid-cols-advantages @lg:grid-rows-2-auto @lg:gap-y-12";
const COLUMN = "border-t-2 border-ink pt-5";

function Advantage({ name, text, children }: Advantage & { children: ReactNode }) {
  return (
    <>
      <h3 className="text-title">{name}</h3>
      <p className="max-w-measure mt-2">{text}</p>
      {children}
    </>
  );
}

/** What it is good for, by day: two columns of two under ink rules. The visitor's own figures belong to the first part. */
export function AdvantagesSection({ id, clock, heading, revenue, costs, satisfaction }: AdvantagesSectionProps) {
  return (
    <Section id={id} ground="paper">
      <ClockLine {...clock} ground="day" />
      <div className="mt-5">
        <SectionHeading of={id}>{heading}</SectionHeading>
      </div>
      <div className={COLUMNS}>
        <div className={COLUMN}>
          <Advantage {...revenue}>
            <Diary {...revenue.diary} />
          </Advantage>
        </div>
        <OwnFigures {...revenue.figures} />
        <div className={COLUMN}>
          <Advantage {...costs}>
            <EffortChart {...costs.chart} />
          </Advantage>
        </div>
        <div className={COLUMN}>
          <Advantage {...satisfaction}>
            <JourneyChart {...satisfaction.chart} />
          </Advantage>
        </div>
      </div>
    </Section>
  );
}
