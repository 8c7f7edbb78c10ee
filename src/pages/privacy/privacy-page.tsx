import { privacyPolicy } from "../../content/privacy";
import { PolicyHeadingSection } from "./policy-heading-section";
import { PolicyTextSection } from "./policy-text-section";
import { site } from "../../site";

const policy = privacyPolicy(site);

/** The privacy policy. */
export function PrivacyPage() {
  return (
    <div className="day bg-paper">
      <PolicyHeadingSection {...policy.head} />
      <PolicyTextSection {...policy.text} />
    </div>
  );
}
