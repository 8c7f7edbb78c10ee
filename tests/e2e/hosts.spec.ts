import { readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { headersFor } from "../../src/build/headers";
import { fileOf } from "../../src/build/document-template";
import { paths } from "../../src/paths";
import { BUILT_SITE, filesOf } from "./build-site";
import { findNginx } from "./find-nginx";
import { expect, hydrated, LISTED, NOWHERE, test } from "./fixtures";
import { hasCaddy, startCaddy } from "./caddy-host";
import { startNginx } from "./nginx-host";

interface Host {
  name: string;
  isInstalled: boolean;
  /** Headers of `_headers` that this host does not send, since nobody shall keep them. */
  left: string[];
  /** The preview compresses nothing that a host would have to. */
  encoding: "br" | "gzip" | undefined;
  /** Sends Cache-Control by the path, whatever the status: a missing asset may be kept for a year. */
  isCachedByPath: boolean;
  start: (baseURL: string) => Promise<{ origin: string; stop: () => Promise<void> }>;
}

const nginx = findNginx();

const HOSTS: Host[] = [
  {
    name: "vite preview",
    isInstalled: true,
    left: ["Strict-Transport-Security"],
    encoding: undefined,
    isCachedByPath: true,
    start: async (origin) => ({ origin, stop: async () => {} }),
  },
  {
    name: "nginx with hosts/nginx.conf",
    isInstalled: nginx !== undefined,
    left: [],
    encoding: nginx?.brotli ? "br" : "gzip",
    isCachedByPath: false,
    start: () => startNginx(),
  },
  {
    name: "Caddy with hosts/Caddyfile",
    isInstalled: hasCaddy(),
    left: [],
    encoding: "gzip",
    isCachedByPath: false,
    start: () => startCaddy(),
  },
];

const built = (file: string) => readFileSync(join(BUILT_SITE, file), "utf8");

for (const host of HOSTS)
  test.describe(host.name, () => {
    test.skip(!host.isInstalled, "not installed");
    test.describe.configure({ mode: "default" });

    let origin: string;
    let stop = async () => {};
    test.beforeAll(async ({ baseURL }) => void ({ origin, stop } = await host.start(baseURL!)));
    test.afterAll(() => stop());

    const ask = (request: APIRequestContext, path: string, method = "GET", encoding = "br, gzip") =>
      request.fetch(origin + path, { method, headers: { "Accept-Encoding": encoding }, maxRedirects: 0 });

    /** Each security header of `_headers`, once and as it stands there. */
    function expectSecurityHeaders(response: APIResponse) {
      const { "Cache-Control": _, ...securityHeaders } = headersFor(built("_headers"), "/");
      const sent = response.headersArray().map(({ name, value }) => ({ name: name.toLowerCase(), value }));
      for (const [name, value] of Object.entries(securityHeaders)) {
        const found = sent.filter((header) => header.name === name.toLowerCase());
        expect(found).toEqual(host.left.includes(name) ? [] : [{ name: name.toLowerCase(), value }]);
      }
    }

    function expectCache(response: APIResponse, path: string) {
      const sent = response.headersArray().filter(({ name }) => name.toLowerCase() === "cache-control");
      expect(sent.map(({ value }) => value)).toEqual([headersFor(built("_headers"), path)["Cache-Control"]]);
    }

    test("sends each page whole, under its clean address and its file's name", async ({ request }) => {
      for (const path of LISTED)
        for (const address of [path, `/${fileOf(path)}`]) {
          const response = await ask(request, address);
          expect(response.status()).toBe(200);
          expect(await response.text()).toBe(built(fileOf(path)));
          expect(response.headers()["content-type"]).toMatch(/^text\/html; ?charset=utf-8$/);
          expectSecurityHeaders(response);
          expectCache(response, path);
        }
    });

    test("answers what is not there with the 404 page and its status", async ({ request }) => {
      const missing = [
        "/404",
        "/404.html",
        "/Privacy",
        "/assets",
        "/assets/",
        "/assets/gone.js",
        "/og/",
        "/_headers",
        "/privacy/extra",
      ];
      for (const path of [NOWHERE, ...missing]) {
        const response = await ask(request, path);
        expect(response.status(), path).toBe(404);
        expect(await response.text()).toBe(built("404.html"));
        expectSecurityHeaders(response);
        expectCache(response, host.isCachedByPath ? path : "/404.html");
      }
    });

    test("redirects a slash at the end", async ({ request }) => {
      for (const path of LISTED.slice(1)) {
        const response = await ask(request, `${path}/?a=1`);
        expect([301, 308]).toContain(response.status());
        expect(new URL(response.headers()["location"]!, origin).href).toBe(`${origin}${path}?a=1`);
      }
    });

    test("gives nothing away that lies beside the site", async () => {
      const { hostname, port } = new URL(origin);
      for (const path of [
        "/../package.json",
        "/..%2fpackage.json",
        "/%2e%2e/package.json",
        "/assets/..%2f..%2fpackage.json",
      ]) {
        // Exactly as written: `fetch` would tidy the path.
        const status = await new Promise((done, fail) =>
          httpRequest({ hostname, port, path }, (response) => {
            response.resume();
            done(response.statusCode);
          })
            .on("error", fail)
            .end(),
        );
        expect([400, 404], path).toContain(status);
      }
    });

    test("sends every file with the security headers, and lets hashed ones be kept", async ({ request }) => {
      for (const file of (await filesOf(BUILT_SITE)).keys()) {
        if (["/_headers", "/404.html"].includes(file)) continue;
        const response = await ask(request, file);
        expect(response.status()).toBe(200);
        expectSecurityHeaders(response);
        expectCache(response, file);
      }
    });

    test("compresses text, and nothing that is compressed already", async ({ request }) => {
      test.skip(!host.encoding, "the preview is no host");
      const files = [...(await filesOf(BUILT_SITE)).keys()];
      const first = (ending: string) => files.find((file) => file.endsWith(ending))!;
      for (const path of [paths.home, NOWHERE, first(".svg"), "/sitemap.xml", "/llms.txt"]) {
        expect((await ask(request, path)).headers()["content-encoding"], path).toBe(host.encoding);
        expect((await ask(request, path, "GET", "identity")).headers()).not.toHaveProperty("content-encoding");
      }
      expect((await ask(request, paths.home, "GET", "gzip")).headers()["content-encoding"]).toBe("gzip");
      for (const path of [first(".woff2"), first(".png")])
        expect((await ask(request, path)).headers()).not.toHaveProperty("content-encoding");
    });

    test("refuses to be posted to, and answers HEAD as GET, without a body", async ({ request }) => {
      for (const path of [paths.bookDemo, paths.home]) {
        const response = await ask(request, path, "POST");
        expect(response.status()).toBe(405);
        expectSecurityHeaders(response);
      }
      const head = await ask(request, paths.privacy, "HEAD");
      expect(head.status()).toBe(200);
      expect(await head.text()).toBe("");
      expectSecurityHeaders(head);
    });

    test("does not send again what the visitor still has", async ({ request }) => {
      const { etag } = (await ask(request, paths.privacy)).headers();
      const headers = { "If-None-Match": etag! };
      const response = await request.get(origin + paths.privacy, { headers });
      expect(response.status()).toBe(304);
    });

    test("serves pages that run", async ({ page }) => {
      for (const path of LISTED) {
        await page.goto(origin + path);
        await hydrated(page);
      }
    });
  });
