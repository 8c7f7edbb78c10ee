import { paths } from "../../paths";
import { site, telephoneUrl } from "../../site";
import { linkLook } from "../../ui/button-look";
import { ExternalLink } from "../../ui/external-link";
import { PageLink } from "../../ui/page-link";

interface DemoLinksProps {
  bookDemo: string;
  askDemo: string;
  /** Names the number to ring, if there is one. */
  ring?: string;
}

/**
 * The button that opens the booking calendar, and beside it the link to the form for visitors who prefer to be called, or
 * the number of the operator's own agent.
 */
export function DemoLinks({ bookDemo, askDemo, ring }: DemoLinksProps) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 @sm:flex @sm:flex-wrap @sm:items-center">
      <ExternalLink href={site.bookingUrl} variant="on-night">
        {bookDemo}
      </ExternalLink>{" "}
      <p className="text-night-text flex">
        {ring ? (
          <a href={telephoneUrl(site.demoLine)} className={linkLook.quiet}>
            {ring}
          </a>
        ) : (
          <PageLink to={paths.bookDemo} variant="quiet">
            {askDemo}
          </PageLink>
        )}
      </p>
    </div>
  );
}
