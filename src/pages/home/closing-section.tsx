import { JobCard, type JobCardContent } from "./job-card";
import { ExternalLink } from "../../ui/external-link";
import { PageLink } from "../../ui/page-link";
import { Section, SectionHeading } from "../../ui/section";

export interface ClosingSectionProps {
  heading: string;
  text: string;
  bookDemo: { label: string; href: string };
  askDemo: { label: string; to: string };
  job: JobCardContent;
}

const ID = "closing";

/** The night band: the showroom is shut, the agent is awake. */
export function ClosingSection({ heading, text, bookDemo, askDemo, job }: ClosingSectionProps) {
  return (
    <Section id={ID} band="night">
      <div className="grid gap-12 @lg:grid-cols-12 @lg:items-center @lg:gap-16">
        <div className="@lg:col-span-7">
          <SectionHeading of={ID}>{heading}</SectionHeading>
          <p className="max-w-lead text-lead mt-4">{text}</p>
          <div className="mt-8 grid gap-3 @md:flex @md:items-center @md:gap-6">
            <ExternalLink href={bookDemo.href} variant="night">
              {bookDemo.label}
            </ExternalLink>{" "}
            <PageLink to={askDemo.to} variant="night-text">
              {askDemo.label}
            </PageLink>
          </div>
        </div>
        <div className="max-w-card @lg:col-span-5 @lg:w-full">
          <JobCard {...job} />
        </div>
      </div>
    </Section>
  );
}
