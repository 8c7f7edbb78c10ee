import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { headersFor, type Headers } from "../../src/build/headers";

const file = readFileSync("public/_headers", "utf8");
const page = headersFor(file, "/privacy");
const asset = headersFor(file, "/assets/main-abc.js");
const { "Cache-Control": _, ...security } = page;

test("every answer has the same security headers", () => {
  const { "Permissions-Policy": features, ...others } = security;
  expect(others).toEqual({
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  expect(features).toMatch(/^[a-z-]+=\(\)(, [a-z-]+=\(\))*$/);
  expect(features).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\)/);
  expect(asset).toMatchObject(security);
});

test("hashed files are kept for a year, everything else is revalidated", () => {
  expect(asset["Cache-Control"]).toBe("public, max-age=31536000, immutable");
  for (const path of ["/", "/404.html", "/favicon.svg", "/nested/assets/main.js"])
    expect(headersFor(file, path)["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
});

// Cloudflare and Netlify join the values of a header that two matching rules set.
test("_headers sets no header twice, in lines that both hosts can read", () => {
  const names = [...file.matchAll(/^ +([\w-]+):/gm)].map(([, name]) => name!);
  expect(names.toSorted()).toEqual(Object.keys(asset).toSorted());
  expect(file).not.toMatch(/.{2000}/);
});

describe("the hosts' own files", () => {
  const read = (name: string) => readFileSync(`hosts/${name}`, "utf8");
  const all = (text: string, header: RegExp) =>
    Object.fromEntries([...text.matchAll(header)].map(([, name, value]) => [name, value]));

  // What else the two files do is tried on the hosts themselves: tests/e2e/hosts.spec.ts, where they are installed.
  test("nginx.conf and Caddyfile send the headers", () => {
    const nginx = read("nginx.conf");
    expect(all(nginx, /^  add_header ([\w-]+) "(.+)" always;$/gm)).toEqual(security);
    // A location with an add_header of its own would send no other.
    expect(nginx).not.toMatch(/^ {4,}add_header/m);
    expect(all(read("Caddyfile"), /^\t{3}([\w-]+) "(.+)"$/gm)).toEqual(page);
  });

  test("vercel.json sends the headers, and knows the caching and clean URLs", () => {
    const listed = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
    expect(JSON.parse(read("vercel.json"))).toMatchObject({
      outputDirectory: "dist",
      cleanUrls: true,
      trailingSlash: false,
      headers: [
        { source: "/(.*)", headers: listed(security) },
        { source: "/assets/(.*)", headers: listed({ "Cache-Control": asset["Cache-Control"]! }) },
      ],
    });
  });

  test("wrangler.jsonc serves the site's folder, with its 404 page and clean URLs", () => {
    // JSON without its comments and trailing commas.
    const json = read("wrangler.jsonc").replaceAll(/^\/\/.*$|,(?=\s*\})/gm, "");
    expect(JSON.parse(json)).toMatchObject({
      assets: { directory: "../dist", html_handling: "drop-trailing-slash", not_found_handling: "404-page" },
    });
  });
});
