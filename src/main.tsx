import { StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from "react-router-dom";
import { HEAD_TAGS } from "./layout/page-head";
import { paths } from "./paths";
import { routes } from "./routes";
import { startEvents } from "./start-events";
import { canonicalPath, mendEncoding, routeOf } from "./settle-location";
import { PageLoaderContext, type PageLoader } from "./ui/page-link";

type FetchPage = () => Promise<Pick<RouteObject, "Component">>;

/** How each page's code is fetched, as the route table says it. */
const fetches = new Map(
  routes.flatMap((route) => route.children ?? []).map((route) => [route, route.lazy as FetchPage]),
);

/** The routes whose code is here. */
const ready = new Set<RouteObject>();

/** The route of a page's address; the last one catches all. */
const routeFor = (to: string) => matchRoutes(routes, new URL(to, window.location.href).pathname)!.at(-1)!.route;

async function fetchPage(route: RouteObject) {
  const page = await fetches.get(route)!();
  ready.add(route);
  return page;
}

const pageLoader: PageLoader = {
  isReady: (to) => ready.has(routeFor(to)),
  load: async (to) => void (await fetchPage(routeFor(to))),
};

/**
 * The router must find the first page's component at once, or it would render a fallback over the served HTML. It
 * fetches others itself only on the way back and forth, which has changed the address already: what cannot be fetched
 * then is loaded in full, and until that arrives the visitor stays where he is.
 */
async function settleRoutes() {
  for (const [route, fetch] of fetches) {
    route.lazy = () =>
      fetch().catch(() => {
        window.location.reload();
        return new Promise<never>(() => {});
      });
  }
  const first = routeFor(window.location.href);
  Object.assign(first, await fetchPage(first), { lazy: undefined });
}

/** A hash or path that is no valid percent-encoding would make the router complain; escaped, it is merely unknown. */
function mendAddress() {
  const { origin, pathname, search, hash } = window.location;
  const mended = mendEncoding(pathname) + search + mendEncoding(hash);
  // With the origin: a path that starts with two slashes would be taken for another host.
  if (mended !== pathname + search + hash) window.history.replaceState(window.history.state, "", origin + mended);
}

/**
 * Who moves on before a view transition has ended skips it, and the router leaves the transition's promise to reject
 * unheard. That is no fault: the new page is shown all the same.
 */
function ignoreSkippedTransition(event: PromiseRejectionEvent) {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
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
  window.addEventListener("unhandledrejection", ignoreSkippedTransition);

  const { pathname, search, hash } = window.location;
  const canonical = documentRoute && canonicalPath(routes, pathname, documentRoute);
  // Without another load: whatever the host has answered, the page can be shown here, and no redirect leads in circles.
  if (canonical) window.history.replaceState(window.history.state, "", canonical + search + hash);

  await settleRoutes();
  // "Hydrated" keeps the router from scrolling at the start: visitor and browser may have done so already.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  const app = (
    <StrictMode>
      <PageLoaderContext value={pageLoader}>
        <RouterProvider router={router} />
      </PageLoaderContext>
      <AfterHydration />
    </StrictMode>
  );
  if (documentRoute === routeOf(routes, window.location.pathname)) {
    hydrateRoot(root, app);
  } else {
    // In development the root is empty; and a host may have sent another page, whose head must not stay either.
    for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove();
    createRoot(root).render(app);
  }

  if (document.readyState === "complete") loadLikelyPageWhenIdle();
  else window.addEventListener("load", loadLikelyPageWhenIdle, { once: true });
}

start().catch(() => announce(startEvents.failed));
