import type { ComponentType } from "react";
import { createBrowserRouter, createPath } from "react-router-dom";
import { showOfflineNotice } from "./layout/offline-notice";
import { pageAt, routeObjects, type PageRoute } from "./routes";

/** The path of a page's module, relative to `src/`. */
export const pageModule = (name: string) => `pages/${name}/${name}-page.tsx`;

const modules = import.meta.glob<Record<string, ComponentType>>("./pages/*/*-page.tsx");

/**
 * Loads a page's component, the only export of its module, and its style.
 *
 * @throws when one of them cannot be fetched
 */
export async function loadPage({ name }: PageRoute): Promise<ComponentType> {
  const [Page] = Object.values(await modules[`./${pageModule(name)}`]!());
  return Page!;
}

const fetched = new Map<PageRoute, Promise<ComponentType>>();
const arrived = new Set<PageRoute>();

/**
 * Loads a page once. A page that could not be fetched stays so: Vite does not fetch a style again that has failed, and
 * browsers do not import such a module again.
 */
function fetchPage(page: PageRoute): Promise<ComponentType> {
  const before = fetched.get(page);
  if (before) return before;
  const promise = loadPage(page).then((Page) => {
    arrived.add(page);
    return Page;
  });
  fetched.set(page, promise);
  return promise;
}

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

/** Returns the link inside the site that an event is about. */
function ownLink({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  return link && link.origin === window.location.origin ? link : undefined;
}

/** Fetches the code of a page as soon as its link has the pointer or the focus. */
export function prefetchPages(): void {
  function prefetch(event: Event) {
    const link = ownLink(event);
    // A failure shows when the link is followed. Without a connection a fetch would fail for good.
    if (link && navigator.onLine) fetchPage(pageAt(link.pathname)).catch(() => {});
  }
  document.addEventListener("pointerover", prefetch);
  document.addEventListener("focusin", prefetch);
}

/** Without a connection, a link to a page that has not arrived would end at the browser's error page: the page stays. */
export function stayWhileOffline(): void {
  function stay(event: Event) {
    const link = ownLink(event);
    if (!link || navigator.onLine || arrived.has(pageAt(link.pathname))) return;
    event.preventDefault();
    showOfflineNotice(link.pathname + link.hash);
  }
  // Before the router's own listener, which leaves a prevented click alone.
  document.addEventListener("click", stay, { capture: true });
}
