import { beforeEach, expect, test, vi } from "vitest";
import { onRequest } from "../../examples/api/events";

/** What was written to the database: statements, each with its values. */
const written: string[][] = [];
const EVENTS = {
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
async function ask({ method = "POST", headers = {}, body = '{"kind":"book","route":"/"}' }: Asked = {}) {
  const request = new Request("https://www.forecourt.example/api/events", {
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
  return (await onRequest({ request, env: { EVENTS } })).status;
}

test("each kind of event of each page adds one to its day, a failure with its build, and nothing else is stored", async () => {
  expect(await ask()).toBe(204);
  vi.setSystemTime("2026-11-22T00:00:00Z");
  expect(await ask({ body: '{"kind":"page","route":"*"}' })).toBe(204);
  const failure = { route: "/book-demo", build: "main-B_8x.js" };
  expect(await ask({ body: JSON.stringify({ kind: "form-failed", ...failure }) })).toBe(204);
  expect(await ask({ body: JSON.stringify({ kind: "policy", directive: "img-src", ...failure }) })).toBe(204);
  const add = expect.stringMatching(/^INSERT INTO events .* DO UPDATE SET count = count \+ 1$/s);
  expect(written).toEqual([
    [add, "2026-11-21", "book", "/", "", ""],
    [add, "2026-11-22", "page", "*", "", ""],
    [add, "2026-11-22", "form-failed", "/book-demo", "", "main-B_8x.js"],
    [add, "2026-11-22", "policy", "/book-demo", "img-src", "main-B_8x.js"],
  ]);
});

test.each<[string, Asked, number]>([
  ["a GET", { method: "GET" }, 405],
  ["another site's post", { headers: { Origin: "https://www.example.com" } }, 403],
  ["a long message", { body: `{"kind":"book","route":"/"}${" ".repeat(250)}` }, 413],
  ["a message without a length", { headers: { "Content-Length": "" } }, 413],
  ["broken JSON", { body: "{" }, 422],
  ["an unknown kind", { body: '{"kind":"toString","route":"/"}' }, 422],
  ["an address that is no page's", { body: '{"kind":"page","route":"/sam-carter"}' }, 422],
  ["a list as a build", { body: '{"kind":"form-failed","route":"/","build":["a"]}' }, 422],
  ["a failure without a build", { body: '{"kind":"form-failed","route":"/"}' }, 422],
  ["a build with other words", { body: '{"kind":"form-failed","route":"/","build":"Sam Carter"}' }, 422],
  ["a violation without a directive", { body: '{"kind":"policy","route":"/","build":"a.js"}' }, 422],
  ["a press with a build", { body: '{"kind":"book","route":"/","build":"a.js"}' }, 422],
])("%s is not counted", async (_, asked, status) => {
  expect(await ask(asked)).toBe(status);
  expect(written).toEqual([]);
});
