import { StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { paths } from "./paths";
import { routes } from "./routes";
import { startEvents } from "./start-events";
import { canonicalPath, mendEncoding, routeOf } from "./settle-location";
import { PageLoaderContext, type PageLoader } from "./ui/page-link";

const readyRoutes = new Set<string | undefined>();

const matchedRoutes = (to: string) =>
  matchRoutes(routes, new URL(to, window.location.href).pathname)?.map(({ route }) => route) ?? [];

const pageLoader: PageLoader = {
  isReady: (to) => matchedRoutes(to).every((route) => !route.lazy || readyRoutes.has(route.path)),
  async load(to) {
    for (const route of matchedRoutes(to)) {
      if (typeof route.lazy !== "function") continue;
      await route.lazy();
      readyRoutes.add(route.path);
    }
  },
};

/** The router must find the first page's component at once, or it would render a fallback over the served HTML. */
async function settleFirstPage() {
  await pageLoader.load(window.location.pathname);
  for (const route of matchedRoutes(window.location.pathname)) {
    if (typeof route.lazy !== "function") continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** A hash or path that is no valid percent-encoding would make the router complain; escaped, it is merely unknown. */
function mendAddress() {
  const { pathname, search, hash } = window.location;
  const mended = mendEncoding(pathname) + search + mendEncoding(hash);
  if (mended !== pathname + search + hash) window.history.replaceState(window.history.state, "", mended);
}

/** The next page is most likely the demo's; fetched when nothing else is to be done, unless the visitor saves data. */
function loadLikelyPageWhenIdle() {
  if (navigator.connection?.saveData) return;
  const load = () => void pageLoader.load(paths.bookDemo).catch(() => {});
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in window) requestIdleCallback(load);
  else setTimeout(load, 2000);
}

const announce = (event: string) => document.dispatchEvent(new Event(event));

/** Its effect runs once the page's controls work. */
function AfterHydration() {
  useEffect(() => void announce(startEvents.hydrated), []);
  return null;
}

/**
 * Hydrates the pre-rendered page, or renders into the empty root of the development server.
 *
 * @throws when the page's code cannot be fetched; the served HTML is untouched then
 */
async function start(): Promise<void> {
  const root = document.getElementById("root")!;
  const documentRoute = document.documentElement.dataset.route;

  mendAddress();
  // Before the router listens, so that it only ever sees mended addresses, typed hashes included.
  window.addEventListener("popstate", mendAddress);

  const { pathname, search, hash } = window.location;
  const canonical = documentRoute && canonicalPath(routes, pathname, documentRoute);
  if (canonical) {
    window.location.replace(canonical + search + hash);
    return;
  }

  await settleFirstPage();
  const app = (
    <StrictMode>
      <PageLoaderContext value={pageLoader}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </PageLoaderContext>
      <AfterHydration />
    </StrictMode>
  );
  // In development the root is empty; and a host that answers a known path with the 404 has sent the wrong page.
  if (documentRoute === routeOf(routes, window.location.pathname)) hydrateRoot(root, app);
  else createRoot(root).render(app);

  if (document.readyState === "complete") loadLikelyPageWhenIdle();
  else window.addEventListener("load", loadLikelyPageWhenIdle, { once: true });
}

start().catch(() => announce(startEvents.failed));
