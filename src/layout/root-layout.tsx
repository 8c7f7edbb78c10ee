import { Outlet, ScrollRestoration, useMatches, type Location } from "react-router-dom";
import { layout } from "../content/layout";
import type { PageRoute } from "../routes";
import { NEW_TAB_HINT_ID } from "../ui/external-link";
import { LazyToaster } from "./lazy-toaster";
import { PageHead } from "./page-head";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { NavigationBar } from "./navigation-bar";
import { useRouteFocus } from "./use-route-focus";

const SKIP_LINK =
  "absolute -top-24 left-4 z-30 rounded-control bg-night-text px-4 py-3 text-ui font-semibold text-ink focus:top-2 print:hidden";

/** What the visitor enters or a plain anchor adds has no key of its own, and must not inherit another's position. */
const scrollKey = ({ key, pathname, hash }: Location) => (key === "default" ? pathname + hash : key);

/** Paper is narrow: there it asks for no layout of wide screens. */
const MAIN = "@container flex grow flex-col print:@container-normal";

/** What every page shares: skip link, header, main, footer, and what follows a navigation. */
export function RootLayout() {
  const { path, name, meta } = useMatches().at(-1)!.handle as PageRoute;
  useRouteFocus();

  return (
    <>
      {/* The build writes the head into the template; React finds the same tags there, and updates them. */}
      {!import.meta.env.SSR && <PageHead path={path} name={name} meta={meta} />}
      <a href={`#${layout.mainId}`} className={SKIP_LINK}>
        {layout.skipLink}
      </a>
      <SiteHeader />
      <NavigationBar />
      <main id={layout.mainId} tabIndex={-1} className={MAIN}>
        <Outlet />
      </main>
      <SiteFooter />
      <LazyToaster />
      <p id={NEW_TAB_HINT_ID} hidden>
        {layout.newTabHint}
      </p>
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
