/** The internal URLs of the site. `notFound` is not an address: it matches every path without a page. */
export const paths = {
  home: "/",
  bookDemo: "/book-demo",
  privacy: "/privacy",
  notFound: "*",
} as const;
