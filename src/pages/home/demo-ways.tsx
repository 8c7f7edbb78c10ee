import { answersLine } from "../../content/home";
import { paths } from "../../paths";
import { site, telephoneUrl } from "../../site";
import { linkLook } from "../../ui/button-look";
import { ExternalLink } from "../../ui/external-link";
import { PageLink } from "../../ui/page-link";

interface DemoWaysProps {
  bookDemo: string;
  /** What the button leads to. */
  note?: string;
  askDemo: string;
  /** Names the number to ring, if there is one. */
  ring?: string;
}

/**
 * The button that opens the booking calendar, and beside it the link to the form for visitors who prefer to be called, or
 * the number of the operator's own agent.
 */
export function DemoWays({ bookDemo, note = "", askDemo, ring = "" }: DemoWaysProps) {
  return (
    <div className="grid gap-x-6 gap-y-2 @sm:flex @sm:flex-wrap @sm:items-center @sm:gap-y-3">
      <ExternalLink href={site.bookingUrl} variant="night">
        {bookDemo}
      </ExternalLink>{" "}
      {/* Below the button on phones, below both in wider windows. */}
      {note && <p className="text-caption @sm:order-1 @sm:basis-full">{note}</p>}
      <span className="text-night-text">
        {ring ? (
          <a href={telephoneUrl(site.demoLine)} className={linkLook.quiet}>
            {ring}
          </a>
        ) : (
          <PageLink to={paths.bookDemo} variant="quiet">
            {askDemo}
          </PageLink>
        )}
      </span>
    </div>
  );
}

/** Leads visitors with questions to their answers. */
export function AnswersLine() {
  const { label, to } = answersLine;
  return (
    <p className="text-caption">
      <PageLink to={to} variant="quiet">
        {label}
      </PageLink>
    </p>
  );
}
