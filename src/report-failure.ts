import { paths } from "./paths";

/** A delivery that failed after all tries, or a page that shows the error screen. */
export type ReportedFailure = "delivery" | "error-screen";

let isReported = false;

/**
 * Reports a failure to the operator's address (`VITE_REPORT_URL`), at most once per page load. Sends the kind of failure,
 * the route and the build: no typed text, no address, no credentials.
 */
export function reportFailure(kind: ReportedFailure): void {
  // Read directly: the build replaces the variable and drops the code if there is no address.
  if (!import.meta.env.VITE_REPORT_URL || isReported) return;
  isReported = true;
  const route = Object.values(paths).find((path) => path === window.location.pathname) ?? paths.notFound;
  // The name of this chunk, with its hash.
  const build = new URL(import.meta.url).pathname.split("/").at(-1);
  // Not sendBeacon, which sends cookies.
  fetch(import.meta.env.VITE_REPORT_URL, {
    method: "POST",
    mode: "no-cors",
    keepalive: true,
    credentials: "omit",
    referrerPolicy: "no-referrer",
    headers: { "Content-Type": "text/plain" },
    body: JSON.stringify({ kind, route, build }),
  }).catch(() => {});
}
