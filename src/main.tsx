import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from "react-router-dom";
import { HEAD_TAGS } from "./layout/page-head";
import { routes } from "./routes";
import { announce, startEvents } from "./start-events";
import { canonicalPath, mendEncoding, routeOf } from "./settle-location";
import { AfterHydration } from "./ui/after-hydration";
import { fetchLateParts } from "./ui/late-part";
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

async function fetchWhole(route: RouteObject) {
  const page = await fetches.get(route)!();
  await fetchLateParts();
  ready.add(route);
  return page;
}

const pageLoader: PageLoader = {
  // The page on show stands there whole, even where its late part is still to come.
  isReady: (to) => routeFor(to) === routeFor(window.location.href) || ready.has(routeFor(to)),
  load: async (to) => void (await fetchWhole(routeFor(to))),
};

/**
 * The router must find the first page's component at once, or it would render a fallback over the served HTML. It
 * fetches others itself only on the way back and forth, which has changed the address already: what cannot be fetched
 * then is loaded in full, and until that arrives the visitor stays where he is.
 */
async function settleRoutes() {
  for (const route of fetches.keys()) {
    route.lazy = () =>
      fetchWhole(route).catch(() => {
        window.location.reload();
        return new Promise<never>(() => {});
      });
  }
  const first = routeFor(window.location.href);
  Object.assign(first, await fetches.get(first)!(), { lazy: undefined });
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
      <AfterHydration event={startEvents.hydrated} />
    </StrictMode>
  );
  if (documentRoute === routeOf(routes, window.location.pathname)) {
    // As a transition, so that it is done in slices of 5 ms: by itself the first hydration is one long task.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    // In development the root is empty; and a host may have sent another page, whose head must not stay either.
    for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove();
    createRoot(root).render(app);
  }
}

start().catch(() => announce(startEvents.failed));
