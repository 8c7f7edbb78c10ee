import type { PolicyBlock, Prose } from "../../content/privacy";
import { site } from "../../site";
import { linkLook } from "../../ui/button-look";
import { PageLink } from "../../ui/page-link";
import { ProperNames } from "../../ui/proper-names";

function ProseText({ text }: { text: Prose }) {
  if (typeof text === "string") return <ProperNames>{text}</ProperNames>;
  return text.map((part, index) =>
    typeof part === "string" ? (
      <span key={index}>
        <ProperNames>{part}</ProperNames>
      </span>
    ) : (
      <span key={index}>
        {part.to.startsWith("#") ? (
          <a href={part.to} className={linkLook.inline}>
            {part.label}
          </a>
        ) : (
          <>
            <PageLink to={part.to}>{part.label}</PageLink>
            <span className="hidden print:inline">{` (${site.origin + part.to})`}</span>
          </>
        )}
      </span>
    ),
  );
}

const isParagraph = (block: PolicyBlock): block is Prose => typeof block === "string" || Array.isArray(block);

/** Renders one block of the policy. The parent sets the space around it. */
export function PolicyBlockView({ block }: { block: PolicyBlock }) {
  if (isParagraph(block)) {
    return (
      <p className="max-w-measure">
        <ProseText text={block} />
      </p>
    );
  }
  if ("id" in block) {
    return (
      <h3 id={block.id} tabIndex={-1} className="text-lead break-after-avoid pt-4">
        {block.heading}
      </h3>
    );
  }
  if ("list" in block) {
    return (
      <ul className="max-w-measure grid list-disc break-before-avoid gap-2 pl-4">
        {block.list.map((item, index) => (
          <li key={index}>
            <ProseText text={item} />
          </li>
        ))}
      </ul>
    );
  }
  if ("terms" in block) {
    return (
      // At a section's end without a line below, since the section ends with one.
      <dl className="border-line *:not-last:border-line break-before-avoid border-y *:not-last:border-b last:border-b-0">
        {Object.entries(block.terms).map(([term, text]) => (
          <div key={term} className="grid gap-x-6 py-3 @md:grid-cols-[11rem_1fr]">
            <dt className="text-ink font-semibold">{term}</dt>
            <dd>
              <ProseText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <div className="break-before-avoid break-inside-avoid">
      <p className="text-ink font-semibold">
        <ProperNames>{block.contact}</ProperNames>
      </p>
      {block.lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
      {block.email !== undefined && (
        <a href={`mailto:${block.email}`} translate="no" className={`${linkLook.lone} text-action wrap-anywhere`}>
          {block.email}
        </a>
      )}
    </div>
  );
}
