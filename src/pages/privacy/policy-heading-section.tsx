import { Breadcrumbs, type BreadcrumbsProps } from "../../ui/breadcrumbs";

export interface PolicyHeadingSectionProps {
  breadcrumbs: BreadcrumbsProps;
  heading: string;
  /** `iso` is the date as machines read it. */
  dates: readonly { label: string; iso: string; text: string }[];
  summary: string;
  /** Where the policy is published; printed, so that a copy on paper says where the valid text stands. */
  address: string;
}

/** The policy's name, since when it holds, and its gist. */
export function PolicyHeadingSection({ breadcrumbs, heading, dates, summary, address }: PolicyHeadingSectionProps) {
  return (
    <header className="max-w-page px-gutter mx-auto grid gap-6 pt-4 @lg:pt-8 print:gap-3 print:p-0">
      <Breadcrumbs {...breadcrumbs} />
      <h1 tabIndex={-1} className="text-display">
        {heading}
      </h1>
      <div className="text-caption text-ink-3 flex flex-wrap gap-x-6 gap-y-1">
        {dates.map(({ label, iso, text }) => (
          <p key={label}>
            <span>{`${label}: `}</span>
            <time dateTime={iso}>{text}</time>
          </p>
        ))}
        <p className="hidden print:block">{address}</p>
      </div>
      <p className="max-w-measure text-lead print:text-ui print:max-w-none">{summary}</p>
    </header>
  );
}
