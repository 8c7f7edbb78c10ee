import { layout } from "../content/layout";
import { paths } from "../paths";
import { site } from "../site";
import { BrandMark } from "../ui/brand-mark";
import { ExternalLink } from "../ui/external-link";
import { PageLink } from "../ui/page-link";
import { MobileMenu } from "./mobile-menu";

const BAR = "@container sticky top-0 z-20 short-window:relative bg-paper scriptless:relative print:hidden";
/** The page keeps clear of the bar when it scrolls to something; what is in the bar must not make it scroll at all. */
const ALWAYS_IN_VIEW = "**:-scroll-mt-anchor-offset";
/** Appears with the first pixels of scrolling; where a browser cannot tie it to them, it is always there. */
const HAIRLINE =
  "after:absolute after:inset-x-0 after:top-full after:border-t after:border-line after:content-[''] after:animate-appear after:[animation-range:0_4rem] after:[animation-timeline:scroll()]";
const ROW =
  "h-header max-w-page px-gutter @lg:h-header-lg scriptless:h-auto scriptless:flex-wrap mx-auto flex items-center justify-between gap-4";
/** Without scripts nobody can open the menu: the links then stand in the bar at every width. */
const NAVIGATION = "scriptless:block hidden @lg:block";
const LINKS = "scriptless:flex-wrap flex gap-x-6";

/** The sticky bar: brand, links where there is room, the booking button, and the menu where there is not. */
export function SiteHeader() {
  return (
    <header className={`${BAR} ${ALWAYS_IN_VIEW} ${HAIRLINE}`}>
      <div className={ROW}>
        <PageLink to={paths.home} variant="brand">
          <BrandMark size="small" />
          <span translate="no">{layout.brandLabel}</span>
        </PageLink>
        <div className="flex items-center gap-3 @lg:gap-8">
          <nav aria-label={layout.menu.label} className={NAVIGATION}>
            <ul className={LINKS}>
              {layout.menu.links.map((link) => (
                <li key={link.to}>
                  <PageLink to={link.to} variant="row">
                    {link.label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="hidden @md:block">
            <ExternalLink href={site.bookingUrl} variant="compact">
              {layout.bookDemo}
            </ExternalLink>
          </div>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
