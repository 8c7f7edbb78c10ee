// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headersFile, securityHeaders } from "../../src/prerender/headers";
import { previewHost } from "../../src/prerender/preview-host";

const security = securityHeaders({ style: "" });

const FILES: Record<string, string> = {
  "index.html": "home",
  "privacy.html": "privacy",
  "404.html": "not found",
  "sitemap.xml": "<urlset/>",
  "favicon.ico": "icon",
  "assets/main-1.js": "export {};",
  "assets/font-1.woff2": "font",
  _headers: headersFile(security),
};

const SECRET = "a file beside the site";

let parent: string;
let server: Server;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "preview-host-"));
  const folder = join(parent, "dist");
  await mkdir(join(folder, "assets"), { recursive: true });
  await mkdir(join(parent, "dist-private"));
  for (const [file, content] of Object.entries(FILES)) await writeFile(join(folder, file), content);
  await writeFile(join(parent, "secret.html"), SECRET);
  await writeFile(join(parent, "dist-private/secret.html"), SECRET);
  const answer = previewHost(folder);
  server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(parent, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for a path exactly as written: `fetch` would tidy `/../` and encode the rest. */
function ask(path: string, { method = "GET", encoding = "identity" } = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": encoding, Connection: "close" };
    httpRequest({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

describe("finds", () => {
  test.each([
    ["/", "home", "text/html; charset=utf-8"],
    ["/?utm_source=mail", "home", "text/html; charset=utf-8"],
    ["/privacy", "privacy", "text/html; charset=utf-8"],
    ["/privacy?a=%E0%A4%A", "privacy", "text/html; charset=utf-8"],
    ["/privacy.html", "privacy", "text/html; charset=utf-8"],
    ["/%70rivacy", "privacy", "text/html; charset=utf-8"],
    ["/sitemap.xml", "<urlset/>", "application/xml; charset=utf-8"],
    ["/favicon.ico", "icon", "image/x-icon"],
    ["/assets/main-1.js", "export {};", "text/javascript; charset=utf-8"],
    ["/assets/font-1.woff2", "font", "font/woff2"],
  ])("%s", async (path, body, type) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe(body);
    expect(answer.headers["content-type"]).toBe(type);
  });
});

describe("answers with the 404 page and its status", () => {
  test.each([
    "/nowhere",
    "/Privacy",
    "/privacy/",
    "/privacy/extra",
    "/assets",
    "/assets/",
    "/assets/main-0.js",
    "/.html",
    "/_headers",
    "/%5Fheaders",
    "/./_headers",
    "/assets/../_headers",
    "/_headers/",
    "/%",
    "/%E0%A4%A",
    "/%00",
    "/privacy%00",
    "/privacy.html%00.png",
    "/../secret",
    "/../secret.html",
    "/%2e%2e/secret.html",
    "/%2e%2e%2fsecret.html",
    "/assets/..%2f..%2fsecret.html",
    "/..%5csecret.html",
    "/../dist-private/secret.html",
    "/../../../../../../etc/passwd",
    `/${"long/".repeat(1500)}`,
    `/${"x".repeat(5000)}`,
  ])("%s", async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe("not found");
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });
});

describe("headers", () => {
  const { "Strict-Transport-Security": _, ...expected } = security;

  test.each(["/", "/privacy", "/nowhere", "/%00", "/assets/main-1.js", "/favicon.ico"])(
    "%s carries the production headers, all but HSTS",
    async (path) => {
      const { headers } = await ask(path);
      for (const [name, value] of Object.entries(expected)) expect(headers[name.toLowerCase()]).toBe(value);
      expect(headers).not.toHaveProperty("strict-transport-security");
    },
  );

  test.each([
    ["/", "public, max-age=0, must-revalidate"],
    ["/privacy", "public, max-age=0, must-revalidate"],
    ["/assets/main-1.js", "public, max-age=31536000, immutable"],
    ["/assets/main-0.js", "public, max-age=0, must-revalidate"],
  ])("%s may be kept: %s", async (path, cache) => {
    expect((await ask(path)).headers["cache-control"]).toBe(cache);
  });
});

describe("methods", () => {
  test("HEAD sends the headers of GET and no body", async () => {
    const [head, get] = await Promise.all([ask("/privacy", { method: "HEAD" }), ask("/privacy")]);
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    for (const name of ["content-type", "cache-control", "content-security-policy"])
      expect(head.headers[name]).toBe(get.headers[name]);
    expect((await ask("/nowhere", { method: "HEAD" })).status).toBe(404);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is not allowed, and is told so", async (method) => {
    const answer = await ask("/book-demo", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD");
    expect(answer.headers["content-security-policy"]).toBeTruthy();
  });
});

describe("brotli", () => {
  test.each(["br", "gzip, deflate, br", "gzip;q=0.8, br;q=1.0"])("is sent to those who accept %j", async (encoding) => {
    const answer = await ask("/privacy", { encoding });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(answer.headers.vary).toBe("Accept-Encoding");
    expect(brotliDecompressSync(answer.body).toString()).toBe("privacy");
  });

  test.each(["identity", "gzip, deflate", "br;q=0", "gzip, br;q=0.0"])(
    "is kept from those who say %j",
    async (encoding) => {
      const answer = await ask("/privacy", { encoding });
      expect(answer.headers).not.toHaveProperty("content-encoding");
      expect(answer.body.toString()).toBe("privacy");
    },
  );

  test("spares what is compressed already", async () => {
    const answer = await ask("/assets/font-1.woff2", { encoding: "br" });
    expect(answer.headers).not.toHaveProperty("content-encoding");
  });

  test("covers the 404 page", async () => {
    const answer = await ask("/nowhere", { encoding: "br" });
    expect(answer.status).toBe(404);
    expect(brotliDecompressSync(answer.body).toString()).toBe("not found");
  });
});
