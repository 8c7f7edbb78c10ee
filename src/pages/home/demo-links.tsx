import { answersLine } from "../../content/demo-links";
import { paths } from "../../paths";
import { site, telephoneUrl } from "../../site";
import { linkLook } from "../../ui/button-look";
import { ExternalLink } from "../../ui/external-link";
import { PageLink } from "../../ui/page-link";

interface DemoLinksProps {
  bookDemo: string;
  /** What the button leads to. */
  note?: string;
  askDemo: string;
  /** Names the number to ring, if there is one. */
  ring?: string;
}

/** The classes of the second lines: the note below the button, and the answers below the other link. */
const BELOW =
  "@sm:grid-cols-[auto_1fr] @sm:grid-rows-[auto_auto] *:@sm:row-span-2 *:@sm:grid *:@sm:grid-rows-subgrid *:@sm:items-center";

/** The classes of one line, where there is no note. */
const BESIDE = "@sm:flex @sm:flex-wrap @sm:items-center *:@sm:contents";

/**
 * The button that opens the booking calendar, and beside it the link to the form for visitors who prefer to be called, or
 * the number of the operator's own agent, and the link to answers for visitors with questions.
 */
export function DemoLinks({ bookDemo, note, askDemo, ring }: DemoLinksProps) {
  return (
    <div className={`grid gap-x-6 gap-y-2 @sm:gap-y-0.5 ${note ? BELOW : BESIDE}`}>
      <div className="grid gap-y-2">
        <ExternalLink href={site.bookingUrl} variant="on-night">
          {bookDemo}
        </ExternalLink>{" "}
        {note && <p className="text-caption">{note}</p>}
      </div>
      <div>
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
        <p className="text-caption flex">
          <PageLink to={answersLine.to} variant="quiet">
            {answersLine.label}
          </PageLink>
        </p>
      </div>
    </div>
  );
}
