import "./team-member-section.css";
import { Check } from "lucide-react";
import { teamMember } from "../../../content/team-member";
import { site } from "../../../site";
import { BrandMark } from "../../../ui/brand-mark";
import { entrance } from "../../../ui/entrance";
import { ExternalLink } from "../../../ui/external-link";
import { Fold } from "../../../ui/fold";
import { ProperNames } from "../../../ui/proper-names";

/** The agent as a colleague: its pass, and its benefits for the business. */
export function TeamMemberSection() {
  return (
    <section
      id="team-member"
      aria-labelledby="team-member-heading"
      className="team-member on-paper bg-paper-2 overflow-clip"
    >
      <div className="max-w-page px-gutter pb-section mx-auto grid gap-x-16 gap-y-8 @max-sm:pb-10 @sm:gap-y-12 @md:grid-cols-2 @md:items-center @lg:grid-cols-12">
        {/* First on phones, and so by keyboard, too. */}
        <div className="@md:order-1 @md:self-start @lg:col-span-5">
          <AgentPass />
        </div>
        {/* Its heading stands beside the head of the pass. */}
        <div className="@md:pt-16 @lg:col-span-7 @lg:self-start @lg:pt-[calc(var(--lanyard-height)+2.5rem)] forced-colors:pt-0">
          <h2 id="team-member-heading" className="max-w-headline text-display @md:@max-lg:text-headline">
            {teamMember.heading}
          </h2>
          <p className="max-w-measure @sm:text-lead mt-4 text-balance">{teamMember.intro}</p>
          <ul className="border-line text-ink text-lead mt-5 border-b @lg:mt-8">
            {teamMember.checklist.map((item, index) => (
              <li key={index} className="border-line flex gap-4 border-t py-1.5 @sm:py-4">
                <Check aria-hidden size="1.625rem" strokeWidth={3} className="text-action mt-0.5" />
                <span>{item}</span>
              </li>
            ))}
          </ul>
          <div className="mt-5 grid @sm:flex @lg:mt-8">
            <ExternalLink href={site.bookingUrl} variant="on-paper">
              <span>
                <ProperNames>{teamMember.talk}</ProperNames>
              </span>
            </ExternalLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** How many rows of the pass phones show at first. */
const STRONGEST = 3;

/** The agent's pass on a lanyard. */
function AgentPass() {
  const { title, role, rows, more, badges } = teamMember.pass;
  const entries = Object.entries(rows);
  return (
    <div className="relative mx-auto max-w-[24rem] origin-top not-print:-rotate-[1deg] @2xs:@max-sm:px-2 @md:me-3 @md:-mt-1 @xl:me-12 @xl:scale-115">
      <div className="lanyard drawn mx-auto" />
      <div ref={entrance} className="pass relative px-6 pt-10 pb-5 @sm:pb-6 @lg:px-8 forced-colors:border-2">
        <div className="items-center gap-4 @2xs:flex">
          <div className="rounded-control bg-ink/30 grid place-items-center p-3">
            <BrandMark className="size-[2.625rem]" />
          </div>
          <div>
            <p className="font-sign text-title tracking-heading @max-2xs:mt-4">{title}</p>
            <p>{role}</p>
          </div>
        </div>
        <div className="mt-3">
          <PassRows rows={entries.slice(0, STRONGEST)} />
        </div>
        <div className="border-line @max-sm:mt-1.5 @max-sm:border-y">
          <Fold label={<span>{more}</span>} isForPhones>
            <PassRows rows={entries.slice(STRONGEST)} />
          </Fold>
        </div>
        <ul className="mt-3 flex flex-wrap justify-between gap-x-6 @sm:mt-5">
          {badges.map((badge, index) => (
            <li key={index} translate="no" className="font-sign text-ui font-bold">
              {badge}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function PassRows({ rows }: { rows: [string, { label: string; value: string }][] }) {
  return (
    <dl className="*:border-line grid gap-1.5 pt-1.5 leading-snug *:flex *:justify-between *:gap-x-4 *:border-t *:pt-1.5 *:@max-2xs:block @lg:gap-2 @lg:pt-2 *:@lg:pt-2">
      {rows.map(([key, { label, value }]) => (
        <div key={key}>
          <dt className="shrink-[99] text-balance">{label}</dt>
          <dd className="grow basis-[10.5rem] font-semibold text-balance @2xs:text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
