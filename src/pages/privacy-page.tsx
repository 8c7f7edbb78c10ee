import { privacyPolicy } from "../content/privacy";
import { PolicyHeadingSection } from "../sections/policy-heading-section";
import { PolicyTextSection } from "../sections/policy-text-section";
import { site } from "../site";

const policy = privacyPolicy(site.demoRequestUrl);

/** The privacy policy. */
export function PrivacyPage() {
  return (
    <>
      <PolicyHeadingSection {...policy.head} />
      <PolicyTextSection {...policy.text} />
    </>
  );
}
