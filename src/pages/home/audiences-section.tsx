import { ArrowRight } from "lucide-react";
import { PageLink } from "../../ui/page-link";
import { Section, SectionHeading } from "../../ui/section";

export interface AudiencesSectionProps {
  id: string;
  heading: string;
  intro: string;
  audiences: {
    name: string;
    text: string;
    /** The sample in the channels section that is theirs. */
    link: { label: string; to: string };
    /** One line out of their diary. */
    slip: { label: string; value: string };
  }[];
}

/** Whom it is for: full-width ruled rows, each leading to its own sample. */
export function AudiencesSection({ id, heading, intro, audiences }: AudiencesSectionProps) {
  return (
    <Section id={id}>
      <SectionHeading of={id}>{heading}</SectionHeading>
      <p className="max-w-lead text-lead mt-4">{intro}</p>
      <ul className="border-line mt-12 border-b">
        {audiences.map((audience) => (
          <li
            key={audience.name}
            className="border-line grid gap-x-8 gap-y-3 border-t py-8 @md:grid-cols-12 @md:items-baseline"
          >
            <h3 className="text-title @lg:text-heading @md:col-span-4">{audience.name}</h3>
            <div className="@md:col-span-5">
              <p>{audience.text}</p>
              <PageLink to={audience.link.to} variant="quiet">
                <span>{audience.link.label}</span>
                {/*
                 * A word joiner, so that the arrow never stands on a line of its own: unlike a space, nothing underlines
                 * it. Firefox heeds it where lines are not to break.
                 */}
                <span className="whitespace-nowrap">
                  <span>{"\u2060"}</span>
                  <ArrowRight aria-hidden size={18} className="ml-1 inline-block" />
                </span>
              </PageLink>
            </div>
            <p className="rounded-card border-line bg-paper-2 text-caption text-ink-500 hidden border px-4 py-3 @md:col-span-3 @md:block @lg:col-span-2 @lg:col-start-11">
              <span>{audience.slip.label}</span>{" "}
              <span className="text-ui text-ink-950 block font-semibold tabular-nums">{audience.slip.value}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
