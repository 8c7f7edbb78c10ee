import { policy } from "../../content/privacy";
import { PolicyBlockView } from "./policy-block-view";
import { PolicyContents } from "./policy-contents";
import { PolicyHeadingSection } from "./policy-heading-section";

/** The privacy policy. */
export function PrivacyPage() {
  return (
    <div className="on-paper bg-paper">
      <PolicyHeadingSection />
      <PolicyTextSection />
    </div>
  );
}

/** The policy's text, with its table of contents beside it. */
function PolicyTextSection() {
  return (
    <div className="max-w-page px-gutter mx-auto grid pt-8 @lg:grid-cols-[16fr_33fr] @lg:gap-x-6 @lg:pb-8">
      <PolicyContents />
      <div className="*:not-first:border-ink *:not-first:border-t">
        {policy.sections.map(({ id, heading, blocks }) => (
          <section key={id} className="grid gap-4 py-8 last:pb-16 @max-lg:first:pt-12 @md:not-last:pb-11">
            <h2 id={id} tabIndex={-1} className="text-title break-after-avoid">
              {heading}
            </h2>
            {blocks.map((block, place) => (
              <PolicyBlockView key={place} block={block} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
