import "./root-layout.css";
import { useEffect, useRef, type ComponentProps } from "react";
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from "react-router-dom";
import { layout } from "../content/layout";
import { NEW_TAB_HINT_ID } from "../ui/external-link";
import { LazyToaster } from "./lazy-toaster";
import { OfflineNotice } from "./offline-notice";
import { PageHead } from "./page-head";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/** The frame of every page: head, skip link, header, main and footer. */
export function RootLayout() {
  const page = useMatches().at(-1)!.handle as ComponentProps<typeof PageHead>;
  const { key } = useLocation();
  useRouteFocus();

  return (
    <>
      {/* The build renders the head into the template. */}
      {!import.meta.env.SSR && <PageHead {...page} />}
      <a
        href={`#${layout.mainId}`}
        className="rounded-control bg-night-text text-ui text-ink absolute -top-24 left-4 z-30 px-4 py-3 font-semibold focus:top-2"
      >
        {layout.skipLink}
      </a>
      <SiteHeader />
      <NavigationBar />
      <main id={layout.mainId} tabIndex={-1} className="@container">
        <Outlet />
      </main>
      <SiteFooter />
      <LazyToaster />
      <OfflineNotice key={key} />
      <p id={NEW_TAB_HINT_ID} hidden>
        {layout.newTabHint}
      </p>
      <ScrollRestoration />
    </>
  );
}

/** The progress bar of a page that is being loaded. Its style delays it, so that a fast page shows none. */
function NavigationBar() {
  const { state } = useNavigation();
  return (
    state === "loading" && (
      <div
        role="progressbar"
        aria-label={layout.navigationBar}
        className="navigation-bar bg-lamp fixed inset-x-0 top-0 z-30 h-[3px] forced-colors:bg-[Highlight]"
      />
    )
  );
}

/**
 * Focuses the h1 after a navigation to another page, so that screen readers announce the page. At the first load and for
 * a hash on the same page the focus stays with the browser.
 */
function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The router restores or sets the scroll position.
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [pathname]);
}
