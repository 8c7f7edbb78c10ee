import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
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

// What else the hosts' files do is tried on the hosts themselves, where they are installed: tests/e2e/hosts.spec.ts.
test("the hosts' own files send the headers and the 404's status; vercel.json and wrangler.jsonc know the folder and clean URLs", () => {
  const read = (name: string) => readFileSync(`hosts/${name}`, "utf8");
  const all = (text: string, header: RegExp) =>
    Object.fromEntries([...text.matchAll(header)].map(([, name, value]) => [name, value]));
  const nginx = read("nginx.conf");
  expect(all(nginx, /^  add_header ([\w-]+) "(.+)" always;$/gm)).toEqual(security);
  // A location with an add_header of its own would send no other.
  expect(nginx).not.toMatch(/^ {4,}add_header/m);
  const caddy = read("Caddyfile");
  expect(all(caddy, /^\t{3}([\w-]+) "(.+)"$/gm)).toEqual(page);
  // An unknown address keeps its status with the page that is served for it.
  for (const line of ["error_page 404 /404.html;", "try_files $uri $uri.html =404;"]) expect(nginx).toContain(line);
  expect(caddy).toContain("\t\ttry_files {path} {path}.html\n\t\tfile_server\n\t}");
  expect(caddy).toContain("\t\trewrite * /404.html\n\t\tfile_server\n\t}");

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
  // JSON without its comments and trailing commas.
  expect(JSON.parse(read("wrangler.jsonc").replaceAll(/^\/\/.*$|,(?=\s*\})/gm, ""))).toMatchObject({
    assets: { directory: "../dist", html_handling: "drop-trailing-slash", not_found_handling: "404-page" },
  });
});
