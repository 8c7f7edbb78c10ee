import { AdvantageChart, type AdvantageChartName } from "./advantage-chart";
import { Section, SectionHeading } from "../../../ui/section";

export interface AdvantagesSectionProps {
  id: string;
  heading: string;
  advantages: { name: string; text: string; chart: { name: AdvantageChartName; labels: string[] }; caption: string }[];
}

/** The hairline stands in the middle of the gap, so that the three are equally wide. */
const ADVANTAGE =
  "flex flex-col justify-between border-t border-line pt-6 @lg:border-t-0 @lg:pt-0 @lg:not-first:-ml-8 @lg:not-first:border-l @lg:not-first:pl-8";
/** The third of three fills its row: words on the left, drawing on the right. */
const LAST_AT_TWO_COLUMNS =
  "@md:@max-lg:last:col-span-2 @md:@max-lg:last:grid @md:@max-lg:last:grid-cols-2 @md:@max-lg:last:gap-8";

/** What it is good for: three columns split by hairlines, each with a drawing that claims no number. */
export function AdvantagesSection({ id, heading, advantages }: AdvantagesSectionProps) {
  return (
    <Section id={id}>
      <SectionHeading of={id}>{heading}</SectionHeading>
      <div className="mt-12 grid gap-x-8 gap-y-12 @md:grid-cols-2 @lg:grid-cols-3 @lg:gap-x-16">
        {advantages.map((advantage) => (
          <div key={advantage.name} className={`${ADVANTAGE} ${LAST_AT_TWO_COLUMNS}`}>
            <div>
              <h3 className="text-title">{advantage.name}</h3>
              <p className="mt-3">{advantage.text}</p>
            </div>
            <figure className="mt-6 grid gap-3">
              <AdvantageChart {...advantage.chart} />
              <figcaption className="text-caption text-ink-500">{advantage.caption}</figcaption>
            </figure>
          </div>
        ))}
      </div>
    </Section>
  );
}
