/**
 * What the site may weigh, and within what its pages paint and react. Bytes are exact and asserted by
 * tests/e2e/budgets.spec.ts; times depend on the machine and are only printed, by `npm run bench`.
 *
 * Bytes of text are brotli at quality 11, as a host compresses files once; a font or picture counts as it is.
 * A floor is what the packages in use weigh alone (floors.ts); React is given, so the budget is on what comes on top.
 */
export const byteBudgets = {
  /**
   * The part of a document's brotli stream in which style, header and the whole first screen must stand. Ten TCP
   * segments of 1,460 bytes are what a server sends before it hears from the browser (RFC 6928); 1,800 of them are left
   * to the response headers and TLS.
   */
  firstFlight: 12_800,
  /** A whole document: at most what the second round trip carries as well, with much to spare. */
  document: 20_000,
  /** The fonts that every visitor fetches, after the first paint (src/fonts). */
  fonts: 31_000,
  /** The forecourt, and all drawings together but for the customers' marks. */
  scene: 1_300,
  drawings: 3_000,
  /** A further route in the scripts of the landing page: its path, its import, what its head says, and the list of its files. */
  furtherRoute: 200,
  /** All script that the landing page fetches unasked: a third on top of the floor for our own code and words. */
  landingPerFloor: 1.3,
  /** What /book-demo adds to the landing page's script, up to the toast that ends it. */
  bookDemoPerFloor: 1.15,
} as const;

/** Milliseconds and ratios on the profile in phone.ts. */
export const timeBudgets = {
  /** First and largest paint in Lighthouse, in times of those of the limit page (limit-page.ts), the least that there can be. */
  firstPerLimit: 1.2,
  largestPerLimit: 1.3,
  /** The same on the profile, in times of the page's own without scripts and fonts: neither must be felt. */
  paintPerBare: 1.15,
  /** Sum of what every task takes beyond 50 ms, after the first paint. Lighthouse calls up to 200 ms good. */
  blocking: 50,
  /** From 50 ms a task may keep a visitor waiting (RAIL, Long Tasks API); these, in milliseconds and in number. */
  task: 50,
  longTasks: 1,
  /** From input to the end of its handlers: half of RAIL's 100 ms, within which a reaction feels immediate. */
  handling: 50,
  /** From input to the next frame. Core Web Vitals call up to 200 ms good (https://web.dev/articles/inp). */
  nextFrame: 100,
  /** Cumulative layout shift. */
  layoutShift: 0,
  /** What is held after 200 route changes, in times of what was held before. */
  growth: 1.05,
} as const;
