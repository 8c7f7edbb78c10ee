import { layout } from "../content/layout";
import { paths } from "../paths";
import { site } from "../site";
import { BrandMark } from "../ui/brand-mark";
import { ExternalLink } from "../ui/external-link";
import { PageLink } from "../ui/page-link";
import { MobileMenu } from "./mobile-menu";

const BAR =
  "hairline @container sticky top-0 z-20 bg-sky-1 text-night-text short-window:relative scriptless:relative print:hidden";
/** The page keeps clear of the bar when it scrolls to something; what is in the bar must not make it scroll at all. */
const ALWAYS_IN_VIEW = "**:-scroll-mt-anchor-offset";
const ROW =
  "mx-auto flex min-h-header max-w-page items-center justify-between gap-2 px-gutter scriptless:flex-wrap scriptless:py-2";
/** Without scripts nobody can open the menu: the links then stand in the bar at every width. */
const NAVIGATION = "hidden @lg:block scriptless:block";
const LINKS = "flex gap-x-6 scriptless:flex-wrap";

/** The sticky bar: brand, links where there is room, the booking button, and the menu where there is not. */
export function SiteHeader() {
  return (
    <header className={`${BAR} ${ALWAYS_IN_VIEW}`}>
      <div className={ROW}>
        <PageLink to={paths.home} variant="brand">
          <BrandMark />
          <span translate="no" className="@max-2xs:sr-only">
            {layout.brandLabel}
          </span>
        </PageLink>
        <div className="flex items-center gap-2 @lg:gap-8">
          <nav aria-label={layout.menu.label} className={NAVIGATION}>
            <ul className={LINKS}>
              {layout.menu.links.map((link) => (
                <li key={link.to}>
                  <PageLink to={link.to} variant="bar">
                    {link.label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="hidden @xs:block">
            <ExternalLink href={site.bookingUrl} variant="night-compact">
              {layout.bookDemo}
            </ExternalLink>
          </div>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
