import "../../ui/torn-paper.css";
import { ChevronRight } from "lucide-react";
import { homeMeta, privacyMeta } from "../../content/page-metas";
import { policy, policyDates } from "../../content/privacy";
import { paths } from "../../paths";
import { site } from "../../site";
import { PageLink } from "../../ui/page-link";

const dates = Object.entries(policyDates);

/** Breadcrumbs (https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/), the policy's name, its dates and its summary. */
export function PolicyHeadingSection() {
  return (
    <header className="max-w-page px-gutter mx-auto grid gap-6 pt-4 @md:grid-cols-[1fr_18.5rem] @md:grid-rows-[auto_auto_auto_1fr] @lg:grid-cols-[33fr_16fr] @lg:pt-8">
      <nav aria-label={policy.breadcrumbLabel} className="text-caption">
        <ol className="flex flex-wrap items-center gap-2">
          {/* No gap: the link is as wide as a finger, wider than its word. */}
          <li className="flex items-center">
            <PageLink to={paths.home} variant="lone">
              {homeMeta.name}
            </PageLink>
            <ChevronRight aria-hidden size="0.875rem" className="text-ink-3" />
          </li>
          <li aria-current="page" className="text-ink-3">
            {privacyMeta.name}
          </li>
        </ol>
      </nav>
      <h1 tabIndex={-1} className="text-hero -ms-[.04em]">
        {privacyMeta.name}
      </h1>
      <div className="text-caption text-ink-3 flex flex-wrap gap-x-6">
        {dates.map(([key, { label, iso, text }]) => (
          <p key={key}>
            <span>{`${label}: `}</span>
            <time dateTime={iso}>{text}</time>
          </p>
        ))}
        {/* A printed copy needs the address of the current policy. */}
        <p className="hidden print:block">{site.origin + paths.privacy}</p>
      </div>
      <p className="max-w-measure text-lead text-balance">{policy.summary}</p>
      <div className="slip-shadow @md:col-start-2 @md:row-span-4 @md:row-start-1 @md:mt-8 @md:self-start">
        <span className="perforated drawn bg-action block h-4" />
        <div className="perforated bg-field text-ink px-6 pt-5 pb-4 [--holes:50%_0] forced-colors:border-2">
          <p className="text-action font-semibold">{policy.inShort.label}</p>
          <ul className="*:not-first:border-line *:py-2 *:not-first:border-t">
            {policy.inShort.lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
    </header>
  );
}
