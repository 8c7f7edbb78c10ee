import { PageLink } from "./page-link";

export interface BreadcrumbsProps {
  /** What the landmark is called. */
  label: string;
  /** The pages above this one, from the top. */
  parents: { label: string; to: string }[];
  current: string;
}

/** Where this page stands in the site (https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/). */
export function Breadcrumbs({ label, parents, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="text-caption print:hidden">
      <ol className="flex flex-wrap items-center gap-2">
        {parents.map((parent) => (
          <li key={parent.to} className="after:text-ink-3 flex items-center gap-2 after:content-['/'/'']">
            <PageLink to={parent.to} variant="crumb">
              {parent.label}
            </PageLink>
          </li>
        ))}
        <li aria-current="page" className="text-ink-3">
          {current}
        </li>
      </ol>
    </nav>
  );
}
