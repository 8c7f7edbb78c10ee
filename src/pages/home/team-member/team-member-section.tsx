import { Check } from "lucide-react";
import { JobAdvert, type JobAdvertContent } from "./job-advert";
import { ExternalLink } from "../../../ui/external-link";
import { Section, SectionHeading } from "../../../ui/section";

export interface TeamMemberSectionProps {
  heading: string;
  intro: string;
  advert: JobAdvertContent;
  checklist: string[];
  talk: { label: string; href: string };
}

const ID = "team-member";

/** The agent as a colleague: the advert on the left, what you get on the right. */
export function TeamMemberSection({ heading, intro, advert, checklist, talk }: TeamMemberSectionProps) {
  return (
    <Section id={ID} band="tint">
      <div className="grid gap-12 @md:grid-cols-2 @lg:grid-cols-12 @lg:gap-16">
        <div className="@lg:col-span-7">
          <SectionHeading of={ID}>{heading}</SectionHeading>
          <p className="max-w-lead text-lead mt-4">{intro}</p>
          <ul className="mt-8 grid gap-4">
            {checklist.map((item) => (
              <li key={item} className="text-lead text-ink-950 flex gap-3 font-medium">
                <Check aria-hidden size={24} className="mt-1 shrink-0 text-green-700" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
          <div className="mt-8 grid @md:flex">
            <ExternalLink href={talk.href}>{talk.label}</ExternalLink>
          </div>
        </div>
        <div className="grid @md:order-first @lg:col-span-5">
          <JobAdvert {...advert} />
        </div>
      </div>
    </Section>
  );
}
