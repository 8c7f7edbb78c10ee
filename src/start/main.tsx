import { startTransition, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { keepFields } from "../demo-form/keep-fields";
import { HEAD_TAGS } from "../layout/page-head";
import { createRouter, prefetchPages, stayWhileOffline } from "../load-page";
import { postPolicyViolations, postVisit } from "../network/events";
import { rememberLeadSource } from "../network/lead-source";
import { pageAt } from "../routes";
import { canonicaliseAddress } from "./address";

/** The router does not catch the rejection of a view transition that the next navigation has skipped. */
function ignoreSkippedTransition(event: PromiseRejectionEvent) {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
}

/** The element that the hash leads to. Some are not in the served page: the place of a call that a link has played. */
const hashTarget = () => document.getElementById(decodeURIComponent(window.location.hash.slice(1)));

/** Stands last, so that its effect runs after those of the page. */
function AfterHydration({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/**
 * Hydrates the pre-rendered page, or renders the route from scratch if the root is empty (development) or holds another.
 *
 * @returns once the page's controls work
 * @throws when the page's code cannot be fetched; the served HTML is unchanged then
 */
export async function start(): Promise<void> {
  const root = document.getElementById("root")!;
  const { route } = document.documentElement.dataset;
  canonicaliseAddress(route);
  rememberLeadSource();
  // The hash may be edited. Before the router's own listener.
  window.addEventListener("popstate", () => canonicaliseAddress());
  window.addEventListener("unhandledrejection", ignoreSkippedTransition);
  postPolicyViolations();

  const router = await createRouter();
  postVisit(router);
  const restoreFields = keepFields(root);
  // A sample's line may be served in a panel that is not shown yet.
  const isTargetServed = Boolean(hashTarget()?.getClientRects().length);
  const isServed = route === pageAt(window.location.pathname).path;
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <RouterProvider router={router} />
        <AfterHydration onHydrated={resolve} />
      </StrictMode>
    );
    if (isServed) {
      // A transition is rendered in slices of 5 ms, not as one long task.
      startTransition(() => void hydrateRoot(root, app));
    } else {
      // The head of the other page.
      for (const tag of document.head.querySelectorAll(HEAD_TAGS)) tag.remove();
      createRoot(root).render(app);
    }
  });
  restoreFields();
  // The browser has looked for the target in the served page. A reload or the visitor may have scrolled already. Reading
  // the offset forces a layout, so it is read only if there is a target.
  const target = isServed && isTargetServed ? null : hashTarget();
  if (target && window.scrollY === 0) target.scrollIntoView();
  prefetchPages();
  stayWhileOffline();
}
