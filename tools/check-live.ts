import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { loadEnv } from "vite";
import { headersFor } from "../src/build/headers";

const USAGE = `npm run check-live -- https://www.example.co.uk
Compares a site on the web with the one in dist/, which must be the same build. It creates nothing.`;

const TIME_LIMIT_MS = 15_000;

/** What is wrong; `false` where nothing is. */
type Faults = (string | false)[];

const ask = (url: string | URL, options: RequestInit = {}) =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIME_LIMIT_MS), ...options });

async function runCheck(what: string, check: () => Promise<Faults>) {
  try {
    return { what, faults: (await check()).filter((fault) => fault !== false) };
  } catch (error) {
    const { message, cause } = error as Error;
    return { what, faults: [`no answer: ${cause instanceof Error ? cause.message : message}`] };
  }
}

/** Compares headers and caching of an answer with those that `_headers` asks for. */
function headerFaults(response: Response, hostHeaders: string): Faults {
  const { pathname, protocol } = new URL(response.url);
  const { "Cache-Control": cache = "", ...expected } = headersFor(hostHeaders, pathname);
  // Browsers ignore it on http.
  if (protocol === "http:") delete expected["Strict-Transport-Security"];
  const sent = response.headers.get("Cache-Control") ?? "";
  const mayBeKept = response.ok && cache.includes("immutable");
  return [
    ...Object.entries(expected).map(([name, value]) => {
      const found = response.headers.get(name);
      return found !== value && (found === null ? `${name} is missing` : `${name} is not as in _headers: ${found}`);
    }),
    mayBeKept && !sent.includes("immutable") && `Cache-Control is ${sent}, not ${cache}`,
    !mayBeKept && /max-age=[1-9]/.test(sent) && `may be kept, and is old after a deploy: Cache-Control is ${sent}`,
  ];
}

const withoutSlash = (path: string) => path.replace(/\/$/, "");

/** A form's request follows no redirect, and to another origin the browser asks for permission first (preflight). */
async function deliveryFaults(url: URL, origin: string, headers: string[]): Promise<Faults> {
  const question = { "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": headers.join() };
  const response = await ask(url, { method: "OPTIONS", headers: { Origin: origin, ...question } });
  const location = response.headers.get("Location");
  const target = location && new URL(location, url);
  // A form service may lead to its page of thanks.
  const isMoved = target && (headers.length > 0 || withoutSlash(target.pathname) === withoutSlash(url.pathname));
  if (isMoved) return [`leads to ${target.href}; a form's request does not follow`];
  if (headers.length === 0 || url.origin === origin) return [];
  const allowed = (response.headers.get("Access-Control-Allow-Headers") ?? "").toLowerCase().split(/\s*,\s*/);
  const allowedOrigin = response.headers.get("Access-Control-Allow-Origin") ?? "";
  return [
    !response.ok && `status ${response.status} to the browser's question (preflight)`,
    !["*", origin].includes(allowedOrigin) && `does not allow requests from ${origin}`,
    ...headers
      .filter((name) => !allowed.includes(name) && !allowed.includes("*"))
      .map((name) => `does not allow the header ${name}`),
  ];
}

/** Compares the site at an origin with the built one. The form's request has `deliveryHeaders` that need permission. */
export async function checkLive(origin: string, folder: string, deliveryUrl = "", deliveryHeaders: string[] = []) {
  const built = (file: string) => readFile(join(folder, file), "utf8");
  const hostHeaders = await built("_headers");
  const files = (await readdir(folder, { recursive: true })).map((file) => file.replaceAll("\\", "/"));
  const script = files.find((file) => /^assets\/.*\.js$/.test(file))!;
  const pages = files.filter((file) => file.endsWith(".html") && file !== "404.html");
  const pathOf = (page: string) => `/${page.replace(/(^index)?\.html$/, "")}`;

  const answers: [path: string, status: number, file: string][] = [
    ["/no-such-page-here", 404, "404.html"],
    ["/no/such/page", 404, "404.html"],
    ["/assets/no-such-file-00000000.js", 404, "404.html"],
  ];
  for (const file of pages) answers.push([pathOf(file), 200, file]);
  for (const file of ["robots.txt", "sitemap.xml", "llms.txt", script]) answers.push([`/${file}`, 200, file]);
  const checks = answers.map(([path, status, file]) =>
    runCheck(path, async () => {
      const response = await ask(origin + path);
      const type = response.headers.get("Content-Type") ?? "";
      return [
        response.status !== status && `status ${response.status}, not ${status}`,
        (await response.text()) !== (await built(file)) && `not dist/${file}: another build, or the host changes it`,
        file.endsWith(".html") && !/^text\/html; ?charset=utf-8$/i.test(type) && `Content-Type is ${type}`,
        /\.(html|js)$/.test(file) && response.ok && !response.headers.has("Content-Encoding") && "not compressed",
        ...headerFaults(response, hostHeaders),
      ];
    }),
  );
  const addRedirect = (from: string, to: string, statuses: number[]) =>
    checks.push(
      runCheck(`${from} to ${to}`, async () => {
        const { status, headers } = await ask(from);
        const location = headers.get("Location");
        const isRight = location ? new URL(location, from).href === to : status === 404;
        return [!(isRight && statuses.includes(status)) && `status ${status}, and leads to ${location}`];
      }),
    );
  for (const path of pages.map(pathOf).filter((page) => page !== "/"))
    addRedirect(`${origin}${path}/`, origin + path, [301, 302, 307, 308, 404]);
  if (origin.startsWith("https:"))
    addRedirect(`${origin.replace("https:", "http:")}/privacy`, `${origin}/privacy`, [301, 308]);
  const [, home = ""] = /<loc>([^<]+)\/<\/loc>/.exec(await built("sitemap.xml")) ?? [];
  checks.push(runCheck("VITE_SITE_ORIGIN", async () => [home !== origin && `dist/ is for ${home}`]));
  const url = new URL(deliveryUrl, origin);
  if (deliveryUrl)
    checks.push(runCheck(`delivery address ${url.href}`, () => deliveryFaults(url, origin, deliveryHeaders)));
  return Promise.all(checks);
}

/** Replaces invisible and control characters, with which a host could steer the terminal. */
const printable = (text: string) => text.replaceAll(/\p{C}/gu, "\uFFFD").slice(0, 300);

/** `npm run check-live`. Returns the exit code: 0 when all is as the build wrote it. */
export async function run([address = ""]: string[]): Promise<number> {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    console.error(USAGE);
    return 2;
  }
  const env = loadEnv("production", process.cwd());
  const headers = env.VITE_DEMO_REQUEST_FORM ? [] : ["content-type"];
  const results = await checkLive(new URL(address).origin, "dist", env.VITE_DEMO_REQUEST_URL, headers);
  for (const { what, faults } of results)
    console.log([`${faults.length > 0 ? "WRONG" : "ok   "}  ${what}`, ...faults].map(printable).join("\n         "));
  const wrong = results.filter(({ faults }) => faults.length > 0).length;
  console.log(wrong > 0 ? `${wrong} of ${results.length} are wrong.` : "The site is as it was built.");
  return wrong > 0 ? 1 : 0;
}
