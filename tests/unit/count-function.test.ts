import { beforeEach, expect, test, vi } from "vitest";
import { onRequest } from "../../examples/api/count";

/** What was written to the database: statements, each with its values. */
const written: string[][] = [];
const COUNTS = {
  prepare: (sql: string) => ({
    bind: (...values: string[]) => ({ run: async () => void written.push([sql, ...values]) }),
  }),
};

beforeEach(() => {
  written.length = 0;
  vi.useFakeTimers({ now: new Date("2026-11-21T23:59:59Z") });
});

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** What the site sends, but for what a test has different. */
async function ask({ method = "POST", headers = {}, body = '{"event":"book","route":"/"}' }: Asked = {}) {
  const request = new Request("https://www.forecourt.example/api/count", {
    method,
    headers: {
      Origin: "https://www.forecourt.example",
      "Content-Type": "text/plain;charset=UTF-8",
      "Content-Length": String(body.length),
      "User-Agent": "Browser of one visitor",
      "CF-Connecting-IP": "192.0.2.1",
      ...headers,
    },
    ...(method === "POST" && { body }),
  });
  return (await onRequest({ request, env: { COUNTS } })).status;
}

test("each event of each page adds one to its day, and nothing else is stored", async () => {
  expect(await ask()).toBe(204);
  vi.setSystemTime("2026-11-22T00:00:00Z");
  expect(await ask({ body: '{"event":"page","route":"*"}' })).toBe(204);
  const add = expect.stringMatching(/^INSERT INTO counts .* DO UPDATE SET count = count \+ 1$/s);
  expect(written).toEqual([
    [add, "2026-11-21", "book", "/"],
    [add, "2026-11-22", "page", "*"],
  ]);
});

test.each<[string, Asked, number]>([
  ["a GET", { method: "GET" }, 405],
  ["another site's post", { headers: { Origin: "https://www.example.com" } }, 403],
  ["a long message", { body: `{"event":"book","route":"/"}${" ".repeat(100)}` }, 413],
  ["a message without a length", { headers: { "Content-Length": "" } }, 413],
  ["broken JSON", { body: "{" }, 422],
  ["nothing", { body: "null" }, 422],
  ["an unknown event", { body: '{"event":"toString","route":"/"}' }, 422],
  ["an address that is no page's", { body: '{"event":"page","route":"/sam-carter"}' }, 422],
  ["a list", { body: '{"event":["book"],"route":"/"}' }, 422],
])("%s is not counted", async (_, asked, status) => {
  expect(await ask(asked)).toBe(status);
  expect(written).toEqual([]);
});
