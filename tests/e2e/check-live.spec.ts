import { spawn } from "node:child_process";
import { createServer, type RequestListener, type Server } from "node:http";
import { checkLive } from "../../src/build/check-live";
import { BUILT_SITE } from "./build-site";
import { hasCaddy, startCaddy } from "./caddy-host";
import { findNginx } from "./find-nginx";
import { expect, test } from "./fixtures";
import { builtHostFile, startNginx } from "./nginx-host";
import { listen } from "../listen";

/** The faults by what was looked at, of what has any. */
async function faultsOf(
  origin: string,
  url = "",
  isSending = false,
  isService = false,
): Promise<Record<string, string[]>> {
  const checks = await checkLive(origin, BUILT_SITE, { url, isService, sendsKey: true }, isSending);
  return Object.fromEntries(checks.filter(({ faults }) => faults.length > 0).map(({ what, faults }) => [what, faults]));
}

/** The sitemap is for the site's own address, which a machine under test does not have. */
const ELSEWHERE = { "/sitemap.xml": [expect.stringContaining("is for https://")] };

let server: Server | undefined;
test.afterEach(() => void server?.close());

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  return listen(server);
}

test.describe("the live check finds nothing wrong with", () => {
  test("nginx under the build's configuration", async () => {
    test.skip(!findNginx(), "not installed");
    const { origin, stop } = await startNginx(builtHostFile("nginx.conf"));
    expect(await faultsOf(origin)).toEqual(ELSEWHERE);
    await stop();
  });

  test("Caddy under the build's configuration", async () => {
    test.skip(!hasCaddy(), "not installed");
    const { origin, stop } = await startCaddy(builtHostFile("Caddyfile"));
    expect(await faultsOf(origin)).toEqual(ELSEWHERE);
    await stop();
  });

  test("the preview, but that the absence of a file may be kept there", async ({ baseURL }) => {
    expect(await faultsOf(baseURL!)).toEqual({
      ...ELSEWHERE,
      "/assets/no-such-file-00000000.js": [expect.stringContaining("its absence may be kept")],
    });
  });
});

test("a host that shows one page for every address fails in all that matters", async ({ request }) => {
  const home = await (await request.get("/")).text();
  const origin = await serve((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.setHeader("Cache-Control", "max-age=600");
    response.end(home.replace("</body>", "<script src=//cdn.example/stats.js></script></body>"));
  });
  const faults = await faultsOf(origin);
  expect(faults["/"]).toEqual([
    expect.stringContaining("not what is in dist/"),
    expect.stringContaining("Content-Type"),
    "not compressed",
    expect.stringContaining("may be kept"),
    "Content-Security-Policy is missing",
    ...Array.from({ length: 7 }, () => expect.stringMatching(/^[\w-]+ is missing$/)),
  ]);
  for (const path of ["/no-such-page-here", "/404.html"]) expect(faults[path]).toContain("status 200, not 404");
  expect(faults["/privacy/"]).toContain("status 200, not 301 or 302 or 307 or 308 or 404");
  expect(faults["/assets/no-such-file-00000000.js"]).toEqual([
    "status 200 for a file that is missing, not 404",
    expect.stringContaining("its absence may be kept"),
  ]);
  expect(Object.keys(faults)).toEqual(expect.arrayContaining(["/robots.txt", "/sitemap.xml", "/llms.txt"]));
});

test.describe("the delivery address", () => {
  /** What is wrong with it, whatever else is with the site. */
  const deliveryFaults = async (origin: string, url: string, isSending = false) => {
    const faults = await faultsOf(origin, url, isSending);
    return Object.entries(faults).filter(([what]) => /delivery|request/.test(what));
  };

  test("is asked as a browser asks, and nothing is created unless that is wanted", async ({ baseURL }) => {
    const methods: string[] = [];
    const url = await serve((message, response) => {
      methods.push(message.method!);
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Access-Control-Allow-Headers", "Content-Type, Idempotency-Key");
      response.end();
    });
    expect(await deliveryFaults(baseURL!, url)).toEqual([]);
    expect(methods).toEqual(["OPTIONS"]);
    expect(await deliveryFaults(baseURL!, url, true)).toEqual([]);
    expect(methods.slice(1).toSorted()).toEqual(["OPTIONS", "POST"]);
  });

  for (const [change, from, to] of [
    ["scheme", "/demo", "https://127.0.0.1/demo"],
    ["www", "/demo", "http://www.company.example/demo"],
    ["slash", "/demo", "/demo/"],
  ] as const)
    test(`fails where it leads to another one that differs by ${change} alone`, async ({ baseURL }) => {
      const origin = await serve((_, response) => response.writeHead(308, { Location: to }).end());
      const [[, faults] = []] = await deliveryFaults(baseURL!, origin + from);
      expect(faults).toEqual([expect.stringMatching(/^leads to .*; set VITE_DEMO_REQUEST_URL to that/)]);
    });

  test("of a form service is not asked for leave, which no browser does, nor sent anything", async ({ baseURL }) => {
    const methods: string[] = [];
    const url = await serve((message, response) => {
      methods.push(message.method!);
      response.writeHead(405).end();
    });
    const faults = await faultsOf(baseURL!, url, true, true);
    expect(Object.keys(faults).filter((what) => /delivery|request/.test(what))).toEqual([]);
    expect(methods).not.toContain("POST");
  });

  test("fails where it does not let the site in", async ({ baseURL }) => {
    const url = await serve((_, response) => response.writeHead(405).end());
    const [[, faults] = []] = await deliveryFaults(baseURL!, url);
    expect(faults).toEqual([
      "status 405 to the browser's question (preflight)",
      `does not allow requests from ${baseURL}`,
      "does not allow the header content-type",
      "does not allow the header idempotency-key",
    ]);
  });
});

test.describe("the command", () => {
  const runCommand = (...args: string[]) =>
    new Promise<{ exitCode: number | null; output: string }>((resolve) => {
      let output = "";
      const child = spawn(process.execPath, ["src/build/run.js", "src/build/check-live.ts", ...args]);
      for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
      child.once("exit", (exitCode) => resolve({ exitCode, output }));
    });

  test("says what is wrong, line by line, without the host's control characters, and fails", async () => {
    const origin = await serve((_, response) => {
      response.setHeader("Content-Type", "text/\u009b31mred");
      response.end();
    });
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
});
