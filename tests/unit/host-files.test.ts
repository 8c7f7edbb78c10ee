import { describe, expect, test } from "vitest";
import { hostFiles, type HostRules } from "../../src/build/host-files";

const rulesWith = (value: string): HostRules => ({
  origin: "https://www.company.example",
  pages: ["/", "/book-demo", "/privacy"],
  headers: { "X-Test": value },
});

interface VercelConfig {
  routes: { src?: string; headers?: Record<string, string>; status?: number }[];
  overrides: Record<string, { path: string }>;
}

const vercelOf = (value: string) => JSON.parse(hostFiles(rulesWith(value))["vercel.json"]!) as VercelConfig;

// What nginx and Caddy make of quotes, braces and dollars: tests/e2e/host-files.spec.ts, in the hosts themselves.
describe("a header that a format cannot say stops the build", () => {
  test.each([
    ["a line break, in any", "a\nb", /No host can send/],
    ["a carriage return, in any", "a\rb", /No host can send/],
    ["what is not ASCII, in any", "café", /No host can send/],
    ["nothing, in any", "", /No host can send/],
    ["a variable of the environment, in a Caddyfile", "{$HOME}", /Caddyfile cannot hold/],
    ["a backquote, in a Caddyfile", "a`b", /Caddyfile cannot hold/],
    ["a part of the address, on Vercel", "$uri", /Vercel's configuration cannot hold/],
  ])("%s", (_, value, sentence) => {
    expect(() => hostFiles(rulesWith(value))).toThrow(sentence);
  });

  test("and so does a name that is none", () => {
    const rules = { ...rulesWith("a"), headers: { "X Test:": "a" } };
    expect(() => hostFiles(rules)).toThrow(/No host can send/);
  });
});

describe("Vercel's Build Output", () => {
  test.each(['"', "{a}", "\\", ";"])("holds a header with %s as it is", (value) => {
    expect(vercelOf(value).routes[0]!.headers!["X-Test"]).toBe(value);
  });

  test("serves each page at its clean address", () => {
    expect(vercelOf("a").overrides).toEqual({
      "book-demo.html": { path: "book-demo" },
      "privacy.html": { path: "privacy" },
    });
  });

  test.each([
    ["/privacy/", 308],
    ["/404", 404],
    ["/404.html", 404],
    ["/_headers", 404],
    ["/privacy", undefined],
    ["/", undefined],
  ])("answers %s with %s before it looks for a file", (address, status) => {
    const { routes } = vercelOf("a");
    const before = routes.slice(
      0,
      routes.findIndex((route) => "handle" in route),
    );
    const found = before.find((route) => route.status && new RegExp(route.src!).test(address));
    expect(found?.status).toBe(status);
  });
});

test("Cloudflare's Worker serves the site's folder, with its 404 page", () => {
  const config = JSON.parse(hostFiles(rulesWith("a"))["wrangler.jsonc"]!) as { name: string; assets: object };
  expect(config.name).toMatch(/^[a-z\d-]+$/);
  expect(config.assets).toMatchObject({ directory: "../dist", not_found_handling: "404-page" });
});
