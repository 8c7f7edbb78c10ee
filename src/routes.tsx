import { matchRoutes, type RouteObject } from "react-router-dom";
import { bookDemoMeta, homeMeta, notFoundMeta, privacyMeta, type PageMeta } from "./content/page-metas";
import { ErrorScreen } from "./layout/error-screen";
import { RootLayout } from "./layout/root-layout";
import { paths } from "./paths";

/** A page of the site. */
export interface PageRoute {
  path: string;
  /** Names its module, `pages/<name>/<name>-page.tsx`, and its share picture of 1200 × 630 px, `public/og/<name>.png`. */
  name: string;
  /** The metadata for its head. */
  meta: PageMeta;
  /** The picture of its largest paint, if it is one: a file that the page's style names, to be fetched before the layout. */
  largestPicture?: string;
}

/** The route table. The last route matches every address that no other route matches. */
export const pageRoutes: readonly PageRoute[] = [
  { path: paths.home, name: "home", meta: homeMeta, largestPicture: "src/brand/street-scene.svg" },
  { path: paths.bookDemo, name: "book-demo", meta: bookDemoMeta },
  { path: paths.privacy, name: "privacy", meta: privacyMeta },
  { path: paths.notFound, name: "not-found", meta: notFoundMeta },
];

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
