import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, request as httpRequest, type RequestListener } from "node:http";
import { join } from "node:path";
import { expect, test, type APIResponse } from "@playwright/test";
import { fileOf } from "../../src/build/document-template";
import { headersFor } from "../../src/build/headers";
import { paths } from "../../src/paths";
import { checkLive } from "../../tools/check-live";
import { listen } from "../listen";
import { BUILT_SITE, filesOf } from "./build-site";
import { LISTED, NOWHERE } from "./fixtures";
import { HOSTS } from "./installed-hosts";

const built = (file: string) => readFileSync(join(BUILT_SITE, file), "utf8");

/** Addresses of what is not there, or not to be had. */
const MISSING = [NOWHERE, "/404", "/404.html", "/Privacy", "/assets", "/assets/gone.js", "/_headers", "/privacy/extra"];

/** Addresses that point outside the site. */
const OUTSIDE = ["/../package.json", "/..%2fpackage.json", "/%2e%2e/package.json", "/assets/..%2f..%2fpackage.json"];

/** Asks for a path exactly as it is written: `fetch` would tidy it. */
const statusOf = (origin: string, path: string) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    httpRequest({ hostname, port, path }, (response) => resolve(response.resume().statusCode!))
      .on("error", reject)
      .end();
  });

/** What the built site has wrong at an origin, by what was checked. */
async function faultsAt(origin: string, ...delivery: [url?: string, headers?: string[]]) {
  const results = await checkLive(origin, BUILT_SITE, ...delivery);
  return Object.fromEntries(
    results.filter(({ faults }) => faults.length > 0).map(({ what, faults }) => [what, faults]),
  );
}

/** The build is for another address than the machine that runs the tests. */
const ELSEWHERE = [expect.stringContaining("dist/ is for https://")];

const PREVIEW = {
  name: "vite preview",
  isInstalled: true,
  // It compresses nothing.
  encoding: undefined,
  start: async () => ({ origin: process.env.E2E_ORIGIN!, stop: async () => {} }),
};

for (const { name, isInstalled, encoding, start } of [PREVIEW, ...HOSTS])
  test(`${name} serves the site with its headers, caching, 404 and clean addresses`, async ({ request }) => {
    test.skip(!isInstalled, "not installed");
    const { origin, stop } = await start();
    const ask = (path: string, method = "GET", headers: Record<string, string> = {}) =>
      request.fetch(origin + path, { method, headers, maxRedirects: 0 });

    /** Each header of `_headers` is sent once and as it stands there. */
    function expectHeaders(response: APIResponse, path: string) {
      const expected = headersFor(built("_headers"), path);
      // The preview sends no HSTS, which would outlive it on localhost, and goes by the path alone, as some hosts do.
      if (!encoding) delete expected["Strict-Transport-Security"];
      else if (!response.ok()) expected["Cache-Control"] = headersFor(built("_headers"), "/404.html")["Cache-Control"]!;
      const sent = response.headersArray().map((header) => ({ ...header, name: header.name.toLowerCase() }));
      for (const [header, value] of Object.entries(expected))
        expect
          .soft(
            sent.filter((one) => one.name === header.toLowerCase()).map((one) => one.value),
            `${path}: ${header}`,
          )
          .toEqual([value]);
    }

    for (const path of LISTED)
      for (const address of [path, `/${fileOf(path)}`]) {
        const page = await ask(address);
        expect.soft(page.status(), address).toBe(200);
        expect.soft(await page.text(), address).toBe(built(fileOf(path)));
        expect.soft(page.headers()["content-type"], address).toMatch(/^text\/html; ?charset=utf-8$/);
        expectHeaders(page, address);
      }
    for (const path of MISSING) {
      const missing = await ask(path);
      expect.soft(missing.status(), path).toBe(404);
      expect.soft(await missing.text(), path).toBe(built("404.html"));
      expectHeaders(missing, path);
    }
    for (const path of OUTSIDE) expect.soft([400, 404], path).toContain(await statusOf(origin, path));
    for (const path of LISTED.slice(1)) {
      const redirect = await ask(`${path}/?a=1`);
      expect.soft([301, 308], path).toContain(redirect.status());
      expect.soft(new URL(redirect.headers()["location"]!, origin).href).toBe(`${origin}${path}?a=1`);
    }
    const files = [...(await filesOf(BUILT_SITE)).keys()].filter((file) => !/^\/(_headers|404\.html)$/.test(file));
    for (const file of files) {
      const response = await ask(file, "GET", { "Accept-Encoding": "br, gzip" });
      expect.soft(response.status(), file).toBe(200);
      expectHeaders(response, file);
      const isText = /\.(html|js|css|svg|xml|txt)$/.test(file);
      if (encoding && Number(response.headers()["content-length"] ?? Infinity) > 1400)
        expect.soft(response.headers()["content-encoding"], file).toBe(isText ? encoding : undefined);
    }
    expect
      .soft((await ask("/", "GET", { "Accept-Encoding": "identity" })).headers())
      .not.toHaveProperty("content-encoding");

    const posted = await ask(paths.bookDemo, "POST");
    expect.soft(posted.status()).toBe(405);
    expectHeaders(posted, "/404.html");
    const head = await ask(paths.privacy, "HEAD");
    expect.soft([head.status(), await head.text()]).toEqual([200, ""]);
    const { etag = "" } = (await ask(paths.privacy)).headers();
    expect.soft((await ask(paths.privacy, "GET", { "If-None-Match": etag })).status()).toBe(304);
    if (encoding) expect.soft(await faultsAt(origin)).toEqual({ VITE_SITE_ORIGIN: ELSEWHERE });
    await stop();
  });

test.describe("the live check", () => {
  let stop = () => {};
  test.afterEach(() => stop());

  async function serve(answer: RequestListener): Promise<string> {
    const server = createServer(answer);
    stop = () => void server.close();
    return listen(server);
  }

  const runCommand = (...args: string[]) =>
    new Promise<{ exitCode: number | null; output: string }>((resolve) => {
      let output = "";
      const child = spawn(process.execPath, ["tools/run.js", "tools/check-live.ts", ...args]);
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
      child.once("exit", (exitCode) => resolve({ exitCode, output }));
    });

  test("fails a host that shows one page for every address, line by line, without its control characters", async () => {
    const origin = await serve((_, response) => {
      response.setHeader("Content-Type", "text/\u009b31mred");
      response.setHeader("Cache-Control", "max-age=600");
      // As bytes: beside a text Node would encode the headers, too.
      response.end(
        Buffer.from(built("index.html").replace("</body>", "<script src=//cdn.example/a.js></script></body>")),
      );
    });
    const faults = await faultsAt(origin);
    expect(faults["/"]).toEqual([
      expect.stringContaining("not dist/index.html"),
      expect.stringContaining("Content-Type"),
      "not compressed",
      ...Array.from({ length: 8 }, () => expect.stringMatching(/^[\w-]+ is missing$/)),
      expect.stringContaining("may be kept"),
    ]);
    expect(faults["/no-such-page-here"]).toContainEqual(expect.stringContaining("may be kept"));
    for (const path of ["/no-such-page-here", "/assets/no-such-file-00000000.js"]) {
      expect(faults[path]).toContain("status 200, not 404");
    }
    expect(faults[`${origin}/privacy/ to ${origin}/privacy`]).toEqual([expect.stringContaining("status 200")]);
    expect(Object.keys(faults)).toEqual(expect.arrayContaining(["/robots.txt", "/sitemap.xml", "/llms.txt"]));
    const { exitCode, output } = await runCommand(origin);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^WRONG {2}\/privacy$/m);
    expect(output).toMatch(/^\d+ of \d+ are wrong\.$/m);
    expect(output).toContain("text/\uFFFD31mred");
    expect(output).not.toContain("\u009b");
  });

  test("says how it is used when it gets no address", async () => {
    const { exitCode, output } = await runCommand("www.example.co.uk");
    expect(exitCode).toBe(2);
    expect(output).toContain("npm run check-live -- https://");
  });

  test("asks the delivery address as a browser asks, and creates nothing", async () => {
    const origin = process.env.E2E_ORIGIN!;
    const methods: string[] = [];
    let answer: RequestListener = (_, response) => void response.writeHead(405).end();
    const url = `${await serve((question, response) => {
      methods.push(question.method!);
      answer(question, response);
    })}/demo`;
    const faults = async (headers = ["content-type", "idempotency-key"]) =>
      (await faultsAt(origin, url, headers))[`delivery address ${url}`];

    expect(await faults([]), "no permission is needed").toBeUndefined();
    expect(await faults()).toEqual([
      "status 405 to the browser's question (preflight)",
      `does not allow requests from ${origin}`,
      "does not allow the header content-type",
      "does not allow the header idempotency-key",
    ]);
    answer = (_, response) => void response.writeHead(308, { Location: "/demo/" }).end();
    expect(await faults()).toEqual([expect.stringContaining(`leads to ${url}/`)]);
    answer = (_, response) => {
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Access-Control-Allow-Headers", "Content-Type, Idempotency-Key");
      response.end();
    };
    expect(await faults()).toBeUndefined();
    expect(new Set(methods)).toEqual(new Set(["OPTIONS"]));
  });
});
