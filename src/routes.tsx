import type { ComponentType } from "react";
import { matchRoutes, type RouteObject } from "react-router-dom";
import { bookDemoMeta, homeMeta, notFoundMeta, privacyMeta, type PageMeta } from "./content/page-metas";
import { ErrorScreen } from "./layout/error-screen";
import { RootLayout } from "./layout/root-layout";
import { paths } from "./paths";

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

export type PageName = (typeof pageRoutes)[number]["name"];

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
