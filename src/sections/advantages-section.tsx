import { AdvantageChart, type AdvantageChartName } from "../artefacts/advantage-chart";
import { Section, SectionHeading } from "../ui/section";

export interface AdvantagesSectionProps {
  id: string;
  heading: string;
  advantages: { name: string; text: string; chart: AdvantageChartName; caption: string }[];
}

/** What it is good for: three columns split by hairlines, each with a drawing that claims no number. */
export function AdvantagesSection({ id, heading, advantages }: AdvantagesSectionProps) {
  return (
    <Section id={id}>
      <SectionHeading of={id}>{heading}</SectionHeading>
      <div className="lg:divide-line mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3 lg:gap-0 lg:divide-x">
        {advantages.map((advantage) => (
          <div
            key={advantage.name}
            className="border-line border-t pt-6 lg:border-t-0 lg:px-8 lg:pt-0 lg:first:pl-0 lg:last:pr-0"
          >
            <h3 className="text-title">{advantage.name}</h3>
            <p className="mt-3">{advantage.text}</p>
            <figure className="mt-6 grid gap-3">
              <AdvantageChart name={advantage.chart} />
              <figcaption className="text-caption text-ink-500">{advantage.caption}</figcaption>
            </figure>
          </div>
        ))}
      </div>
    </Section>
  );
}
