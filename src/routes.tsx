import type { ComponentType } from "react";
import {
  createBrowserRouter,
  createPath,
  matchRoutes,
  type LoaderFunctionArgs,
  type RouteObject,
} from "react-router-dom";
import { bookDemoMeta, homeMeta, notFoundMeta, privacyMeta, type PageMeta } from "./content/page-metas";
import { ErrorScreen } from "./layout/error-screen";
import { RootLayout } from "./layout/root-layout";
import { paths } from "./paths";

/** After this time a page whose code has not come is loaded as a document instead, in milliseconds. */
const SLOW_PAGE_MS = 3000;

/** A page of the site, as the route table knows it. */
export interface PageRoute {
  path: string;
  /** Names the page's module, `pages/<name>/<name>-page.tsx`, and its share picture, `public/og/<name>.png`. */
  name: string;
  /** What its head says. */
  meta: PageMeta;
}

/** THE route table. The last route catches every address that no other one has. */
export const pageRoutes = [
  { path: paths.home, name: "home", meta: homeMeta },
  { path: paths.bookDemo, name: "book-demo", meta: bookDemoMeta },
  { path: paths.privacy, name: "privacy", meta: privacyMeta },
  { path: paths.notFound, name: "not-found", meta: notFoundMeta },
] as const satisfies readonly PageRoute[];

/** The module of a page, relative to this file and as Vite's manifest has it below `src/`. */
export const pageModule = (name: string) => `pages/${name}/${name}-page.tsx`;

const modules = import.meta.glob<Record<string, ComponentType>>("./pages/*/*-page.tsx");

/**
 * Fetches a page's component: the one export of its module.
 *
 * @throws when the module cannot be fetched
 */
export async function loadPage({ name }: PageRoute): Promise<ComponentType> {
  const [Page] = Object.values(await modules[`./${pageModule(name)}`]!());
  return Page!;
}

/** The page of a path. */
export const pageAt = (pathname: string): PageRoute => matchRoutes<PageRoute>([...pageRoutes], pathname)!.at(-1)!.route;

/**
 * The routes as the router takes them.
 *
 * @param page how a page's component is had: at once, or lazily
 */
export const routeObjects = (page: (route: PageRoute) => Pick<RouteObject, "Component" | "lazy">): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    children: pageRoutes.map((route) => ({ path: route.path, handle: route, ...page(route) })),
  },
];

/**
 * Creates the browser's router for the current address.
 *
 * @throws when the code of the first page cannot be fetched
 */
export async function createRouter() {
  // Without the first page's component the router would render a fallback over the served HTML.
  const first = pageAt(window.location.pathname);
  const First = await loadPage(first);

  /** Loads the document of the page that the router is navigating to. `redirectDocument` would lose its hash. */
  function loadDocument({ request }: LoaderFunctionArgs) {
    if (!request.signal.aborted) {
      const { href } = new URL(createPath(router.state.navigation.location!), window.location.origin);
      // The way back and forth has changed the address already.
      if (href === window.location.href) window.location.reload();
      else window.location.assign(href);
    }
    return new Promise<never>(() => {});
  }

  const lazyPage = (page: PageRoute) => async () => {
    const slow = new Promise<never>((_, reject) => setTimeout(reject, SLOW_PAGE_MS));
    try {
      return { Component: await Promise.race([loadPage(page), slow]) };
    } catch {
      // The network is slow or offline, or a deploy has replaced the file.
      return { loader: loadDocument };
    }
  };

  const router = createBrowserRouter(
    routeObjects((page) => (page === first ? { Component: First } : { lazy: lazyPage(page) })),
    // Keeps the router from scrolling at the start: the visitor or the browser may have scrolled already.
    { hydrationData: {} },
  );
  return router;
}
