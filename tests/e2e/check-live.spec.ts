import { spawn } from "node:child_process";
import { createServer, type RequestListener, type Server } from "node:http";
import { checkLive } from "../../tools/check-live";
import { listen } from "../listen";
import { BUILT_SITE } from "./build-site";
import { hasCaddy, startCaddy } from "./caddy-host";
import { findNginx } from "./find-nginx";
import { expect, test } from "./fixtures";
import { startNginx } from "./nginx-host";

/** The faults by what was checked, of what has any. */
async function faultsOf(origin: string, ...delivery: [url?: string, headers?: string[]]) {
  const results = await checkLive(origin, BUILT_SITE, ...delivery);
  const wrong = results.filter(({ faults }) => faults.length > 0);
  return Object.fromEntries(wrong.map(({ what, faults }) => [what, faults]));
}

/** The build is for another address than the machine that runs the tests. */
const ELSEWHERE = { VITE_SITE_ORIGIN: [expect.stringContaining("dist/ is for https://")] };

let server: Server | undefined;
test.afterEach(() => void server?.close());

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  return listen(server);
}

const HOSTS = [
  { name: "nginx", isInstalled: findNginx() !== undefined, start: startNginx },
  { name: "Caddy", isInstalled: hasCaddy(), start: startCaddy },
];
for (const { name, isInstalled, start } of HOSTS)
  test(`the live check finds nothing wrong with ${name} under its file in hosts/`, async () => {
    test.skip(!isInstalled, "not installed");
    const { origin, stop } = await start();
    expect(await faultsOf(origin)).toEqual(ELSEWHERE);
    await stop();
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
});

test.describe("the delivery address", () => {
  const HEADERS = ["content-type", "idempotency-key"];
  const deliveryFaults = async (origin: string, url: string, headers = HEADERS) =>
    (await faultsOf(origin, url, headers))[`delivery address ${url}`];

  test("is asked as a browser asks, and nothing is created", async ({ baseURL }) => {
    const methods: string[] = [];
    const url = await serve((message, response) => {
      methods.push(message.method!);
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Access-Control-Allow-Headers", "Content-Type, Idempotency-Key");
      response.end();
    });
    expect(await deliveryFaults(baseURL!, `${url}/demo`)).toBeUndefined();
    expect(methods).toEqual(["OPTIONS"]);
  });

  test("fails where it leads to another one", async ({ baseURL }) => {
    const url = await serve((_, response) => response.writeHead(308, { Location: "/demo/" }).end());
    expect(await deliveryFaults(baseURL!, `${url}/demo`)).toEqual([expect.stringContaining(`leads to ${url}/demo/`)]);
  });

  test("fails where it refuses the site, unless no browser asks for permission", async ({ baseURL }) => {
    const url = await serve((_, response) => response.writeHead(405).end());
    expect(await deliveryFaults(baseURL!, `${url}/demo`, [])).toBeUndefined();
    expect(await deliveryFaults(baseURL!, `${url}/demo`)).toEqual([
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
      const child = spawn(process.execPath, ["tools/run.js", "tools/check-live.ts", ...args]);
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
