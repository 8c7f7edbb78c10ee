import { hero } from "../../content/hero";
import { advantages, audiences, closing, teamMember, testimonials, trustedBy } from "../../content/home";
import { BelowFold } from "../../ui/below-fold";
import { Slices } from "../../ui/slices";

import { AdvantagesSection } from "./advantages/advantages-section";
import { AudiencesSection } from "./audiences/audiences-section";
import { ChannelsSection } from "./channels/channels-section";
import { ClosingSection } from "./closing/closing-section";
import { HeroSection } from "./hero/hero-section";
import { TeamMemberSection } from "./team-member/team-member-section";
import { TestimonialsSection } from "./testimonials/testimonials-section";
import { TrustedBySection } from "./trusted-by/trusted-by-section";

/** The landing page. */
export function HomePage() {
  return (
    <>
      <HeroSection {...hero} />
      <BelowFold>
        <Slices>
          <TrustedBySection {...trustedBy} />
          <ChannelsSection />
          <AudiencesSection {...audiences} />
          <TestimonialsSection {...testimonials} />
          <AdvantagesSection {...advantages} />
          <TeamMemberSection {...teamMember} />
          <ClosingSection {...closing} />
        </Slices>
      </BelowFold>
    </>
  );
}
