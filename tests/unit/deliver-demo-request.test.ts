import { beforeEach, describe, expect, it, vi } from "vitest";
import { deliverDemoRequest } from "../../src/network/deliver-demo-request";
import type { DemoRequest } from "../../src/demo-form/demo-request-schema";
import { rememberLeadSource } from "../../src/network/lead-source";
import { VALID_REQUEST } from "../valid-request";

/** What the server does with one try. */
type Reaction = (signal: AbortSignal) => Response | Promise<Response>;

const answer =
  (status: number, headers: Record<string, string> = {}): Reaction =>
  () =>
    new Response(null, { status, headers });
const answers = (...statuses: number[]) => statuses.map((status): [string, Reaction] => [`${status}`, answer(status)]);
const breakOff: Reaction = () => Promise.reject(new TypeError("Failed to fetch"));
const stall: Reaction = (signal) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error)));
/** What the browser shows of a redirect that is not followed. */
const redirect: Reaction = () => Object.defineProperties(Response.error(), { type: { value: "opaqueredirect" } });

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

interface Try {
  address: string;
  init: RequestInit;
  headers: Headers;
  body: Record<string, unknown>;
  time: number;
}
let tries: Try[] = [];

/** Reacts to the tries one after the other. The last reaction stays, so that a try too many is noticed. */
function serve(...reactions: Reaction[]) {
  tries = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit & { signal: AbortSignal }) => {
    const body = init.body instanceof URLSearchParams ? Object.fromEntries(init.body) : JSON.parse(String(init.body));
    tries.push({ address, init, headers: new Headers(init.headers), body, time: performance.now() });
    init.signal.throwIfAborted();
    return reactions[Math.min(tries.length, reactions.length) - 1]!(init.signal);
  });
}

/** In milliseconds since the first try. */
const times = () => tries.map(({ time }) => time - tries[0]!.time);
const bodies = () => new Set(tries.map(({ body }) => JSON.stringify(body)));

let requests = 0;

/** Each test has a request of its own: an unchanged one would be the same submission. */
const newRequest = (): DemoRequest => ({ ...VALID_REQUEST, fullName: `Alex Morgan ${++requests}`, website: "" });

/** Delivers on the faked clock. Resolves to the outcome and the milliseconds that it took. */
async function deliver(request = newRequest()) {
  const start = performance.now();
  let ended: { outcome: string; took: number } | undefined;
  void deliverDemoRequest(request).then((outcome) => (ended = { outcome, took: performance.now() - start }));
  await vi.advanceTimersByTimeAsync(120_000);
  return ended!;
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 6, 1, 12) });
  // The browser's own runs on the real clock, and takes whole numbers only.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    if (!Number.isInteger(milliseconds) || milliseconds < 0) throw new RangeError(`${milliseconds} ms`);
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), milliseconds);
    return controller.signal;
  });
  vi.stubEnv("VITE_DEMO_REQUEST_URL", "https://api.company.example/demo");
  const location = new URL("https://www.company.example/book-demo?from=mail&utm_source=mail&utm_term=MOT,%20tyres");
  vi.stubGlobal("window", { location });
  vi.stubGlobal("document", { referrer: "https://news.example/cars" });
  rememberLeadSource();
  vi.stubGlobal("navigator", { onLine: true });
  serve(answer(201));
});

describe("a delivery as JSON", () => {
  it("posts the fields with id, time, page and source, nothing else, and without cookies", async () => {
    const request = newRequest();
    expect(await deliver(request)).toEqual({ outcome: "accepted", took: 0 });
    expect(tries).toHaveLength(1);
    const [{ address, init, headers, body }] = tries as [Try];
    expect(address).toBe("https://api.company.example/demo");
    expect(init).toMatchObject({ method: "POST", credentials: "omit", cache: "no-store", redirect: "manual" });
    expect(Object.fromEntries(headers)).toEqual({ accept: "application/json", "content-type": "application/json" });
    const id = expect.stringMatching(UUID_V4) as string;
    const source = { utm_source: "mail", utm_term: "MOT, tyres", referrer: "news.example", landing: "/book-demo" };
    expect(body).toEqual({ ...request, id, submittedAt: "2026-07-01T12:00:00.000Z", page: "/book-demo", source });
  });

  it("has no source where that is switched off", async () => {
    vi.stubEnv("VITE_LEAD_SOURCE", "false");
    await deliver();
    expect(tries[0]!.body).not.toHaveProperty("source");
  });

  it("has the id in a header, too, on its own origin, where no browser asks first", async () => {
    await deliver();
    vi.stubEnv("VITE_DEMO_REQUEST_URL", "/api/demo");
    await deliver();
    const keys = tries.map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys).toEqual([null, tries[1]!.body.id]);
  });

  it.each([...answers(400, 401, 404, 405, 409, 413, 422), ["a redirect", redirect] as const])(
    "is refused by %s at the first try",
    async (_, reaction) => {
      serve(reaction);
      expect(await deliver()).toEqual({ outcome: "refused", took: 0 });
      expect(tries).toHaveLength(1);
    },
  );

  it.each<[string, Reaction, string?]>([
    ...answers(408, 425, 429, 500, 502, 503, 504),
    ["a connection that breaks", breakOff, "network"],
    ["a stalled connection", stall, "timeout"],
  ])(
    "is tried again after %s, with the same words and id, three times in all",
    async (_, reaction, end = "refused") => {
      serve(reaction, answer(201));
      expect((await deliver()).outcome).toBe("accepted");
      expect(tries).toHaveLength(2);
      serve(reaction);
      expect((await deliver()).outcome).toBe(end);
      expect(tries).toHaveLength(3);
      expect(bodies().size).toBe(1);
    },
  );

  it("gives each try ten seconds, and all of them thirty", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    serve(stall);
    expect(await deliver()).toEqual({ outcome: "timeout", took: 30_000 });
    expect(times()).toEqual([0, 10_500, 21_500]);
  });

  it.each([0, 1])("waits longer after each try, not in step with other visitors (chance: %d)", async (chance) => {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    serve(answer(500));
    await deliver();
    expect(times()).toEqual([0, 500 + 500 * chance, 1500 + 1500 * chance]);
  });

  it.each([
    ["20", [0, 20_000]],
    [" 5 ", [0, 5000, 10_000]],
    ["31", [0]],
    ["0", [0, 500, 1500]],
    ["Wed, 01 Jul 2026 12:00:10 GMT", [0, 500, 1500]],
  ])("waits as long as the server asks for (Retry-After: %s), unless there is no time", async (header, expected) => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    serve(answer(503, { "Retry-After": header }));
    expect(await deliver()).toEqual({ outcome: "refused", took: expected.at(-1) });
    expect(times()).toEqual(expected);
  });

  it.each([29_999.5, 40_000])("ends well when a sleeping tab wakes after %d ms", async (now) => {
    serve(answer(500));
    setTimeout(() => vi.spyOn(performance, "now").mockReturnValue(now), 100);
    expect((await deliver()).outcome).toMatch(/refused|timeout/);
  });

  it("is called offline only if the device was before the post: later it may have arrived", async () => {
    serve(breakOff, breakOff, (signal) => {
      vi.stubGlobal("navigator", { onLine: false });
      return breakOff(signal);
    });
    expect((await deliver()).outcome).toBe("network");
    expect((await deliver()).outcome).toBe("offline");
  });

  it("stays the same submission when it is sent again unchanged, and is a new one once accepted or changed", async () => {
    const request = newRequest();
    serve(answer(422), answer(422), answer(201), answer(422));
    await deliver(request);
    await deliver({ ...request });
    await deliver({ ...request });
    expect(bodies().size, "unchanged").toBe(1);
    await deliver(request);
    expect(bodies().size, "accepted before").toBe(2);
    for (const name of ["fullName", "workEmail", "phoneNumber", "companyName", "website"])
      await deliver({ ...request, [name]: "changed" });
    expect(new Set(tries.map(({ body }) => body.id)).size, "each change").toBe(7);
  });
});

describe("a delivery to a form service", () => {
  const TEMPLATE = Object.entries({
    name: "{fullName}",
    subject: "Demo for {companyName} ({page})",
    access_key: "abc",
    ref: "{id}",
    at: "{submittedAt}",
    open: "{seconds}",
    website: "{website}",
    found: "{source}",
    campaign: "{utm_source}/{utm_campaign}/{referrer}",
  });

  beforeEach(() => {
    vi.stubEnv("VITE_DEMO_REQUEST_FORM", JSON.stringify(TEMPLATE));
  });

  it("posts a form in the service's own words, with its constants, and no header that makes the browser ask first", async () => {
    vi.spyOn(performance, "now").mockReturnValue(41_600);
    const { website: _, ...request } = newRequest();
    await deliver(request);
    expect(tries[0]!.body).toEqual({
      name: request.fullName,
      subject: "Demo for Morgan Motors (/book-demo)",
      access_key: "abc",
      ref: expect.stringMatching(UUID_V4) as string,
      at: "2026-07-01T12:00:00.000Z",
      open: "42",
      website: "",
      found: "utm_source=mail, utm_term=MOT, tyres, referrer=news.example, landing=/book-demo",
      campaign: "mail//news.example",
    });
    expect(tries[0]!.init).toMatchObject({ method: "POST", credentials: "omit" });
    expect(Object.fromEntries(tries[0]!.headers)).toEqual({ accept: "application/json" });
  });

  it.each(["{id}", "{{id}}", "&access_key=x", "$&", "$1 $`", "%0d%0a", "a+b c%20d", "\r\nBcc: x", "é€👩‍🔧"])(
    "takes %j for what a visitor typed, and for nothing else",
    async (typed) => {
      await deliver({ ...newRequest(), fullName: typed, companyName: typed });
      const { body } = tries[0]!;
      expect(Object.keys(body)).toEqual(TEMPLATE.map(([name]) => name));
      expect(body).toMatchObject({ name: typed, access_key: "abc", subject: `Demo for ${typed} (/book-demo)` });
    },
  );

  it.each<[string, Reaction, string, number?]>([
    ["takes it", answer(200), "accepted"],
    ["takes it and leads to its own page", redirect, "accepted"],
    ["answers 500", answer(500), "unclear"],
    ["hangs up", breakOff, "unclear"],
    ["never answers", stall, "unclear", 30_000],
    ["refuses", answer(422), "refused"],
    ["is out of an offline device's reach", breakOff, "offline"],
  ])("is tried once when the service %s, since a service may take it twice", async (_, reaction, outcome, took = 0) => {
    serve(reaction);
    vi.stubGlobal("navigator", { onLine: outcome !== "offline" });
    expect(await deliver()).toEqual({ outcome, took });
    expect(tries).toHaveLength(1);
  });
});

it("a request is logged to the visitor's own console, and not sent, where no server is configured", async () => {
  vi.stubEnv("VITE_DEMO_REQUEST_URL", "");
  const request = newRequest();
  expect((await deliver(request)).outcome).toBe("accepted");
  const { log } = console;
  expect(log).toHaveBeenCalledExactlyOnceWith("Demo request", request);
  vi.mocked(log).mockClear();
  expect(tries).toEqual([]);
});
