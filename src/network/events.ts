import type { RouterProviderProps } from "react-router-dom";
import { routeAt } from "../paths";
import { site, telephoneUrl } from "../site";

/**
 * What people do. `sample`: a press on a tab, chip or reply among the samples. `caller-end`: a conversation that the
 * visitor has played to its end. `book`: a press on a link to the booking page. `ring`: a press on the number of the
 * operator's own agent. The others: a page that is shown, and a demo request that is begun or delivered.
 */
type Action = "page" | "sample" | "caller-end" | "book" | "ring" | "form-start" | "form-sent";

/** What fails: a delivery, after all tries; a page, which then shows the error screen; a violation of the page's policy. */
const FAILURES = ["form-failed", "error-screen", "policy"] as const;

/** What is posted. */
export type EventKind = Action | (typeof FAILURES)[number];

const posted = new Set<string>();

/**
 * Posts an event to `VITE_EVENTS_URL`, if set: its kind and route; of a failure also the violated directive of the
 * policy, if any, and the build. Each failure is posted once, and what people do once per route, until the document is
 * left. Under Do Not Track or Global Privacy Control only failures are posted. Nothing waits for the answer, and nothing
 * is sent again.
 */
export function postEvent(kind: EventKind, directive?: string): void {
  // The build replaces the variable, and removes function and calls where it is empty.
  if (!import.meta.env.VITE_EVENTS_URL) return;
  const isFailure = FAILURES.some((failure) => failure === kind);
  const route = routeAt(window.location.pathname);
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  const eventKey = isFailure ? kind : `${kind} ${route}`;
  if (posted.has(eventKey) || (!isFailure && (doNotTrack === "1" || globalPrivacyControl))) return;
  posted.add(eventKey);
  // The name of the chunk has a hash of its contents.
  const build = isFailure ? new URL(import.meta.url).pathname.split("/").at(-1) : undefined;
  // `sendBeacon` would send cookies.
  fetch(import.meta.env.VITE_EVENTS_URL, {
    method: "POST",
    // Text is sent to another origin without asking it first.
    mode: "no-cors",
    keepalive: true,
    credentials: "omit",
    // The address may have a query. Without any referrer, the browser would not name the origin either.
    referrerPolicy: "strict-origin",
    headers: { "Content-Type": "text/plain" },
    body: JSON.stringify({ kind, route, directive, build }),
  }).catch(() => {});
}

/** Posts violations of the page's policy: `report-to` does not work in a `<meta>` policy. */
export function postPolicyViolations(): void {
  if (!import.meta.env.VITE_EVENTS_URL) return;
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
    postEvent("policy", effectiveDirective),
  );
}

/** Posts the pages that the router shows from now on, the current one included, and presses on booking links and the demo line. */
export function postVisit(router: RouterProviderProps["router"]): void {
  if (!import.meta.env.VITE_EVENTS_URL) return;
  postEvent("page");
  router.subscribe(({ navigation }) => navigation.state === "idle" && postEvent("page"));
  const booking = new URL(site.bookingUrl);
  function postPress({ target }: Event) {
    const link = target instanceof Element && target.closest("a");
    if (!link) return;
    // Links may have a query of their own.
    if (link.origin === booking.origin && link.pathname === booking.pathname) postEvent("book");
    if (import.meta.env.VITE_DEMO_LINE && link.href === telephoneUrl(site.demoLine)) postEvent("ring");
  }
  document.addEventListener("click", postPress, { capture: true });
}
