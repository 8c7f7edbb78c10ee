import { startTransition, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { getDraft, saveDraft } from "../demo-request/draft";
import { HEAD_TAGS } from "../layout/page-head";
import { reportPolicyViolations } from "../report-failure";
import { createRouter, loadPage, pageAt } from "../routes";
import { canonicalUrl } from "./address";

/** Gives the page its canonical address without a load. */
function canonicaliseUrl(documentRoute?: string) {
  const url = canonicalUrl(new URL(window.location.href), documentRoute);
  if (url !== window.location.href) window.history.replaceState(window.history.state, "", url);
}

/** The router does not catch the rejection of a view transition that the next navigation has skipped. */
function ignoreSkippedTransition(event: PromiseRejectionEvent) {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) event.preventDefault();
}

/**
 * Remembers the served page's fields and focus: React renders a page anew that a translator or password manager changed.
 *
 * @returns puts typed text and focus into the fields of the same name; a text without a field becomes part of the draft
 */
function keepFields(root: HTMLElement): () => void {
  const fields = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")];
  let focused = document.activeElement;
  const follow = ({ target }: FocusEvent) => (focused = target as Element);
  root.addEventListener("focusin", follow);

  return () => {
    root.removeEventListener("focusin", follow);
    const fieldNamed = (name?: string | null) => root.querySelector<HTMLElement>(`[name="${name}"]`);
    for (const { form, name, value } of fields.filter((field) => !field.isConnected && field.value)) {
      const input = fieldNamed(name);
      if (input) {
        // React overlooks a value that is set through the element's own property. It hears of a choice by `change`.
        Reflect.set(Object.getPrototypeOf(input), "value", value, input);
        for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }));
      } else if (form) saveDraft({ ...getDraft(), [name]: value });
    }
    if (!focused?.isConnected && document.activeElement === document.body)
      fieldNamed(focused?.getAttribute("name"))?.focus({ preventScroll: true });
  };
}

/** Stands last, so that its effect runs after those of the page. */
function AfterHydration({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

/** Fetches the code of a page as soon as its link has the pointer or the focus. */
function prefetchPage({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  // A failure shows when the link is followed.
  if (link && link.origin === window.location.origin) loadPage(pageAt(link.pathname)).catch(() => {});
}

/**
 * Hydrates the pre-rendered page. Renders it anew where the root is empty (development) or holds another page.
 *
 * @returns once the page's controls work
 * @throws when the page's code cannot be fetched; the served HTML is unchanged then
 */
export async function start(): Promise<void> {
  const root = document.getElementById("root")!;
  const { route } = document.documentElement.dataset;
  canonicaliseUrl(route);
  // The hash may be edited. Before the router's own listener.
  window.addEventListener("popstate", () => canonicaliseUrl());
  window.addEventListener("unhandledrejection", ignoreSkippedTransition);
  reportPolicyViolations();

  const router = await createRouter();
  const restoreFields = keepFields(root);
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
  // The browser has looked for the target in the served page.
  if (!isServed) document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
  document.addEventListener("pointerover", prefetchPage);
  document.addEventListener("focusin", prefetchPage);
}
