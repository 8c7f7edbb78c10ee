import { PolicyHeadingSection } from "./policy-heading-section";
import { PolicyTextSection } from "./policy-text-section";

/** The privacy policy. */
export function PrivacyPage() {
  return (
    <div className="day bg-paper">
      <PolicyHeadingSection />
      <PolicyTextSection />
    </div>
  );
}
