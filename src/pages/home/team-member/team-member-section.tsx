import { Check } from "lucide-react";
import { ExternalLink } from "../../../ui/external-link";
import { ProperNames } from "../../../ui/proper-names";
import { headingId, SectionHeading } from "../../../ui/section";
import { AgentPass, type AgentPassContent } from "./agent-pass";

export interface TeamMemberSectionProps {
  heading: string;
  intro: string;
  pass: AgentPassContent;
  checklist: string[];
  talk: { label: string; href: string };
}

const ID = "team-member";

const COLUMNS =
  "mx-auto grid max-w-page gap-x-16 gap-y-10 px-gutter pb-section @md:grid-cols-2 @md:items-center @lg:grid-cols-12";

/** The agent as a colleague: its pass, and what you get. */
export function TeamMemberSection({ heading, intro, pass, checklist, talk }: TeamMemberSectionProps) {
  return (
    <section id={ID} aria-labelledby={headingId(ID)} className="day bg-paper-2 overflow-clip">
      <div className={COLUMNS}>
        <div className="@md:pt-section @lg:col-span-7">
          <SectionHeading of={ID}>{heading}</SectionHeading>
          <p className="max-w-measure mt-4">{intro}</p>
          <ul className="border-line text-checklist text-ink mt-6 border-b font-medium">
            {checklist.map((item) => (
              <li key={item} className="border-line flex gap-4 border-t py-3 @sm:py-4">
                <Check aria-hidden size={26} strokeWidth={3} className="text-action mt-1" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
          <div className="mt-8 grid @sm:flex">
            <ExternalLink href={talk.href} variant="day">
              <span>
                <ProperNames>{talk.label}</ProperNames>
              </span>
            </ExternalLink>
          </div>
        </div>
        <div className="order-first @lg:col-span-5">
          <AgentPass {...pass} />
        </div>
      </div>
    </section>
  );
}
