import { startTransition, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, RouterProvider } from "react-router-dom";
import { HEAD_TAGS } from "../layout/page-head";
import { loadPage, pageAt, routeObjects, type PageRoute } from "../routes";
import { settleAddress } from "./address";
import { fetchPagesAhead } from "./pages-ahead";

/**
 * Who moves on before a view transition has ended skips it, and the router leaves the transition's promise to reject
 * unheard. That is no fault: the new page is shown all the same.
 */
function ignoreSkippedTransition(event: PromiseRejectionEvent) {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
}

async function createRouter() {
  // The router must have the first page's component at once, or it would render a fallback over the served HTML.
  const first = pageAt(window.location.pathname);
  const First = await loadPage(first);

  /**
   * Goes to where the router is going by a load of the whole document. Until that has arrived, the visitor stays where
   * he is. Not `redirectDocument`, which knows no hash.
   */
  function loadInFull(): Promise<never> {
    const { href } = new URL(createPath(router.state.navigation.location!), window.location.origin);
    // On the way back and forth the address has changed already.
    if (href === window.location.href) window.location.reload();
    else window.location.assign(href);
    return new Promise(() => {});
  }

  const lazyPage = (page: PageRoute) => () =>
    loadPage(page).then(
      (Component) => ({ Component }),
      // Offline for a moment, or a deploy has replaced the file.
      () => ({ loader: loadInFull }),
    );

  const router = createBrowserRouter(
    routeObjects((page) => (page === first ? { Component: First } : { lazy: lazyPage(page) })),
    // "Hydrated" keeps the router from scrolling at the start: visitor and browser may have done so already.
    { hydrationData: {} },
  );
  return router;
}

/** Stands last, so that its effect runs when everything beside it works. */
function AfterHydration({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * Hydrates the pre-rendered page, or renders into the empty root of the development server.
 *
 * @returns once the page's controls work
 * @throws when the page's code cannot be fetched; the served HTML is untouched then
 */
export async function start(): Promise<void> {
  const root = document.getElementById("root")!;
  const documentRoute = document.documentElement.dataset.route;
  settleAddress(documentRoute);
  window.addEventListener("unhandledrejection", ignoreSkippedTransition);

  const router = await createRouter();
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <RouterProvider router={router} />
        <AfterHydration onHydrated={resolve} />
      </StrictMode>
    );
    if (documentRoute === pageAt(window.location.pathname).path) {
      // As a transition, so that it is done in slices of 5 ms: by itself the first hydration is one long task.
      startTransition(() => void hydrateRoot(root, app));
    } else {
      // In development the root is empty; and a host may have sent another page, whose head must not stay either.
      for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove();
      createRoot(root).render(app);
    }
  });
  fetchPagesAhead();
}
