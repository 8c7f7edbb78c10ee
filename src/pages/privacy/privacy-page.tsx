import { policy } from "../../content/privacy";
import { PolicyBlockView } from "./policy-block-view";
import { PolicyContents } from "./policy-contents";
import { PolicyHeadingSection } from "./policy-heading-section";

/** The privacy policy. */
export function PrivacyPage() {
  return (
    <div className="day bg-paper">
      <PolicyHeadingSection />
      <PolicyTextSection />
    </div>
  );
}

/** The policy's text, with its table of contents beside it. */
function PolicyTextSection() {
  return (
    <div className="max-w-page px-gutter mx-auto grid gap-8 pt-8 pb-16 @lg:grid-cols-3 @lg:gap-16 @lg:pt-12 @lg:pb-24 print:block print:p-0 print:pt-4">
      <PolicyContents />
      <div className="max-w-measure print:text-caption @lg:col-span-2 @lg:pt-6 print:max-w-none">
        {policy.sections.map(({ id, heading, blocks }, index) => (
          <section
            key={id}
            className={`grid gap-4 pb-8 last:pb-0 @lg:pb-12 print:gap-2 print:py-3 ${
              index === 0 ? "" : "border-line border-t pt-8 @lg:pt-12 print:border-t-0"
            }`}
          >
            <h2 id={id} tabIndex={-1} className="text-title print:text-lead break-after-avoid @lg:text-[2rem]">
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
