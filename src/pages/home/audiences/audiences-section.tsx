import { ClockLine, type ClockLineProps } from "../../../ui/clock-line";
import { Section, SectionHeading } from "../../../ui/section";
import { Shop, type ShopContent } from "./shop";

export interface AudiencesSectionProps {
  id: string;
  clock: ClockLineProps;
  heading: string;
  intro: string;
  audiences: ShopContent[];
}

/** One building, three lit units under one roof edge; on narrow screens each unit is a whole shop. */
const PARADE = "relative mt-10 grid gap-8 @lg:roof @lg:mt-24 @lg:auto-cols-fr @lg:grid-flow-col @lg:gap-0";

/** Whom it is for: each with its trade in the window, and the way to the sample that is theirs. */
export function AudiencesSection({ id, clock, heading, intro, audiences }: AudiencesSectionProps) {
  return (
    <Section id={id} ground="night">
      <ClockLine {...clock} />
      <div className="mt-5">
        <SectionHeading of={id} size="parade">
          {heading}
        </SectionHeading>
      </div>
      <p className="max-w-lead text-lead mt-4 text-balance">{intro}</p>
      <div className={PARADE}>
        {audiences.map((audience) => (
          <Shop key={audience.name} {...audience} />
        ))}
      </div>
    </Section>
  );
}
