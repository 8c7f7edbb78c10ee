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

test("one report a page, to the exact address, without credentials, in fixed words", async () => {
  vi.stubEnv("VITE_REPORT_URL", URL);
  window.history.replaceState(null, "", "/book-demo?name=Sam#x");
  const { reportFailure } = await load();
  reportFailure("delivery");
  reportFailure("error-screen");
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
