import { answersLine } from "../../content/home";
import { paths } from "../../paths";
import { site } from "../../site";
import { ExternalLink } from "../../ui/external-link";
import { PageLink } from "../../ui/page-link";

/** The button that opens the booking calendar, and beside it the link to the form for visitors who prefer a call. */
export function DemoWays({ bookDemo, askDemo }: { bookDemo: string; askDemo: string }) {
  return (
    <div className="grid gap-x-6 gap-y-2 @sm:flex @sm:items-center">
      <ExternalLink href={site.bookingUrl} variant="night">
        {bookDemo}
      </ExternalLink>{" "}
      <span className="text-night-text">
        <PageLink to={paths.bookDemo} variant="quiet">
          {askDemo}
        </PageLink>
      </span>
    </div>
  );
}

/** Leads visitors with questions to their answers. */
export function AnswersLine() {
  const { label, to } = answersLine;
  return (
    <p className="text-caption mt-1 @sm:mt-3">
      <PageLink to={to}>{label}</PageLink>
    </p>
  );
}
