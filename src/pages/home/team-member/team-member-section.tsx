import { Check } from "lucide-react";
import { teamMember } from "../../../content/home";
import { site } from "../../../site";
import { ExternalLink } from "../../../ui/external-link";
import { ProperNames } from "../../../ui/proper-names";
import { headingId, SectionHeading } from "../../../ui/section";
import { AgentPass } from "./agent-pass";

const ID = "team-member";

/** The agent as a colleague: its pass, and what it does for the business. */
export function TeamMemberSection() {
  return (
    <section id={ID} aria-labelledby={headingId(ID)} className="day bg-paper-2 overflow-clip">
      <div className="max-w-page px-gutter pb-section mx-auto grid gap-x-16 gap-y-10 @md:grid-cols-2 @md:items-center @lg:grid-cols-12">
        <div className="@md:pt-section @lg:col-span-7">
          <SectionHeading of={ID}>{teamMember.heading}</SectionHeading>
          <p className="max-w-measure mt-4">{teamMember.intro}</p>
          <ul className="border-line text-ink mt-6 border-b text-[clamp(1.15rem,1rem+.7vw,1.5rem)]/[1.3] font-medium">
            {teamMember.checklist.map((item) => (
              <li key={item} className="border-line flex gap-4 border-t py-3 @sm:py-4">
                <Check aria-hidden size={26} strokeWidth={3} className="text-action mt-1" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
          <div className="mt-8 grid @sm:flex">
            <ExternalLink href={site.bookingUrl} variant="day">
              <span>
                <ProperNames>{teamMember.talk}</ProperNames>
              </span>
            </ExternalLink>
          </div>
        </div>
        <div className="order-first @lg:col-span-5">
          <AgentPass />
        </div>
      </div>
    </section>
  );
}
