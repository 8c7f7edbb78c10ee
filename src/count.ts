import type { RouterProviderProps } from "react-router-dom";
import { routeAt } from "./paths";
import { site, telephoneUrl } from "./site";

/**
 * What is counted. `sample`: a press on a tab, chip or reply among the samples. `caller-end`: a conversation that the
 * visitor has played to its end. `book`: a press on a link to the booking page. `ring`: a press on the number of the
 * operator's own agent. The others: a page that is shown, and a demo request that is begun, delivered, or has finally failed.
 */
export type CountedEvent =
  | "page"
  | "sample"
  | "caller-end"
  | "book"
  | "ring"
  | "form-start"
  | "form-sent"
  | "form-failed";

const counted = new Set<string>();

/**
 * Posts an event and its route to `VITE_COUNT_URL`, if set; each event once per route until the document is left. Sends
 * nothing under Do Not Track or Global Privacy Control. Nothing waits for the answer, and nothing is sent again.
 */
export function count(event: CountedEvent): void {
  // The build replaces the variable, and removes function and calls where it is empty.
  if (!import.meta.env.VITE_COUNT_URL) return;
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  const body = JSON.stringify({ event, route: routeAt(window.location.pathname) });
  if (doNotTrack === "1" || globalPrivacyControl || counted.has(body)) return;
  counted.add(body);
  // Some privacy tools remove the function.
  navigator.sendBeacon?.(import.meta.env.VITE_COUNT_URL, body);
}

/** Counts the pages that the router shows from now on, the current one included, and presses on booking links and the demo line. */
export function countVisit(router: RouterProviderProps["router"]): void {
  if (!import.meta.env.VITE_COUNT_URL) return;
  count("page");
  router.subscribe(({ navigation }) => navigation.state === "idle" && count("page"));
  const booking = new URL(site.bookingUrl);
  function countLink({ target }: Event) {
    const link = target instanceof Element && target.closest("a");
    if (!link) return;
    // Links may have a query of their own.
    if (link.origin === booking.origin && link.pathname === booking.pathname) count("book");
    if (import.meta.env.VITE_DEMO_LINE && link.href === telephoneUrl(site.demoLine)) count("ring");
  }
  document.addEventListener("click", countLink, { capture: true });
}
