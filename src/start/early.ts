/**
 * The script that stands in every document (src/build/write-site.ts), short, since each page is sent with it; the first
 * part of the start:
 *
 * 1. Begin to read the letters of the h1.
 * 2. Keep what the visitor does, for the boot script to take over.
 * 3. Fetch nothing that could come before the first paint, so that nothing competes with it; then at once the whole style,
 *    the boot script and the fonts. They wait in the head in this order, as links with `media="not all"`. On a slow line,
 *    where an answer comes after the paint all the same, ask for the style right away and for the others a frame later.
 *
 * boot.ts goes on from there.
 */

/** What the boot script takes over. */
export interface Early {
  /** What the visitor has done so far, in order. No form was sent. */
  events: Event[];
  /** Called for whatever he does, until `listening` is aborted. */
  keep: (event: Event) => void;
  listening: AbortController;
  /** Resolves when the page has been painted and is there to its end. */
  shown: Promise<unknown>;
  /** Runs a module by its address. Resolves with what it exports. */
  run: (href: string) => Promise<unknown>;
}

declare global {
  interface Window {
    early: Early;
  }
}

// Chromium reads a font of the style apart, by itself not before the first layout, and would paint without the heading.
// A preload would do, but WebKit cannot read such an address with `crossorigin`, and then gives up the style's font as well.
document.fonts?.load("700 1em Sign H1").catch(() => {});

/** How long to wait for the browser's report of the first paint before going on without it. */
const LONGEST_WAIT_FOR_PAINT_MS = 1000;

/**
 * A document that took longer than 200 ms to come has come over a line where an answer takes its time: what is asked for
 * now comes after the rest of the document, and a slow phone needs some 150 ms to paint it.
 */
const isSlow = performance.now() > 200;

/** The first frame is drawn, if not on the screen yet. */
const drawn = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const painted = new Promise<unknown>((resolve) => {
  // In a tab that nobody sees nothing is painted, and nobody waits.
  if (document.hidden) resolve(undefined);
  // Some browsers report no paint, to resist fingerprinting; where there is a privacy tool, asking for it may throw.
  void drawn.then(() => setTimeout(resolve, LONGEST_WAIT_FOR_PAINT_MS));
  try {
    new PerformanceObserver(resolve).observe({ type: "paint", buffered: true });
  } catch {
    // The wait above is enough.
  }
});

/** The end of a long page may arrive after its beginning has been painted. */
const parsed = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));

const early: Early = (window.early = {
  events: [],
  keep(event) {
    early.events.push(event);
    if (event.type === "submit") event.preventDefault();
  },
  listening: new AbortController(),
  shown: Promise.all([painted, parsed]),
  /**
   * While a deploy was under way or taken back, its host may have answered that a module is missing, and let that be
   * kept for a year: before it counts as gone, it is fetched past the browser's cache.
   */
  run: (href) =>
    import(/* @vite-ignore */ href).catch(async () => {
      await fetch(href, { cache: "reload" });
      return import(/* @vite-ignore */ href);
    }),
});

for (const type of ["click", "submit", "keydown", "pointerdown", "wheel"])
  document.addEventListener(type, (event) => early.keep(event), { capture: true, signal: early.listening.signal });

/** Has a link that waits do its work. Not every browser does when an attribute changes; every one does for a new link. */
function release(link: HTMLLinkElement, rel = link.rel) {
  link.before(Object.assign(link.cloneNode(), { media: "all", rel }));
}

async function goOn() {
  if (import.meta.env.DEV) return import("./boot");
  const [style, boot, ...fonts] = document.querySelectorAll<HTMLLinkElement>("link[media]");
  void early.shown.then(() => release(style!, "stylesheet"));
  if (isSlow) release(style!);
  await (isSlow ? Promise.race([drawn, early.shown]) : early.shown);
  for (const link of [boot!, ...fonts]) release(link);
  early.run(boot!.href).catch(() => {
    early.listening.abort();
    document.documentElement.dataset.script = "failed";
  });
}

void goOn();
