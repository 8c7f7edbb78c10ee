import { beforeEach, expect, it, vi } from "vitest";

const ADDRESS = "https://reports.company.example/site";
const send = vi.fn<typeof fetch>();
/** What was reported, but for the name of the build. */
const reports = () =>
  send.mock.calls.map(([, options]) => {
    const { build, ...others } = JSON.parse(String(options!.body)) as Record<string, string>;
    expect(build).toMatch(/^[\w.-]+$/);
    return others;
  });

/** Loads the modules again, as a page does. */
async function load(url = "/") {
  vi.resetModules();
  window.history.replaceState(null, "", url);
  return import("../../src/report-failure");
}

beforeEach(() => {
  vi.stubEnv("VITE_REPORT_URL", ADDRESS);
  send.mockReset();
  // A failed report must not reach the visitor: Vitest fails for an unhandled rejection, but not for one of a mock.
  vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) => {
    void send(...request);
    throw new TypeError("Failed to fetch");
  });
});

it("a report is not sent without an address", async () => {
  vi.stubEnv("VITE_REPORT_URL", "");
  const { reportFailure, reportPolicyViolations } = await load();
  reportPolicyViolations();
  document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), { effectiveDirective: "img-src" }));
  reportFailure("delivery");
  expect(send).not.toHaveBeenCalled();
});

it("a page reports each kind of failure once in a page, to the exact address, without credentials, in fixed words", async () => {
  const { reportFailure, reportPolicyViolations } = await load("/book-demo?name=Sam#x");
  reportPolicyViolations();
  const violation = { effectiveDirective: "img-src", blockedURI: "https://sam.example/?name=Sam" };
  for (let times = 0; times < 2; times++) {
    reportFailure("delivery");
    document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), violation));
  }
  expect(reports()).toEqual([
    { kind: "delivery", route: "/book-demo" },
    { kind: "policy", directive: "img-src", route: "/book-demo" },
  ]);
  const [address, options] = send.mock.calls[0]!;
  expect(address).toBe(ADDRESS);
  const discretion = { credentials: "omit", mode: "no-cors", referrerPolicy: "no-referrer", keepalive: true };
  expect(options).toMatchObject({ method: "POST", ...discretion });
});

it("a report names no address that is not a page's, since visitors may have typed it", async () => {
  const { reportFailure } = await load("/sam-carter");
  reportFailure("error-screen");
  expect(reports()).toEqual([{ kind: "error-screen", route: "*" }]);
});
