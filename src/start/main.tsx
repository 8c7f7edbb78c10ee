import { startTransition, StrictMode, useEffect, useLayoutEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, RouterProvider } from "react-router-dom";
import { HEAD_TAGS } from "../layout/page-head";
import { reportPolicyViolations } from "../report-failure";
import { loadPage, pageAt, routeObjects, type PageRoute } from "../routes";
import { servedSlices } from "../ui/slices";
import { settleAddress } from "./address";
import { keepFields, type PlaceOf } from "./keep-fields";
import { fetchPagesAhead } from "./pages-ahead";
import { followSlowPages, loadInFull } from "./slow-pages";

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

  /** Until the document has arrived, the visitor stays where he is. Not `redirectDocument`, which knows no hash. */
  function leave(): Promise<never> {
    loadInFull(createPath(router.state.navigation.location!));
    return new Promise(() => {});
  }

  const lazyPage = (page: PageRoute) => () =>
    loadPage(page).then(
      (Component) => ({ Component }),
      // Offline for a moment, or a deploy has replaced the file.
      () => ({ loader: leave }),
    );

  const router = createBrowserRouter(
    routeObjects((page) => (page === first ? { Component: First } : { lazy: lazyPage(page) })),
    // "Hydrated" keeps the router from scrolling at the start: visitor and browser may have done so already.
    { hydrationData: {} },
  );
  followSlowPages(router);
  return router;
}

interface AfterHydrationProps {
  /** Called when the page is in place, before anything else can happen. */
  onPlaced: () => void;
  /** Called when its controls work. */
  onHydrated: () => void;
}

/** Stands last, so that its effects run after those of everything beside it. */
function AfterHydration({ onPlaced, onHydrated }: AfterHydrationProps) {
  useLayoutEffect(onPlaced, [onPlaced]);
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * Hydrates the pre-rendered page, or renders into the empty root of the development server.
 *
 * @param placeOf how an element of the served page is found again. Handed in, since code that the boot script shared
 * would come before the paint
 * @returns once the page's controls work
 * @throws when the page's code cannot be fetched; the served HTML is untouched then
 */
export async function start(placeOf: PlaceOf): Promise<void> {
  const root = document.getElementById("root")!;
  const documentRoute = document.documentElement.dataset.route;
  settleAddress(documentRoute);
  reportPolicyViolations();
  window.addEventListener("unhandledrejection", ignoreSkippedTransition);

  const router = await createRouter();
  let giveBack = keepFields(root, placeOf);
  /** What is not in place yet is still the served page's, and may be rendered anew as well. */
  function handOver() {
    giveBack();
    giveBack = keepFields(root, placeOf);
  }
  const stopFollowing = servedSlices.subscribe(handOver);
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <RouterProvider router={router} />
        <AfterHydration onPlaced={handOver} onHydrated={resolve} />
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
  await new Promise<void>((resolve) => {
    const look = () => servedSlices.get().size === 0 && resolve();
    servedSlices.subscribe(look);
    look();
  });
  stopFollowing();
  giveBack();
  fetchPagesAhead();
}
