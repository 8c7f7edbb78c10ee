import type { ComponentType } from "react";
import { createBrowserRouter, createPath, matchRoutes, type RouteObject } from "react-router-dom";
import { bookDemoMeta, homeMeta, notFoundMeta, privacyMeta, type PageMeta } from "./content/page-metas";
import { ErrorScreen } from "./layout/error-screen";
import { RootLayout } from "./layout/root-layout";
import { paths } from "./paths";

/** A page of the site. */
export interface PageRoute {
  path: string;
  /** Names the page's module, `pages/<name>/<name>-page.tsx`, and its share picture, `public/og/<name>.png`. */
  name: string;
  /** The metadata for its head. */
  meta: PageMeta;
}

/** The route table. The last route matches every address that no other route matches. */
export const pageRoutes = [
  { path: paths.home, name: "home", meta: homeMeta },
  { path: paths.bookDemo, name: "book-demo", meta: bookDemoMeta },
  { path: paths.privacy, name: "privacy", meta: privacyMeta },
  { path: paths.notFound, name: "not-found", meta: notFoundMeta },
] as const satisfies readonly PageRoute[];

/** The path of a page's module, relative to `src/`. */
export const pageModule = (name: string) => `pages/${name}/${name}-page.tsx`;

const modules = import.meta.glob<Record<string, ComponentType>>("./pages/*/*-page.tsx");

/**
 * Loads a page's component, the only export of its module.
 *
 * @throws when the module cannot be fetched
 */
export async function loadPage({ name }: PageRoute): Promise<ComponentType> {
  const [Page] = Object.values(await modules[`./${pageModule(name)}`]!());
  return Page!;
}

let landingStyle: Promise<void> | undefined;

/** Adds the landing page's own style to the document, once, if the build has left it out (src/build/write-site.ts). */
function addLandingStyle(): Promise<void> | undefined {
  const href = document.documentElement.dataset.landingStyle;
  if (!href) return undefined;
  return (landingStyle ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      landingStyle = undefined;
      link.remove();
      reject(new Error(`Not loaded: ${href}`));
    });
    document.head.append(link);
  }));
}

/**
 * Fetches a page's component, in the browser, and its style.
 *
 * @throws when one of them cannot be fetched
 */
async function fetchPage(page: PageRoute): Promise<ComponentType> {
  const [Page] = await Promise.all([loadPage(page), page.path === paths.home && addLandingStyle()]);
  return Page;
}

/** Returns the page that matches a path, or the 404 page. */
export const pageAt = (pathname: string): PageRoute => matchRoutes<PageRoute>([...pageRoutes], pathname)!.at(-1)!.route;

/**
 * The routes for the router.
 *
 * @param load returns a page's component, or a function that loads it
 */
export const routeObjects = (load: (page: PageRoute) => Pick<RouteObject, "Component" | "lazy">): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    children: pageRoutes.map((page) => ({ path: page.path, handle: page, ...load(page) })),
  },
];

/** How long to wait for a page's code before loading the page as a document, in milliseconds. */
const SLOW_PAGE_MS = 3000;

/**
 * Creates the browser's router for the current address.
 *
 * @throws when the code of the first page cannot be fetched
 */
export async function createRouter() {
  // The router would replace the served HTML by a fallback while it loads the first page's component itself.
  const first = pageAt(window.location.pathname);
  const First = await fetchPage(first);

  /** Loads the document of the pending navigation. Never resolves. `redirectDocument` would lose the hash. */
  function loadDocument({ request }: { request: Request }) {
    if (!request.signal.aborted) {
      const { href } = new URL(createPath(router.state.navigation.location!), window.location.origin);
      // At Back and Forward the browser has already changed the address.
      if (href === window.location.href) window.location.reload();
      else window.location.assign(href);
    }
    return new Promise<never>(() => {});
  }

  const loadLazily = (page: PageRoute) => async () => {
    const timeout = new Promise<never>((_, reject) => setTimeout(reject, SLOW_PAGE_MS));
    try {
      return { Component: await Promise.race([fetchPage(page), timeout]) };
    } catch {
      // The network is slow or down, or a new release has replaced the file.
      return { loader: loadDocument };
    }
  };

  const router = createBrowserRouter(
    routeObjects((page) => (page === first ? { Component: First } : { lazy: loadLazily(page) })),
    // Given hydration data, the router skips its initial scroll: the browser or the visitor may have scrolled already.
    { hydrationData: {} },
  );
  return router;
}

/** Fetches the code of a page as soon as its link has the pointer or the focus. */
export function prefetchPages(): void {
  function prefetch({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    // A failure shows when the link is followed.
    if (link && link.origin === window.location.origin) fetchPage(pageAt(link.pathname)).catch(() => {});
  }
  document.addEventListener("pointerover", prefetch);
  document.addEventListener("focusin", prefetch);
}
