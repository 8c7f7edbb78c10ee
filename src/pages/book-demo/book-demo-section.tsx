import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Dusk } from "../../ui/dusk";
import { PageLink } from "../../ui/page-link";

export interface BookDemoSectionProps {
  back: { label: string; to: string };
  heading: string;
  intro: string;
  /** The form. */
  children: ReactNode;
  /** What stands below it, or beside it where there is room. */
  aside: ReactNode;
  /** What stands at the end, as wide as the page. */
  below: ReactNode;
}

const COLUMNS =
  "mx-auto grid max-w-page gap-x-16 gap-y-10 px-gutter pt-4 pb-above-horizon @lg:grid-cols-12 @lg:grid-rows-beside @lg:pt-6";

/** The page's head, the form as a sheet of paper before the dusk, what happens next, and what is asked. */
export function BookDemoSection({ back, heading, intro, children, aside, below }: BookDemoSectionProps) {
  // Where it takes two lines, "a Demo" stays together.
  const [verb, object] = heading.split(/ (.*)/);
  return (
    <Dusk>
      <div className={COLUMNS}>
        <div className="@lg:col-span-5">
          <p className="text-night-text print:hidden">
            <PageLink to={back.to} variant="quiet">
              <ArrowLeft aria-hidden size={18} className="mr-2" />
              <span>{back.label}</span>
            </PageLink>
          </p>
          <h1 tabIndex={-1} className="text-hero @lg:max-w-heading mt-4">
            <span>{verb}</span> <span className="@2xs:whitespace-nowrap">{object}</span>
          </h1>
          <p className="max-w-lead text-lead text-night-lead mt-5">{intro}</p>
        </div>
        <div className="max-w-sheet @lg:col-span-7 @lg:col-start-6 @lg:row-span-2 @lg:row-start-1 @lg:max-w-none">
          {children}
        </div>
        <div className="@lg:col-span-5">{aside}</div>
        <div className="@lg:col-span-12">{below}</div>
      </div>
    </Dusk>
  );
}
