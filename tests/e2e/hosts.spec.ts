import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
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

/** What the built site has wrong at an origin, by what was checked. */
async function faultsAt(origin: string, ...delivery: [url?: string, headers?: string[]]) {
  const results = await checkLive(origin, BUILT_SITE, ...delivery);
  const wrong = results.filter(({ faults }) => faults.length > 0);
  return Object.fromEntries(wrong.map(({ what, faults }) => [what, faults]));
}

const startedPreview = async () => ({ origin: process.env.E2E_ORIGIN!, stop: async () => {} });
// It compresses nothing.
const PREVIEW = { name: "vite preview", isInstalled: true, encoding: undefined, start: startedPreview };

for (const { name, isInstalled, encoding, start } of [PREVIEW, ...HOSTS])
  test(`${name} serves the site with its headers, caching, 404 and clean addresses`, async ({ request }) => {
    test.skip(!isInstalled, "not installed");
    const { origin, stop } = await start();
    const ask = (path: string, method = "GET", headers: Record<string, string> = {}) =>
      request.fetch(origin + path, { method, headers, maxRedirects: 0 });

    /** Each header of `_headers` is sent once, with the same value. */
    function expectHeaders(response: APIResponse, path: string) {
      const expected = headersFor(built("_headers"), path);
      // The preview sends no HSTS, which would outlive it on localhost, and goes by the path alone, as some hosts do.
      if (!encoding) delete expected["Strict-Transport-Security"];
      else if (!response.ok()) expected["Cache-Control"] = headersFor(built("_headers"), "/404.html")["Cache-Control"]!;
      const all = response.headersArray();
      for (const [header, value] of Object.entries(expected)) {
        const sent = all.filter(({ name: sentName }) => sentName.toLowerCase() === header.toLowerCase());
        expect.soft(sent, `${path}: ${header}`).toEqual([{ name: expect.anything(), value }]);
      }
    }

    for (const path of LISTED) {
      const page = await ask(path);
      expect.soft(page.status(), path).toBe(200);
      expect.soft(await page.text(), path).toBe(built(fileOf(path)));
      expect.soft(page.headers()["content-type"], path).toMatch(/^text\/html; ?charset=utf-8$/);
      expectHeaders(page, path);
    }
    for (const path of MISSING) {
      const missing = await ask(path);
      expect.soft(missing.status(), path).toBe(404);
      expect.soft(await missing.text(), path).toBe(built("404.html"));
      expectHeaders(missing, path);
    }
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
    const plain = await ask("/", "GET", { "Accept-Encoding": "identity" });
    expect.soft(plain.headers()).not.toHaveProperty("content-encoding");

    const posted = await ask(paths.bookDemo, "POST");
    expect.soft(posted.status()).toBe(405);
    expectHeaders(posted, "/404.html");
    const head = await ask(paths.privacy, "HEAD");
    expect.soft([head.status(), await head.text()]).toEqual([200, ""]);
    const { etag = "" } = (await ask(paths.privacy)).headers();
    expect.soft((await ask(paths.privacy, "GET", { "If-None-Match": etag })).status()).toBe(304);
    // The build is for another address than this machine's.
    const elsewhere = { VITE_SITE_ORIGIN: [expect.stringContaining("dist/ is for https://")] };
    if (encoding) expect.soft(await faultsAt(origin)).toEqual(elsewhere);
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

  const runCommand = (address: string) =>
    new Promise<{ exitCode: number; output: string }>((resolve) => {
      execFile(process.execPath, ["tools/run.js", "tools/check-live.ts", address], (error, out, err) =>
        resolve({ exitCode: Number(error?.code ?? 0), output: out + err }),
      );
    });

  test("fails a host that shows one page for every address, line by line, without its control characters", async () => {
    const page = built("index.html").replace("</body>", "<script src=//cdn.example/a.js></script></body>");
    const origin = await serve((_, response) => {
      response.setHeader("Content-Type", "text/\u009b31mred");
      response.setHeader("Cache-Control", "max-age=600");
      // As bytes: beside a text Node would encode the headers, too.
      response.end(Buffer.from(page));
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
    for (const path of ["/no-such-page-here", "/assets/no-such-file-00000000.js"])
      expect(faults[path]).toContain("status 200, not 404");
    expect(faults[`${origin}/privacy/ to ${origin}/privacy`]).toEqual([expect.stringContaining("status 200")]);
    expect(Object.keys(faults)).toEqual(expect.arrayContaining(["/robots.txt", "/sitemap.xml", "/llms.txt"]));
    const { exitCode, output } = await runCommand(origin);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^WRONG {2}\/privacy$.*text\/\uFFFD31mred.*^\d+ of \d+ are wrong\.$/ms);
    expect(output).not.toContain("\u009b");
  });

  test("says how it is used when it gets no address", async () => {
    const output = expect.stringContaining("npm run check-live -- https://");
    expect(await runCommand("www.example.co.uk")).toEqual({ exitCode: 2, output });
  });

  test("asks the delivery address as a browser asks, and creates nothing", async () => {
    const origin = process.env.E2E_ORIGIN!;
    const methods: string[] = [];
    let answer: RequestListener = (_, response) => void response.writeHead(405).end();
    const service = await serve((question, response) => {
      methods.push(question.method!);
      answer(question, response);
    });
    const url = `${service}/demo`;
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
