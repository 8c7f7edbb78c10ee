import { afterEach, beforeEach, expect, test, vi } from "vitest";

const URL = "https://reports.company.example/site";
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  send.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal("fetch", send);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  window.history.replaceState(null, "", "/");
});

const load = () => import("../../src/report-failure");

test("without an address nothing is sent", async () => {
  const { reportFailure } = await load();
  reportFailure("delivery");
  expect(send).not.toHaveBeenCalled();
});

test("one report of a kind and page, to the exact address, without credentials, in fixed words", async () => {
  vi.stubEnv("VITE_REPORT_URL", URL);
  window.history.replaceState(null, "", "/book-demo?name=Sam#x");
  const { reportFailure } = await load();
  reportFailure("delivery");
  reportFailure("delivery");
  expect(send).toHaveBeenCalledOnce();
  const [address, options] = send.mock.calls[0]!;
  expect(address).toBe(URL);
  expect(options).toMatchObject({
    method: "POST",
    credentials: "omit",
    mode: "no-cors",
    referrerPolicy: "no-referrer",
  });
  const { build, ...others } = JSON.parse(String(options!.body)) as Record<string, string>;
  expect(others).toEqual({ kind: "delivery", route: "/book-demo" });
  expect(build).toMatch(/^[\w.-]+$/);
});

test("a violation of the policy is reported with the directive alone, beside other failures", async () => {
  vi.stubEnv("VITE_REPORT_URL", URL);
  const { reportFailure, reportPolicyViolations } = await load();
  reportPolicyViolations();
  const violation = { effectiveDirective: "img-src", blockedURI: "https://sam.example/?name=Sam" };
  for (let times = 0; times < 2; times++)
    document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), violation));
  reportFailure("delivery");
  const kinds = send.mock.calls.map(([, options]) => JSON.parse(String(options!.body)) as Record<string, string>);
  expect(kinds).toMatchObject([{ kind: "policy", directive: "img-src" }, { kind: "delivery" }]);
  expect(String(send.mock.calls[0]![1]!.body)).not.toContain("sam.example");
});

test("an address without a page is not told", async () => {
  vi.stubEnv("VITE_REPORT_URL", URL);
  window.history.replaceState(null, "", "/sam-carter");
  const { reportFailure } = await load();
  reportFailure("error-screen");
  expect(JSON.parse(String(send.mock.calls[0]![1]!.body))).toMatchObject({ route: "*" });
});

test("a report that cannot be sent disturbs nobody", async () => {
  vi.stubEnv("VITE_REPORT_URL", URL);
  send.mockRejectedValue(new TypeError("Failed to fetch"));
  const { reportFailure } = await load();
  expect(() => reportFailure("delivery")).not.toThrow();
});
