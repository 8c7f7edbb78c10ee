import { AdvantagesSection } from "./advantages/advantages-section";
import { TradesSection } from "./trades/trades-section";
import { ChannelsSection } from "./channels/channels-section";
import { ClosingSection } from "./closing/closing-section";
import { HeroSection } from "./hero/hero-section";
import { SmallHours } from "./small-hours/small-hours";
import { TeamMemberSection } from "./team-member/team-member-section";
import { TestimonialsSection } from "./testimonials/testimonials-section";
import { TrustedBySection } from "./trusted-by/trusted-by-section";

/** The landing page. */
export function HomePage() {
  return (
    <>
      <HeroSection />
      <TrustedBySection />
      <ChannelsSection />
      <TradesSection />
      <SmallHours />
      <TestimonialsSection />
      <AdvantagesSection />
      <TeamMemberSection />
      <ClosingSection />
    </>
  );
}
