import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Breadcrumbs, type BreadcrumbsProps } from "../../ui/breadcrumbs";
import { PageLink } from "../../ui/page-link";

export interface BookDemoSectionProps {
  back: { label: string; to: string };
  breadcrumbs: BreadcrumbsProps;
  heading: string;
  intro: string;
  /** The form. */
  children: ReactNode;
  /** What stands beside it. */
  aside: ReactNode;
}

/** The page's head with the form, and what happens next: below it, or beside it where there is room. */
export function BookDemoSection({ back, breadcrumbs, heading, intro, children, aside }: BookDemoSectionProps) {
  return (
    <div className="max-w-page px-gutter pb-section mx-auto grid gap-12 pt-6 @lg:grid-cols-10 @lg:gap-24 @lg:pt-12">
      <div className="@lg:col-span-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 print:hidden">
          <PageLink to={back.to} variant="quiet">
            <ArrowLeft aria-hidden size={20} className="mr-1 inline-block" />
            <span>{back.label}</span>
          </PageLink>
          <Breadcrumbs {...breadcrumbs} />
        </div>
        <h1 tabIndex={-1} className="text-display mt-4">
          {heading}
        </h1>
        <p className="max-w-lead text-lead mt-4 mb-8 @lg:mb-12">{intro}</p>
        {children}
      </div>
      <div className="@lg:col-span-4">{aside}</div>
    </div>
  );
}
