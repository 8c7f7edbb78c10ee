import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.mock("../../src/demo-request/deliver-demo-request", () => ({ deliverDemoRequest: vi.fn<() => Promise<void>>() }));

const SERVER = "https://api.garage.example/demo";

const REQUEST = {
  fullName: "Alex Morgan",
  workEmail: "alex@garage.example",
  phoneNumber: "01632 960123",
  companyName: "Morgan Motors",
  website: "",
};

/** Both modules anew, since the build's variables are read when they are loaded. */
async function load() {
  const { deliverDemoRequest } = await import("../../src/demo-request/deliver-demo-request");
  const { submitDemoRequest } = await import("../../src/demo-request/submit-demo-request");
  return { deliver: vi.mocked(deliverDemoRequest), submitDemoRequest };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

it("logs the request and sends nothing where no server is configured", async () => {
  vi.stubEnv("VITE_DEMO_REQUEST_URL", "");
  const { deliver, submitDemoRequest } = await load();
  await submitDemoRequest(REQUEST);
  const { log } = console;
  expect(log).toHaveBeenCalledExactlyOnceWith("Demo request", REQUEST);
  expect(deliver).not.toHaveBeenCalled();
  vi.mocked(log).mockClear();
});

it("delivers the request, and does not log it, where a server is configured", async () => {
  vi.stubEnv("VITE_DEMO_REQUEST_URL", SERVER);
  const { deliver, submitDemoRequest } = await load();
  await submitDemoRequest(REQUEST);
  expect(deliver).toHaveBeenCalledExactlyOnceWith(REQUEST, SERVER, window.location.pathname);
});
