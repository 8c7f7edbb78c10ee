// @vitest-environment node
import { createServer, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onRequest } from "../../examples/api/demo";
import { TRAP_NAME } from "../../src/demo-request/demo-request-schema";
import { listen } from "../listen";

const SITE = "https://www.forecourt.example";

const VALID = {
  fullName: "Alex Morgan",
  workEmail: "alex@garage.example",
  phoneNumber: "+44 1632 960123",
  companyName: "=Morgan & Söhne",
  website: "",
  id: "0b5e6a0e-6f0e-4b5e-9d5c-0d6f3f3b9a11",
  submittedAt: "2026-11-21T18:00:00.000Z",
  page: "/book-demo",
};

/** Stands for the mail service, or the sheet's webhook. */
const calls: { headers: IncomingHttpHeaders; body: Record<string, unknown> }[] = [];
let status = 200;
const service = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString()));
  request.on("end", () => {
    calls.push({ headers: request.headers, body: JSON.parse(body) as Record<string, unknown> });
    response.writeHead(status, { Location: "/thanks" }).end();
  });
});
let address = "";
beforeAll(async () => {
  address = `${await listen(service)}/`;
});
afterAll(() => void service.close());
beforeEach(() => {
  calls.length = 0;
  status = 200;
});

const mail = () => ({
  MAIL_URL: address,
  MAIL_KEY: "secret",
  MAIL_FROM: "site@forecourt.example",
  MAIL_TO: "hello@forecourt.example",
});

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  env?: Parameters<typeof onRequest>[0]["env"];
}

/** What the form sends, but for what a test has different. */
const ask = ({ method = "POST", headers = {}, body = JSON.stringify(VALID), env = mail() }: Asked = {}) =>
  onRequest({
    request: new Request(`${SITE}/api/demo`, {
      method,
      headers: { Origin: SITE, "Content-Type": "application/json", ...headers },
      ...(method === "POST" && { body }),
    }),
    env,
  });

const withField = (name: string, value: unknown) => ({ body: JSON.stringify({ ...VALID, [name]: value }) });

test("a request goes to the one recipient as plain text, with the visitor to reply to alone", async () => {
  const response = await ask();
  expect(response.status).toBe(204);
  expect(calls).toHaveLength(1);
  const { headers, body } = calls[0]!;
  expect(headers.authorization).toBe("Bearer secret");
  expect(body).toEqual({
    from: "site@forecourt.example",
    to: "hello@forecourt.example",
    subject: "Demo request",
    reply_to: "alex@garage.example",
    text: expect.stringContaining("companyName: =Morgan & Söhne\n"),
  });
  for (const typed of ["Alex Morgan", "alex@garage.example", "+44 1632 960123"]) expect(body.text).toContain(typed);
});

test("the request's id is the call's, so that a repetition is taken once", async () => {
  await ask();
  await ask();
  expect(calls.map(({ headers }) => headers["idempotency-key"])).toEqual([VALID.id, VALID.id]);
});

test("a sheet gets its cells as text, never as formulas, and no mail is sent", async () => {
  const body = JSON.stringify({ ...VALID, fullName: "-2+3", website: "https://garage.example/@=+-" });
  expect((await ask({ env: { ...mail(), SHEET_URL: address }, body })).status).toBe(204);
  expect(calls).toHaveLength(1);
  expect(calls[0]!.headers).not.toHaveProperty("authorization");
  expect(calls[0]!.body).toEqual({
    row: [
      VALID.id,
      "'-2+3",
      "alex@garage.example",
      "'+44 1632 960123",
      "'=Morgan & Söhne",
      "https://garage.example/@=+-",
    ],
  });
});

describe("nothing is forwarded of", () => {
  /** 8 kB and a byte, in two pieces and without a length that could be asked first. */
  const long = () =>
    new ReadableStream({
      start(controller) {
        for (const size of [8 * 1024, 1]) controller.enqueue(new Uint8Array(size).fill(32));
        controller.close();
      },
    });

  test.each<[string, Asked, number]>([
    ["a GET", { method: "GET" }, 405],
    ["a preflight", { method: "OPTIONS" }, 405],
    ["another site's post", { headers: { Origin: "https://www.example.com" } }, 403],
    ["a post from nowhere", { headers: { Origin: "null" } }, 403],
    ["a form", { headers: { "Content-Type": "application/x-www-form-urlencoded" } }, 415],
    ["a text", { headers: { "Content-Type": "text/plain" } }, 415],
    ["8 kB and more", { body: " ".repeat(8 * 1024) + JSON.stringify(VALID) }, 413],
    ["broken JSON", { body: "{" }, 422],
    ["no object", { body: "null" }, 422],
    ["an array", { body: "[]" }, 422],
    ["a filled-in trap", withField(TRAP_NAME, "x"), 422],
    ["a missing id", withField("id", undefined), 422],
    ["an id that is no UUID", withField("id", "1"), 422],
    ["an empty name", withField("fullName", " "), 422],
    ["a list of names", withField("fullName", ["Alex"]), 422],
    ["two recipients", withField("workEmail", "a@garage.example, b@garage.example"), 422],
    ["a header in the address", withField("workEmail", "a@garage.example\r\nBcc: b@garage.example"), 422],
    ["a line break in a name", withField("fullName", "Alex\nWebsite: x"), 422],
    ["a line separator", withField("companyName", "Morgan\u2028Motors"), 422],
    ["an escape", withField("companyName", "\u001b[31mMorgan"), 422],
    ["a NUL", withField("phoneNumber", "01632\u0000"), 422],
    ["too long a name", withField("fullName", "x".repeat(101)), 422],
    ["a website that is none", withField("website", "javascript:alert(1)"), 422],
  ])("%s", async (_, asked, expected) => {
    expect((await ask(asked)).status).toBe(expected);
    expect(calls).toEqual([]);
  });

  test("more than 8 kB that does not say its length", async () => {
    // Node asks for `duplex`, which the browsers' type does not know.
    const init: RequestInit & { duplex: string } = {
      method: "POST",
      headers: { Origin: SITE, "Content-Type": "application/json" },
      body: long(),
      duplex: "half",
    };
    const request = new Request(`${SITE}/api/demo`, init);
    expect((await onRequest({ request, env: mail() })).status).toBe(413);
    expect(calls).toEqual([]);
  });
});

test.each([
  [200, 204],
  [302, 204],
  [401, 502],
  [422, 502],
  [500, 502],
])("when the service answers %i, the form hears %i", async (answered, heard) => {
  status = answered;
  expect((await ask()).status).toBe(heard);
});

test("when nobody is there, or no secret is set, the form may try again", async () => {
  expect((await ask({ env: { ...mail(), MAIL_URL: "http://localhost:1/" } })).status).toBe(502);
  expect((await ask({ env: {} })).status).toBe(502);
});

test("every answer says that it is nobody's to keep, to guess at or to run, and holds nothing", async () => {
  for (const asked of [{}, { method: "GET" }, { body: "{" }]) {
    const response = await ask(asked);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'",
    });
    expect(await response.text()).toBe("");
  }
});
