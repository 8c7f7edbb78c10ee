import { useLocation } from "react-router-dom";
import { layout } from "../content/layout";
import { paths } from "../paths";
import { site } from "../site";
import { BrandMark } from "../ui/brand-mark";
import { PageLink } from "../ui/page-link";
import { MobileMenu } from "./mobile-menu";

/** The sticky bar: brand, links (a menu where the bar is narrow) and the booking button. */
export function SiteHeader() {
  const { key } = useLocation();
  return (
    // The negative scroll margin cancels the page's scroll padding: focus in the bar must not scroll the page.
    <header className="border-night-hairline bg-sky-1 text-night-text short-window:relative scriptless:relative **:-scroll-mt-anchor-offset @container sticky top-0 z-20 border-b">
      <div className="min-h-header max-w-page px-gutter scriptless:flex-wrap scriptless:py-2 mx-auto flex items-center justify-between gap-2">
        <PageLink to={paths.home} variant="brand">
          <BrandMark />
          <span translate="no" className="@max-2xs:sr-only">
            {site.brand}
          </span>
        </PageLink>
        <div className="flex items-center gap-2 @lg:gap-8">
          {/* Without scripts the menu cannot open: the bar then shows the links at every width. */}
          <nav aria-label={layout.menu.label} className="scriptless:block hidden @lg:block">
            <ul className="scriptless:flex-wrap flex gap-x-6">
              {layout.menu.links.map((link) => (
                <li key={link.to}>
                  <PageLink to={link.to} variant="bar">
                    {link.label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <MobileMenu key={key} />
        </div>
      </div>
    </header>
  );
}
