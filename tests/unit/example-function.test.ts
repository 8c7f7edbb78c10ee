import { createServer, type IncomingHttpHeaders } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { onRequest } from "../../examples/api/demo";
import { deliverDemoRequest } from "../../src/network/deliver-demo-request";
import { HONEYPOT_NAME } from "../../src/demo-form/demo-request-schema";
import { rememberLeadSource } from "../../src/network/lead-source";
import { listen } from "../listen";
import { VALID_REQUEST } from "../valid-request";

const VALID = {
  ...VALID_REQUEST,
  phoneNumber: "+44 1632 960123",
  companyName: "=Morgan & Söhne",
  website: "",
  id: "0b5e6a0e-6f0e-4b5e-9d5c-0d6f3f3b9a11",
  submittedAt: "2026-11-21T18:00:00.000Z",
  page: "/book-demo",
  source: { utm_source: "news", referrer: "news.example", landing: "/" },
};

/** Stands for the mail service, or the sheet's webhook. */
const calls: { headers: IncomingHttpHeaders; body: unknown }[] = [];
let status = 200;
const service = createServer(async (request, response) => {
  calls.push({ headers: request.headers, body: await json(request) });
  response.writeHead(status, { Location: "/thanks" }).end();
});
const mail = { MAIL_URL: "", MAIL_KEY: "secret", MAIL_FROM: "site@company.example", MAIL_TO: "us@company.example" };
beforeAll(async () => {
  mail.MAIL_URL = `${await listen(service)}/`;
});
afterAll(() => void service.close());
beforeEach(() => {
  calls.length = 0;
  status = 200;
});

type Asked = RequestInit & { env?: Parameters<typeof onRequest>[0]["env"] };

/** What the form sends, but for what a test has different. */
const ask = ({ method = "POST", headers = {}, body = JSON.stringify(VALID), env = mail }: Asked = {}) =>
  onRequest({
    request: new Request("https://www.forecourt.example/api/demo", {
      method,
      headers: { Origin: "https://www.forecourt.example", "Content-Type": "application/json", ...headers },
      // Node asks for `duplex` with a stream.
      ...(method === "POST" && { body, duplex: "half" }),
    }),
    env,
  });

test("a request goes to the one recipient as plain text, by its id; the answer is neither kept nor run", async () => {
  const response = await ask();
  expect(response.status).toBe(204);
  expect(Object.fromEntries(response.headers)).toEqual({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'",
  });
  expect(calls).toEqual([
    {
      headers: expect.objectContaining({ authorization: "Bearer secret", "idempotency-key": VALID.id }),
      body: {
        from: mail.MAIL_FROM,
        to: mail.MAIL_TO,
        subject: "Demo request",
        reply_to: VALID.workEmail,
        text: expect.stringMatching(
          /: Alex Morgan\n.*: alex@garage\.example\n.*: =Morgan & Söhne\n.*source: utm_source=news, referrer=news\.example, landing=\/\n$/s,
        ),
      },
    },
  ]);
});

test("the function takes what the form posts", async () => {
  const posts: Request[] = [];
  vi.stubEnv("VITE_DEMO_REQUEST_URL", "https://www.forecourt.example/api/demo");
  vi.stubGlobal("window", { location: new URL("https://www.forecourt.example/book-demo?utm_source=news") });
  vi.stubGlobal("document", { referrer: "https://news.example/" });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async (address: string, { headers, ...init }: RequestInit) => {
    const sent = { Origin: "https://www.forecourt.example", ...(headers as Record<string, string>) };
    posts.push(new Request(address, { ...init, headers: sent }));
    return new Response();
  });
  rememberLeadSource();
  expect(await deliverDemoRequest(VALID_REQUEST)).toBe("accepted");
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  expect((await onRequest({ request: posts[0]!, env: mail })).status).toBe(204);
  expect(calls).toEqual([expect.objectContaining({ body: expect.objectContaining({ to: mail.MAIL_TO }) })]);
});

test("a sheet gets its cells as text, never as formulas, and no mail is sent", async () => {
  const website = "https://garage.example/@=+-";
  const body = JSON.stringify({ ...VALID, fullName: "-2+3", website });
  expect((await ask({ env: { ...mail, SHEET_URL: mail.MAIL_URL }, body })).status).toBe(204);
  const cells = { fullName: "'-2+3", phoneNumber: "'+44 1632 960123", companyName: "'=Morgan & Söhne", website };
  const source = "utm_source=news, referrer=news.example, landing=/";
  const row = [VALID.id, ...Object.values({ ...VALID_REQUEST, ...cells }), source];
  expect(calls).toEqual([
    { headers: expect.not.objectContaining({ authorization: expect.anything() }), body: { row } },
  ]);
});

/** 8 kB and a byte, in two pieces and without a length that could be asked first. */
const tooLong = new ReadableStream({
  start(controller) {
    for (const size of [8 * 1024, 1]) controller.enqueue(new Uint8Array(size).fill(32));
    controller.close();
  },
});

test("a request without a source is forwarded, and so is the longest one", async () => {
  const [long, website] = ["🚗".repeat(100), `https://garage.example/${"🚗".repeat(232)}`];
  const names = "utm_source utm_medium utm_campaign utm_term utm_content referrer landing gclid".split(" ");
  const source = Object.fromEntries(names.map((name) => [name, long]));
  const longest = { ...VALID, fullName: long, companyName: long, phoneNumber: "🚗".repeat(20), website, source };
  for (const one of [longest, { ...VALID, source: undefined }])
    expect((await ask({ body: JSON.stringify(one) })).status).toBe(204);
  expect(calls).toHaveLength(2);
});

const withField = (name: string, value: unknown) => ({ body: JSON.stringify({ ...VALID, [name]: value }) });

test.each<[string, Asked, number]>([
  ["a GET", { method: "GET" }, 405],
  ["another site's post", { headers: { Origin: "https://www.example.com" } }, 403],
  ["a form", { headers: { "Content-Type": "application/x-www-form-urlencoded" } }, 415],
  ["more than 8 kB", { body: tooLong }, 413],
  ["broken JSON", { body: "{" }, 422],
  ["a filled-in honeypot", withField(HONEYPOT_NAME, "x"), 422],
  ["an id that is no UUID", withField("id", "1"), 422],
  ["what the form refuses", withField("workEmail", "a@garage.example, b@garage.example"), 422],
  ["a line break in a name", withField("fullName", "Alex\nWebsite: x"), 422],
  ["a source in parts", withField("source", { utm_source: { a: "b" } }), 422],
  ["a source that is too long", withField("source", { utm_source: "a".repeat(101) }), 422],
  ["a line break in a source", withField("source", { utm_source: "news\nreply_to: x" }), 422],
  ["a formula as a source's name", withField("source", { "=1+1": "x" }), 422],
  ["a line separator", withField("companyName", "Morgan\u2028Motors"), 422],
])("nothing is forwarded of %s", async (_, asked, expected) => {
  expect((await ask(asked)).status).toBe(expected);
  expect(calls).toEqual([]);
});

test("the form hears 204 once the service has the request, and 502 where a retry may help", async () => {
  for (const [answered, heard] of Object.entries({ 302: 204, 422: 502, 500: 502 })) {
    status = Number(answered);
    expect((await ask()).status, `${answered}`).toBe(heard);
  }
  expect((await ask({ env: { ...mail, MAIL_URL: "http://localhost:1/" } })).status, "out of reach").toBe(502);
  expect((await ask({ env: {} })).status, "no secret is set").toBe(502);
});
