/** Every internal URL of the site, once. `notFound` is the router's catch-all, not an address. */
export const paths = {
  home: "/",
  bookDemo: "/book-demo",
  privacy: "/privacy",
  notFound: "*",
} as const;
