/** The internal URLs of the site. `notFound` is not an address: it matches every path without a page. */
export const paths = {
  home: "/",
  bookDemo: "/book-demo",
  privacy: "/privacy",
  notFound: "*",
} as const;

/**
 * Returns the path of the page at the path of an address. Events name pages by it: the path of an address
 * without a page may hold what a visitor typed.
 */
export const routeAt = (pathname: string): string =>
  Object.values(paths).find((path) => path === pathname) ?? paths.notFound;
