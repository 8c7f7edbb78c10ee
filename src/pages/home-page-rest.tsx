import { Suspense } from "react";
import { channels } from "../content/channels";
import { advantages, audiences, closing, teamMember, testimonials, trustedBy } from "../content/home";
import { AdvantagesSection } from "../sections/advantages-section";
import { AudiencesSection } from "../sections/audiences-section";
import { ChannelsSection } from "../sections/channels-section";
import { ClosingSection } from "../sections/closing-section";
import { TeamMemberSection } from "../sections/team-member-section";
import { TestimonialsSection } from "../sections/testimonials-section";
import { TrustedBySection } from "../sections/trusted-by-section";

/** The landing page below its first screen. Each boundary is a task of its own when the page is hydrated. */
export function HomePageRest() {
  return (
    <>
      <Suspense>
        <TrustedBySection {...trustedBy} />
      </Suspense>
      <Suspense>
        <ChannelsSection {...channels} />
      </Suspense>
      <Suspense>
        <AudiencesSection {...audiences} />
      </Suspense>
      <Suspense>
        <TestimonialsSection {...testimonials} />
      </Suspense>
      <Suspense>
        <AdvantagesSection {...advantages} />
      </Suspense>
      <Suspense>
        <TeamMemberSection {...teamMember} />
      </Suspense>
      <Suspense>
        <ClosingSection {...closing} />
      </Suspense>
    </>
  );
}
