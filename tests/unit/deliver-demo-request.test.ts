// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  deliverDemoRequest,
  jitteredBackOff,
  RETRY_TIMING,
  retryAfter,
} from "../../src/demo-request/deliver-demo-request";
import type { DemoRequest } from "../../src/demo-request/demo-request-schema";
import {
  answer,
  FakeDeliveryServer,
  hangUp,
  stall,
  takeAndBreakOff,
  takeThenHangUp,
  takeThenStall,
  type Reaction,
} from "../fake-delivery-server";

/** A twentieth of the real limits, so that no test waits for long. */
const SCALE = 20;
const TIMING = {
  ...RETRY_TIMING,
  perTry: RETRY_TIMING.perTry / SCALE,
  total: RETRY_TIMING.total / SCALE,
  backOff: RETRY_TIMING.backOff / SCALE,
};

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const server = new FakeDeliveryServer();
let requests = 0;

/** Each test has a request of its own: an unchanged one would be the same submission. */
const newRequest = (): DemoRequest => ({
  fullName: `Alex Morgan ${++requests}`,
  workEmail: "alex@garage.example",
  phoneNumber: "01632 960123",
  companyName: "Morgan Motors",
  website: "",
});

const outcomeOf = (request = newRequest(), timing = TIMING) => deliverDemoRequest(request, timing);
const submit = async (request = newRequest(), timing = TIMING) =>
  expect(await outcomeOf(request, timing)).toBe("accepted");

beforeAll(() => server.open());
afterAll(() => server.close());

beforeEach(() => {
  server.reactWith();
  vi.stubEnv("VITE_DEMO_REQUEST_URL", server.url);
  vi.stubGlobal("location", new URL("http://localhost/book-demo"));
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("navigator", { onLine: true });
  return () => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  };
});

describe("deliverDemoRequest", () => {
  it("posts the fields as JSON with id, time and page, and nothing else", async () => {
    const request = newRequest();
    await submit(request);
    expect(server.tries).toHaveLength(1);
    const { method, headers, body } = server.tries[0]!;
    expect(method).toBe("POST");
    expect(headers["content-type"]).toBe("application/json");
    expect(headers).not.toHaveProperty("cookie");
    expect(headers.accept).toBe("application/json");
    expect(body).toEqual({
      ...request,
      id: expect.stringMatching(UUID_V4),
      submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      page: "/book-demo",
    });
  });

  it("sends the id in a header, too, where it is allowed to: to its own origin, or by a variable", async () => {
    await submit();
    vi.stubEnv("VITE_DEMO_REQUEST_KEY_HEADER", "true");
    await submit();
    vi.stubEnv("VITE_DEMO_REQUEST_KEY_HEADER", "false");
    vi.stubGlobal("location", new URL("/book-demo", server.url));
    await submit();
    const sent = server.tries.map(({ headers, body }) => headers["idempotency-key"] === body.id);
    expect(sent).toEqual([false, true, true]);
  });

  it("makes a UUID on a host without HTTPS too", async () => {
    vi.stubGlobal("isSecureContext", false);
    await submit();
    expect(server.tries[0]!.body.id).toMatch(UUID_V4);
  });

  it.each<[string, Reaction[], number]>([
    ["fails twice with 500", [answer(500), answer(500)], 3],
    ["is busy", [answer(503), answer(429)], 3],
    ["times out by itself or is too early", [answer(408), answer(425)], 3],
    ["asks to wait for a moment", [answer(429, { "Retry-After": "0" })], 2],
    [
      "sends a Retry-After that makes no sense",
      [answer(503, { "Retry-After": "-1" }), answer(503, { "Retry-After": "soon" })],
      3,
    ],
    ["stalls once", [stall], 2],
    ["hangs up", [hangUp, hangUp], 3],
    ["takes it and hangs up before it answers", [takeThenHangUp], 2],
    ["takes it and never answers", [takeThenStall, takeThenStall], 3],
    ["takes it and breaks off in the middle of its answer", [takeAndBreakOff], 1],
  ])("has one request accepted when the server %s", async (_, reactions, tries) => {
    server.reactWith(...reactions);
    const request = newRequest();
    await submit(request);
    expect(server.tries).toHaveLength(tries);
    expect(new Set(server.tries.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect([...server.accepted.values()]).toEqual([expect.objectContaining(request)]);
  });

  it.each([400, 401, 404, 405, 409, 413, 422])("fails at once when the server answers %i", async (status) => {
    server.reactWith(answer(status));
    expect(await outcomeOf()).toBe("refused");
    expect(server.tries).toHaveLength(1);
  });

  it.each([408, 425, 429, 500, 502, 503, 504])("tries again when the server answers %i", async (status) => {
    server.reactWith(answer(status));
    await submit();
    expect(server.tries).toHaveLength(2);
    expect(server.accepted.size).toBe(1);
  });

  it("fails at once when the server sends it elsewhere", async () => {
    server.reactWith(answer(308, { Location: "/elsewhere" }));
    expect(await outcomeOf()).toBe("refused");
    expect(server.tries).toHaveLength(1);
  });

  it.each<[string, Reaction, string]>([
    ["stalls", stall, "timeout"],
    ["hangs up", hangUp, "network"],
    ["answers 500", answer(500), "refused"],
  ])("gives up after three tries when the server always %s", async (_, reaction, failure) => {
    server.reactWith(reaction, reaction, reaction);
    expect(await outcomeOf()).toBe(failure);
    expect(server.tries).toHaveLength(3);
  });

  it("says that no server is there", async () => {
    const gone = new FakeDeliveryServer();
    await gone.open();
    vi.stubEnv("VITE_DEMO_REQUEST_URL", gone.url);
    await gone.close();
    expect(await outcomeOf()).toBe("network");
  });

  it("says that the device is offline", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    server.reactWith(hangUp, hangUp, hangUp);
    expect(await outcomeOf()).toBe("offline");
  });

  it("tries again no earlier than the server asked", async () => {
    server.reactWith(answer(429, { "Retry-After": "1" }));
    const start = performance.now();
    await submit(newRequest(), { ...TIMING, total: 10_000 });
    expect(performance.now() - start).toBeGreaterThanOrEqual(995);
    expect(server.accepted.size).toBe(1);
  });

  it("fails at once when it shall wait longer than there is time", async () => {
    server.reactWith(answer(503, { "Retry-After": "31" }));
    expect(await outcomeOf(newRequest(), RETRY_TIMING)).toBe("refused");
    expect(server.tries).toHaveLength(1);
  });

  it("keeps to its time in all, however slow each try is", async () => {
    server.reactWith(stall, stall, stall);
    const start = performance.now();
    const total = 1.5 * TIMING.perTry;
    expect(await outcomeOf(newRequest(), { ...TIMING, total })).toBe("timeout");
    expect(performance.now() - start).toBeLessThan(2 * TIMING.perTry);
    expect(server.tries).toHaveLength(2);
  });

  it("stays one submission when the visitor tries again, and the server takes it once", async () => {
    const request = newRequest();
    server.reactWith(takeThenHangUp, takeThenHangUp, takeThenHangUp);
    expect(await outcomeOf(request)).toBe("network");
    await submit({ ...request });
    expect(new Set(server.tries.map(({ body }) => body.id)).size).toBe(1);
    expect(server.accepted.size).toBe(1);
  });

  it("is another submission once the visitor has changed it", async () => {
    const request = newRequest();
    server.reactWith(answer(422));
    expect(await outcomeOf(request)).toBe("refused");
    await submit({ ...request, phoneNumber: "01632 960999" });
    expect(new Set(server.tries.map(({ body }) => body.id)).size).toBe(2);
  });

  it("is another submission when the same is sent again after it was accepted", async () => {
    const request = newRequest();
    await submit(request);
    await submit(request);
    expect(server.accepted.size).toBe(2);
  });
});

describe("to a form service", () => {
  const TEMPLATE = [
    ["name", "{fullName}"],
    ["email", "{workEmail}"],
    ["subject", "Demo for {companyName} ({page})"],
    ["access_key", "abc"],
    ["ref", "{id}"],
    ["at", "{submittedAt}"],
    ["open", "{seconds}"],
    ["website", "{website}"],
  ];

  beforeEach(() => vi.stubEnv("VITE_DEMO_REQUEST_FORM", JSON.stringify(TEMPLATE)));

  it("posts a form in the service's own words, with its constants, and no header that is asked for first", async () => {
    vi.stubEnv("VITE_DEMO_REQUEST_KEY_HEADER", "true");
    const request = newRequest();
    await submit(request);
    const [{ headers, body }] = server.tries as [(typeof server.tries)[number]];
    expect(body).toEqual({
      name: request.fullName,
      email: request.workEmail,
      subject: "Demo for Morgan Motors (/book-demo)",
      access_key: "abc",
      ref: expect.stringMatching(UUID_V4),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      open: expect.stringMatching(/^\d+$/),
      website: "",
    });
    expect(headers["content-type"]).toBe("application/x-www-form-urlencoded;charset=UTF-8");
    expect(headers.accept).toBe("application/json");
    expect(headers).not.toHaveProperty("idempotency-key");
  });

  it.each(["{id}", "{{id}}", "&access_key=x", "$&", "$1 $`", "%0d%0a", "a+b c%20d", "\r\nBcc: x", "é€👩‍🔧"])(
    "takes %j for what a visitor typed, and for nothing else",
    async (typed) => {
      await submit({ ...newRequest(), fullName: typed, companyName: typed });
      const { body } = server.tries[0]!;
      expect(Object.keys(body)).toEqual(TEMPLATE.map(([name]) => name));
      expect(body).toMatchObject({ name: typed, access_key: "abc", subject: `Demo for ${typed} (/book-demo)` });
    },
  );

  it.each<[string, Reaction, string]>([
    ["takes it and answers 500", (response, accept) => (accept(), response.writeHead(500).end()), "unclear"],
    ["takes it and hangs up", takeThenHangUp, "unclear"],
    ["is too busy", answer(429), "refused"],
    ["refuses", answer(422), "refused"],
  ])("tries once when the service %s, and says what is so", async (_, reaction, failure) => {
    server.reactWith(reaction);
    expect(await outcomeOf()).toBe(failure);
    expect(server.tries).toHaveLength(1);
  });

  it("gives up a service that never answers, after one try", async () => {
    server.reactWith(takeThenStall);
    expect(await outcomeOf(newRequest(), { ...TIMING, total: 300 })).toBe("unclear");
    expect(server.tries).toHaveLength(1);
  });

  it("keeps its id when the visitor tries again, so that its reader can recognise the repetition", async () => {
    const request = newRequest();
    server.reactWith(answer(500));
    expect(await outcomeOf(request)).toBe("unclear");
    await submit(request);
    expect(new Set(server.tries.map(({ body }) => body.ref)).size).toBe(1);
  });
});

it("has three tries, of ten seconds each, and half a minute in all", () => {
  expect(RETRY_TIMING).toMatchObject({ tries: 3, perTry: 10_000, total: 30_000 });
});

describe("jitteredBackOff", () => {
  it.each([
    [1, 500, 1000],
    [2, 1000, 2000],
    [3, 2000, 4000],
  ])("waits after try %i between %i and %i ms, not in step with others", (failedTries, least, most) => {
    const pauses = Array.from({ length: 200 }, () => jitteredBackOff(failedTries, 1000));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(least);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(most);
    expect(new Set(pauses).size).toBeGreaterThan(150);
  });
});

describe("retryAfter", () => {
  it.each<[string | null, number]>([
    ["120", 120_000],
    [" 5 ", 5000],
    ["0", 0],
    ["Wed, 15 Oct 2025 08:31:30 GMT", 0],
    ["-1", 0],
    ["1.5", 0],
    ["soon", 0],
    ["", 0],
    [null, 0],
  ])("reads %j as %i ms", (header, ms) => {
    expect(retryAfter(header)).toBe(ms);
  });
});

it("logs the request and sends nothing where no server is configured", async () => {
  vi.stubEnv("VITE_DEMO_REQUEST_URL", "");
  const request = newRequest();
  await submit(request);
  const { log } = console;
  expect(log).toHaveBeenCalledExactlyOnceWith("Demo request", request);
  vi.mocked(log).mockClear();
  expect(server.tries).toEqual([]);
});
