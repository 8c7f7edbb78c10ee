import { PolicyBlockView, type PolicyBlock } from "./policy-block-view";
import { PolicyContents } from "./policy-contents";

interface PolicySubsection {
  kind: "subsection";
  /** The heading's anchor. Others link to it: it stays when the heading is reworded. */
  id: string;
  heading: string;
  blocks: readonly PolicyBlock[];
}

interface PolicySection {
  id: string;
  heading: string;
  blocks: readonly (PolicyBlock | PolicySubsection)[];
}

export interface PolicyTextSectionProps {
  contentsLabel: string;
  sections: readonly [PolicySection, ...PolicySection[]];
}

const SECTION = "grid gap-4 pb-8 last:pb-0 @lg:pb-12 print:gap-2 print:py-3";
/** All but the first are parted by a line from the one before. */
const NEXT = "border-t border-line pt-8 @lg:pt-12 print:border-t-0";

function Subsection({ id, heading, blocks }: PolicySubsection) {
  return (
    <>
      <h3 id={id} tabIndex={-1} className="text-lead print:text-ui break-after-avoid pt-4 print:pt-1">
        {heading}
      </h3>
      <Blocks blocks={blocks} />
    </>
  );
}

/** The policy never changes while it is read, so that a block's place is its key. */
function Blocks({ blocks }: Pick<PolicySection, "blocks">) {
  return blocks.map((block, index) =>
    block.kind === "subsection" ? (
      <Subsection key={block.id} {...block} />
    ) : (
      <PolicyBlockView key={index} block={block} />
    ),
  );
}

function Section({ id, heading, blocks, isFirst = false }: PolicySection & { isFirst?: boolean }) {
  return (
    <section className={isFirst ? SECTION : `${SECTION} ${NEXT}`}>
      <h2 id={id} tabIndex={-1} className="text-title print:text-lead break-after-avoid">
        {heading}
      </h2>
      <Blocks blocks={blocks} />
    </section>
  );
}

/** The policy itself, with its contents beside it. */
export function PolicyTextSection({ contentsLabel, sections }: PolicyTextSectionProps) {
  const [first, ...others] = sections;
  return (
    <div className="max-w-page px-gutter mx-auto grid gap-8 pt-8 pb-16 @lg:grid-cols-3 @lg:gap-12 @lg:pt-12 @lg:pb-24 print:block print:p-0 print:pt-4">
      <PolicyContents label={contentsLabel} sections={sections} />
      <div className="max-w-measure print:text-caption @lg:col-span-2 @lg:pt-6 print:max-w-none">
        <Section {...first} isFirst />
        {others.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </div>
  );
}
