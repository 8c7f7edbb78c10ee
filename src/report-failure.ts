import { paths } from "./paths";

/** What is reported: a delivery that finally failed, the error screen, or a violation of the page's policy. */
export type ReportedFailure = "delivery" | "error-screen" | "policy";

const reported = new Set<ReportedFailure>();

/**
 * Posts a failure to `VITE_REPORT_URL`, if set; each kind once per page. The report holds fixed words only: the kind of
 * failure, the violated directive of the policy, the route and the build. No input, no address, no credentials.
 */
export function reportFailure(kind: ReportedFailure, directive?: string): void {
  // The build replaces the variable: a site that reports nothing carries no code to do so.
  if (!import.meta.env.VITE_REPORT_URL || reported.has(kind)) return;
  reported.add(kind);
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
