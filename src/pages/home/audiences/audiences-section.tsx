import { audiences } from "../../../content/home";
import { ClockLine } from "../../../ui/clock-line";
import { Section, SectionHeading } from "../../../ui/section";
import { Shop } from "./shop";

const ID = "who-we-serve";

/** Whom it is for: one building with a lit unit for each trade; on narrow screens each unit is a whole shop. */
export function AudiencesSection() {
  return (
    <Section id={ID} ground="night">
      <ClockLine {...audiences.clock} />
      <div className="mt-5">
        <SectionHeading of={ID} size="parade">
          {audiences.heading}
        </SectionHeading>
      </div>
      <p className="max-w-lead text-lead mt-4 text-balance">{audiences.intro}</p>
      <div className="@lg:roof relative mt-10 grid gap-8 @lg:mt-24 @lg:auto-cols-fr @lg:grid-flow-col @lg:gap-0">
        {audiences.audiences.map((audience) => (
          <Shop key={audience.name} {...audience} />
        ))}
      </div>
    </Section>
  );
}
