import { paths } from "./paths";

/** What is reported: a delivery that finally failed, or the error screen. */
export type ReportedFailure = "delivery" | "error-screen";

let isReported = false;

/**
 * Tells the operator's own address, where one is set (`VITE_REPORT_URL`), that something failed; once a page. Fixed
 * words only: the kind of failure, the route and the build. Nothing that was typed, no address, no credentials.
 */
export function reportFailure(kind: ReportedFailure): void {
  // The variable itself, which the build puts in: a site that reports nothing carries no code to do so.
  if (!import.meta.env.VITE_REPORT_URL || isReported) return;
  isReported = true;
  const route = Object.values(paths).find((path) => path === window.location.pathname) ?? paths.notFound;
  // The name of this very file, with its hash.
  const build = new URL(import.meta.url).pathname.split("/").at(-1);
  // Not sendBeacon, which sends cookies; nobody waits for the answer.
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
