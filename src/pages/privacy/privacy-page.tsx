import { privacyPolicy } from "../../content/privacy";
import { PolicyHeadingSection } from "./policy-heading-section";
import { PolicyTextSection } from "./policy-text-section";
import { site } from "../../site";

const policy = privacyPolicy({ ...site, reportUrl: import.meta.env.VITE_REPORT_URL });

/** The privacy policy. */
export function PrivacyPage() {
  return (
    <div className="day bg-paper">
      <PolicyHeadingSection {...policy.head} />
      <PolicyTextSection {...policy.text} />
    </div>
  );
}
