import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { headersFor } from "../../src/build/headers";
import { paths } from "../../src/paths";
import { checkLive } from "../../tools/check-live";
import { listen } from "../listen";
import { BUILT_SITE, filesOf } from "./build-site";
import { LISTED } from "./fixtures";
import { HOSTS } from "./installed-hosts";

const built = (file: string) => readFileSync(join(BUILT_SITE, file), "utf8");

/** Addresses of what is not there, or not to be had. */
const MISSING = ["/404", "/404.html", "/Privacy", "/assets", "/_headers", "/privacy/extra"];

/** What the built site has wrong at an origin, by what was checked. */
async function faultsAt(origin: string, ...delivery: [url?: string, headers?: string[]]) {
  const results = await checkLive(origin, BUILT_SITE, ...delivery);
  const wrong = results.filter(({ faults }) => faults.length > 0);
  return Object.fromEntries(wrong.map(({ what, faults }) => [what, faults]));
}

/** The build is for another address than this machine's. */
const ELSEWHERE = expect.stringContaining("dist/ is for https://");

for (const { name, isInstalled, start } of HOSTS)
  test(`${name} serves the site with its headers, caching, 404 and clean addresses`, async ({ request }) => {
    test.skip(!isInstalled, "not installed");
    const { origin, stop } = await start();
    const ask = (path: string, method = "GET", headers: Record<string, string> = {}) =>
      request.fetch(origin + path, { method, headers, maxRedirects: 0 });

    expect.soft(await faultsAt(origin)).toEqual({ VITE_SITE_ORIGIN: [ELSEWHERE] });
    for (const path of MISSING) {
      const missing = await ask(path);
      expect.soft([missing.status(), await missing.text()], path).toEqual([404, built("404.html")]);
    }
    const redirect = await ask(`${paths.privacy}/?a=1`);
    expect.soft([301, 308]).toContain(redirect.status());
    expect.soft(new URL(redirect.headers()["location"]!, origin).href).toBe(`${origin}${paths.privacy}?a=1`);
    const files = [...(await filesOf(BUILT_SITE)).keys()].filter((file) => !/^\/(_headers|404\.html)$/.test(file));
    for (const file of [...LISTED, ...files]) {
      const expected = headersFor(built("_headers"), file);
      const response = await ask(file, "GET", { "Accept-Encoding": "br, gzip" });
      expect.soft(response.status(), file).toBe(200);
      expect
        .soft(response.headers(), file)
        .toMatchObject({ "cache-control": expected["Cache-Control"], "x-frame-options": "DENY" });
      const isText = !/\.(png|ico|woff2)$/.test(file);
      if (Number(response.headers()["content-length"] ?? Infinity) > 1400)
        expect.soft(response.headers()["content-encoding"], file).toBe(isText ? "gzip" : undefined);
    }
    const plain = await ask("/", "GET", { "Accept-Encoding": "identity" });
    expect.soft(plain.headers()).not.toHaveProperty("content-encoding");

    expect.soft((await ask(paths.bookDemo, "POST")).status()).toBe(405);
    const head = await ask(paths.privacy, "HEAD");
    expect.soft([head.status(), await head.text()]).toEqual([200, ""]);
    const { etag = "" } = (await ask(paths.privacy)).headers();
    expect.soft((await ask(paths.privacy, "GET", { "If-None-Match": etag })).status()).toBe(304);
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

  test("the live check fails a host that shows one page for every address, line by line, without its control characters", async () => {
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
    expect(faults["/no-such-page-here"]).toContain("status 200, not 404");
    expect(faults[`${origin}/privacy/ to ${origin}/privacy`]).toEqual([expect.stringContaining("status 200")]);
    expect(Object.keys(faults)).toEqual(expect.arrayContaining(["/robots.txt", "/sitemap.xml", "/llms.txt"]));
    const command = promisify(execFile)(process.execPath, ["tools/run.js", "tools/check-live.ts", origin]);
    const { code, stdout: output } = (await command.catch((error: unknown) => error)) as {
      code: number;
      stdout: string;
    };
    expect(code).toBe(1);
    expect(output).toMatch(/^WRONG {2}\/privacy$.*text\/\uFFFD31mred.*^\d+ of \d+ are wrong\.$/ms);
    expect(output).not.toContain("\u009b");
  });

  test("the live check finds that the tests' own server goes by the path alone, and nothing else wrong; a POST is refused", async () => {
    const kept = { "/assets/no-such-file-00000000.js": [expect.stringContaining("may be kept")] };
    expect(await faultsAt(process.env.E2E_ORIGIN!)).toEqual({ VITE_SITE_ORIGIN: [ELSEWHERE], ...kept });
    expect((await fetch(process.env.E2E_ORIGIN + paths.bookDemo, { method: "POST" })).status).toBe(405);
  });

  test("the live check finds a host whose http does not lead to https", async () => {
    const { fetch } = globalThis;
    stop = () => void (globalThis.fetch = fetch);
    globalThis.fetch = async () => new Response("", { status: 404 });
    const faults = await faultsAt("https://host.example");
    const way = `http://host.example${paths.privacy} to https://host.example${paths.privacy}`;
    expect(faults[way]).toEqual([expect.stringContaining("status 404")]);
  });

  test("the live check asks the delivery address as a browser asks, and creates nothing", async () => {
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
    expect(await faults([])).toEqual([expect.stringContaining(`leads to ${url}/`)]);
    answer = (_, response) => void response.writeHead(302, { Location: "/thanks" }).end();
    expect(await faults([]), "a form service's page of thanks").toBeUndefined();
    answer = (_, response) => {
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Access-Control-Allow-Headers", "Content-Type, Idempotency-Key");
      response.end();
    };
    expect(await faults()).toBeUndefined();
    expect(new Set(methods)).toEqual(new Set(["OPTIONS"]));
  });
});
