import { routeAt } from "./paths";

/** A delivery that failed after all tries, the error screen, or a violation of the page's policy. */
export type ReportedFailure = "delivery" | "error-screen" | "policy";

const reported = new Set<ReportedFailure>();

/**
 * Posts a failure to `VITE_REPORT_URL`, if set; each kind once per page. The report has no personal data: the kind of
 * failure, the violated directive of the policy, the route, and the build.
 */
export function reportFailure(kind: ReportedFailure, directive?: string): void {
  // The build replaces the variable, and removes the rest of the function where it is empty.
  if (!import.meta.env.VITE_REPORT_URL || reported.has(kind)) return;
  reported.add(kind);
  const route = routeAt(window.location.pathname);
  // The name of the chunk has a hash of its contents.
  const build = new URL(import.meta.url).pathname.split("/").at(-1);
  // `sendBeacon` would send cookies.
  fetch(import.meta.env.VITE_REPORT_URL, {
    method: "POST",
    mode: "no-cors",
    keepalive: true,
    credentials: "omit",
    referrerPolicy: "no-referrer",
    headers: { "Content-Type": "text/plain" },
    body: JSON.stringify({ kind, directive, route, build }),
  }).catch(() => {});
}

/** Reports violations of the page's policy: `report-to` does not work in a `<meta>` policy. */
export function reportPolicyViolations(): void {
  if (!import.meta.env.VITE_REPORT_URL) return;
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
    reportFailure("policy", effectiveDirective),
  );
}
