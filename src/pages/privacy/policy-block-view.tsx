import { paths } from "../../paths";
import { site } from "../../site";
import { PageLink } from "../../ui/page-link";
import { ProperNames } from "../../ui/proper-names";

/** A link inside the site: a path, or `#` and the id of a heading of the policy. */
interface ProseLink {
  label: string;
  to: string;
}

/** Running text, with links where there are any. */
type Prose = string | readonly (string | ProseLink)[];

export type PolicyBlock =
  | { kind: "paragraph"; text: Prose }
  | { kind: "list"; items: readonly Prose[] }
  | { kind: "terms"; terms: readonly { term: string; text: Prose }[] }
  | { kind: "contact"; name: string; lines: readonly string[]; email?: string };

const LIST = "grid list-disc break-before-avoid gap-2 pl-6 marker:text-action";
/** A section that ends in terms is closed by the next section's line. */
const TERMS = "break-before-avoid divide-y divide-line border-y border-line last:border-b-0";
const TERM = "grid gap-x-6 py-3 @md:grid-cols-3 print:grid-cols-3 print:py-1";
const CONTACT =
  "rounded-card border border-line bg-paper-2 p-6 break-before-avoid break-inside-avoid print:border-0 print:bg-transparent print:p-0";
const EMAIL =
  "inline-flex min-h-11 items-center wrap-anywhere text-action underline decoration-ink-3 underline-offset-4 hover:decoration-action";

/** On paper nobody can follow a link: the address stands behind it, unless it leads to a part of the same document. */
function PrintedAddress({ to }: { to: string }) {
  if (!to.startsWith(paths.home)) return null;
  return <span className="hidden print:inline">{` (${site.origin + to})`}</span>;
}

function ProseText({ text }: { text: Prose }) {
  if (typeof text === "string") return <ProperNames>{text}</ProperNames>;
  return text.map((part) =>
    typeof part === "string" ? (
      <span key={part}>
        <ProperNames>{part}</ProperNames>
      </span>
    ) : (
      <span key={part.label}>
        <PageLink to={part.to}>{part.label}</PageLink>
        <PrintedAddress to={part.to} />
      </span>
    ),
  );
}

/** One piece of the policy's text. The parent owns the space around it. */
export function PolicyBlockView({ block }: { block: PolicyBlock }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <ProseText text={block.text} />
        </p>
      );
    case "list":
      return (
        <ul className={LIST}>
          {block.items.map((item, index) => (
            // The list never changes, so that its order is a key.
            <li key={index}>
              <ProseText text={item} />
            </li>
          ))}
        </ul>
      );
    case "terms":
      return (
        <dl className={TERMS}>
          {block.terms.map(({ term, text }) => (
            <div key={term} className={TERM}>
              <dt className="text-ink font-semibold">{term}</dt>
              <dd className="@md:col-span-2 print:col-span-2">
                <ProseText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case "contact":
      return (
        <div className={CONTACT}>
          <p className="text-ink font-semibold">
            <ProperNames>{block.name}</ProperNames>
          </p>
          {block.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {block.email !== undefined && (
            <a href={`mailto:${block.email}`} translate="no" className={EMAIL}>
              {block.email}
            </a>
          )}
        </div>
      );
  }
}
