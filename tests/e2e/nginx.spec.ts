import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import { paths } from "../../src/paths";
import { cacheControl, parseSecurityHeaders } from "../../src/prerender/headers";
import { BUILT_SITE, filesOf } from "./build-site";
import { findNginx } from "./find-nginx";
import { expect, hydrated, LISTED, NOWHERE, test } from "./fixtures";
import { freePort } from "./free-port";

/** Where README's configuration has the site. */
const PLACE = "/var/www/forecourt";

const readme = readFileSync("README.md", "utf8");

/** The block of a language that holds a text, as README has it. */
function blockOf(language: string, text: string): string {
  const blocks = [...readme.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"))].map(
    ([, code]) => code!,
  );
  const found = blocks.find((code) => code.includes(text));
  if (!found) throw new Error(`README has no ${language} block with ${text}`);
  return found;
}

const installed = findNginx();

test.skip(!installed, "nginx is not installed");
test.describe.configure({ mode: "default" });

let folder: string;
let origin: string;
let nginx: ChildProcess;

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nginx-"));
  // Started as root, its workers are another user.
  chmodSync(folder, 0o755);
  await mkdir(join(folder, "temp"));
  await symlink(resolve(BUILT_SITE), join(folder, "dist"));
  execFileSync("sh", ["-c", blockOf("sh", "security-headers.conf")], { cwd: folder });

  const port = await freePort();
  const site = blockOf("nginx", "server {")
    .replaceAll(PLACE, folder)
    .replace("listen 8080", `listen localhost:${port}`);
  const server = installed?.brotli
    ? site.replace("gzip on;", (line) => `${line}\n${blockOf("nginx", "brotli on;")}`)
    : site;
  const spools = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, "temp", name)};`,
  );
  const configuration = [
    "daemon off;",
    ...(installed?.brotli ? [`load_module ${installed.brotli};`] : []),
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    `pid ${join(folder, "nginx.pid")};`,
    "error_log stderr;",
    "events {}",
    `http { include ${installed?.types}; access_log off; ${spools.join(" ")} ${server} }`,
  ];
  await writeFile(join(folder, "nginx.conf"), configuration.join("\n"));
  origin = `http://localhost:${port}`;
  let said = "";
  nginx = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-e", "stderr"]);
  nginx.stderr!.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => answers(origin), { message: said }).toBe(true);
});

test.afterAll(async () => {
  const ended = new Promise((done) => nginx.once("exit", done));
  nginx.kill();
  await ended;
  await rm(folder, { recursive: true });
});

const ask = (request: APIRequestContext, path: string, method = "GET", encoding = "gzip") =>
  request.fetch(origin + path, { method, headers: { "Accept-Encoding": encoding }, maxRedirects: 0 });

const built = (file: string) => readFileSync(join(BUILT_SITE, file), "utf8");
const fileOf = (path: string) => (path === paths.home ? "index.html" : `${path.slice(1)}.html`);

/** Each security header of `_headers`, once and as it stands there. */
function expectSecurityHeaders(response: APIResponse) {
  const sent = response.headersArray().map(({ name, value }) => ({ name: name.toLowerCase(), value }));
  for (const [name, value] of Object.entries(parseSecurityHeaders(built("_headers")))) {
    const found = sent.filter((header) => header.name === name.toLowerCase());
    expect(found).toEqual([{ name: name.toLowerCase(), value }]);
  }
}

function expectCache(response: APIResponse, path: string) {
  const sent = response.headersArray().filter(({ name }) => name.toLowerCase() === "cache-control");
  expect(sent.map(({ value }) => value)).toEqual([cacheControl(path)]);
}

test.describe("nginx with README's configuration", () => {
  for (const path of LISTED) {
    test(`sends ${path} whole, under its clean address`, async ({ request }) => {
      const response = await ask(request, path);
      expect(response.status()).toBe(200);
      expect(await response.text()).toBe(built(fileOf(path)));
      expect(response.headers()["content-type"]).toBe("text/html; charset=utf-8");
      expectSecurityHeaders(response);
      expectCache(response, path);
    });
  }

  test("sends a page under its file's name, too", async ({ request }) => {
    const response = await ask(request, `${paths.bookDemo}.html`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toBe(built(fileOf(paths.bookDemo)));
    expectSecurityHeaders(response);
    expectCache(response, "/book-demo.html");
  });

  const MISSING = [
    NOWHERE,
    `${paths.bookDemo}/`,
    "/Privacy",
    "/assets",
    "/assets/",
    "/assets/gone.js",
    "/og/",
    "/_headers",
  ];
  for (const path of MISSING) {
    test(`answers ${path} with the 404 page and its status`, async ({ request }) => {
      const response = await ask(request, path);
      expect(response.status()).toBe(404);
      expect(await response.text()).toBe(built("404.html"));
      expectSecurityHeaders(response);
      expectCache(response, "/404.html");
    });
  }

  test("sends every file with the security headers, and lets hashed ones be kept", async ({ request }) => {
    for (const file of (await filesOf(BUILT_SITE)).keys()) {
      if (file === "/_headers") continue;
      const response = await ask(request, file);
      expect(response.status()).toBe(200);
      expectSecurityHeaders(response);
      expectCache(response, file);
    }
  });

  test("compresses text, and nothing that is compressed already", async ({ request }) => {
    const files = [...(await filesOf(BUILT_SITE)).keys()];
    const first = (ending: string) => files.find((file) => file.endsWith(ending))!;
    for (const path of [paths.home, NOWHERE, first(".js"), first(".svg"), "/sitemap.xml", "/llms.txt"]) {
      const packed = await ask(request, path);
      expect(packed.headers()).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
      expect((await ask(request, path, "GET", "identity")).headers()).not.toHaveProperty("content-encoding");
    }
    for (const path of [first(".woff2"), first(".png")])
      expect((await ask(request, path)).headers()).not.toHaveProperty("content-encoding");
  });

  test("sends brotli to those who take it", async ({ request }) => {
    test.skip(!installed?.brotli, "nginx's brotli module is not installed");
    for (const path of [paths.home, NOWHERE, "/sitemap.xml"])
      expect((await ask(request, path, "GET", "gzip, br")).headers()["content-encoding"]).toBe("br");
  });

  for (const path of [paths.bookDemo, paths.home]) {
    test(`refuses to be posted to at ${path}`, async ({ request }) => {
      const response = await ask(request, path, "POST");
      expect(response.status()).toBe(405);
      expectSecurityHeaders(response);
    });
  }

  test("answers HEAD as GET, without a body", async ({ request }) => {
    const response = await ask(request, paths.privacy, "HEAD");
    expect(response.status()).toBe(200);
    expect(await response.text()).toBe("");
    expectSecurityHeaders(response);
  });

  test("serves pages that run", async ({ page }) => {
    for (const path of LISTED) {
      await page.goto(origin + path);
      await hydrated(page);
    }
  });

  test("does not send again what the visitor still has", async ({ request }) => {
    const { etag } = (await ask(request, paths.privacy)).headers();
    const headers = { "If-None-Match": etag! };
    const response = await request.get(origin + paths.privacy, { headers });
    expect(response.status()).toBe(304);
  });
});
