import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { loadEnv } from "vite";
import { paths } from "../paths";
import { checkEnvironment } from "./environment";
import { ASSETS_PATH, parseSecurityHeaders, type Headers } from "./headers";
import { fileOf } from "./write-site";

const USAGE = `npm run check-live -- https://www.example.co.uk [--send]
Compares a site on the web with the one in dist/, which must be the same build.
--send posts one demo request, marked as a test, to the delivery address; without it nothing is created.`;

const FOLDER = "dist";

/** The longest that one answer may take, in milliseconds. */
const TIME_LIMIT = 15_000;

/** What was looked at, and what is wrong with it. */
interface Check {
  what: string;
  faults: string[];
}

/** What a host says must not steer the terminal that shows it: neither by control characters nor by unseen ones. */
const printable = (text: string) => text.replaceAll(/\p{C}/gu, "\uFFFD").slice(0, 300);

const ask = (address: string | URL, options: RequestInit = {}) =>
  fetch(address, { redirect: "manual", signal: AbortSignal.timeout(TIME_LIMIT), ...options });

/** The faults of an answer that must be there; no answer is one, too. */
async function faultsOf(look: () => Promise<(string | false)[]>): Promise<string[]> {
  try {
    return (await look()).filter((fault) => fault !== false);
  } catch (error) {
    const { message, cause } = error as Error;
    return [`no answer: ${cause instanceof Error ? cause.message : message}`];
  }
}

/** The headers that the build wrote, against those that came. */
function headerFaults(response: Response, expected: Headers): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const sent = response.headers.get(name);
    return sent === value
      ? []
      : [sent === null ? `${name} is missing` : `${name} is not what the build wrote: ${sent}`];
  });
}

const isKept = (response: Response) => {
  const [, seconds = "0"] = /max-age=(\d+)/.exec(response.headers.get("cache-control") ?? "") ?? [];
  return Number(seconds) > 0;
};

const statusFault = (response: Response, expected: number[]) =>
  !expected.includes(response.status) && `status ${response.status}, not ${expected.join(" or ")}`;

/** What all checks need. */
interface Site {
  origin: string;
  built: (file: string) => Promise<string>;
  headers: Headers;
}

/** Each page at its address: status, the build's own content, headers, compression and caching. */
const pages = ({ origin, built, headers }: Site) =>
  Object.values(paths)
    .filter((path) => path !== paths.notFound)
    .map((path) => ({
      what: path,
      look: async () => {
        const response = await ask(origin + path, { headers: { "Accept-Encoding": "br, gzip" } });
        const body = await response.text();
        return [
          statusFault(response, [200]),
          body !== (await built(fileOf(path))) &&
            "not what is in dist/: another build, or the host changes the page on its way",
          !/^text\/html; ?charset=utf-8$/i.test(response.headers.get("content-type") ?? "") &&
            `Content-Type is ${response.headers.get("content-type")}, not text/html; charset=utf-8`,
          !/^(br|gzip|zstd)$/.test(response.headers.get("content-encoding") ?? "") && "not compressed",
          isKept(response) && `may be kept, and then is old after a deploy: ${response.headers.get("cache-control")}`,
          ...headerFaults(response, headers),
        ];
      },
    }));

/** The same with a slash at its end leads to the page, or is not there; it is no second address of it. */
const slashes = ({ origin }: Site) =>
  Object.values(paths)
    .filter((path) => path !== paths.notFound && path !== paths.home)
    .map((path) => ({
      what: `${path}/`,
      look: async () => {
        const response = await ask(`${origin}${path}/`);
        const location = response.headers.get("location");
        const isRedirect = response.status >= 300 && response.status < 400;
        return [
          statusFault(response, [301, 302, 307, 308, 404]),
          isRedirect &&
            new URL(location ?? "", origin).href !== origin + path &&
            `leads to ${location}, not to ${path}`,
        ];
      },
    }));

/** What is not there says so by its status, and shows the site's own page. */
const missing = ({ origin, built, headers }: Site) =>
  ["/no-such-page-here", "/no/such/page", "/404.html"].map((path) => ({
    what: path,
    look: async () => {
      const response = await ask(origin + path);
      // Hosts that cannot hide the page's own file lead to it, or show it: it asks search engines to forget it.
      if (path === "/404.html" && response.status < 400 && response.status >= 300) return [];
      return [
        statusFault(response, [404]),
        (await response.text()) !== (await built("404.html")) && "not the site's own 404 page",
        ...headerFaults(response, headers),
      ];
    },
  }));

/** Files with a hash in their names are kept for a year, and what is missing among them is not kept at all. */
function assets({ origin, headers }: Site, files: string[]) {
  const script = files.find((file) => file.endsWith(".js")) ?? "";
  return [
    {
      what: ASSETS_PATH + script,
      look: async () => {
        const response = await ask(origin + ASSETS_PATH + script, { headers: { "Accept-Encoding": "br, gzip" } });
        const cache = response.headers.get("cache-control");
        return [
          statusFault(response, [200]),
          !/immutable/.test(cache ?? "") && `Cache-Control is ${cache}; it may be kept for a year, and immutable`,
          !response.headers.has("content-encoding") && "not compressed",
          ...headerFaults(response, headers),
        ];
      },
    },
    {
      what: `${ASSETS_PATH}no-such-file-00000000.js`,
      look: async () => {
        const response = await ask(`${origin}${ASSETS_PATH}no-such-file-00000000.js`);
        return [
          response.ok && `status ${response.status} for a file that is missing, not 404`,
          isKept(response) && `its absence may be kept: ${response.headers.get("cache-control")}`,
        ];
      },
    },
  ];
}

/** Files for machines, as the build wrote them, and the site's own address in them. */
const files = ({ origin, built }: Site) =>
  ["robots.txt", "sitemap.xml", "llms.txt"].map((file) => ({
    what: `/${file}`,
    look: async () => {
      const response = await ask(`${origin}/${file}`);
      const written = await built(file);
      const [, address] = /<loc>([^<]+)<\/loc>/.exec(written) ?? [];
      return [
        statusFault(response, [200]),
        (await response.text()) !== written && "not what is in dist/",
        address !== undefined && new URL(address).origin !== origin && `dist/${file} is for ${new URL(address).origin}`,
      ];
    },
  }));

const http = ({ origin }: Site) => ({
  what: `http:// to https://`,
  look: async () => {
    const response = await ask(`${origin.replace(/^https/, "http")}${paths.privacy}`);
    const location = response.headers.get("location") ?? "";
    return [
      statusFault(response, [301, 308]),
      !location.startsWith(`${origin}${paths.privacy}`) && `leads to ${location}, not to ${origin}${paths.privacy}`,
    ];
  },
});

/** Whether a redirect changes no more than scheme, host, www or slash: then the address is merely written wrongly. */
const isSlip = (from: URL, to: URL) => from.pathname.replace(/\/$/, "") === to.pathname.replace(/\/$/, "");

/** How the form is delivered, as in the environment. */
interface Delivery {
  /** Where it posts to; empty when nowhere. */
  url: string;
  /** It posts a form service's own names, which no browser asks leave for. */
  isService: boolean;
  /** It sends the `Idempotency-Key` header to another origin. */
  sendsKey: boolean;
}

/** Where the form posts to: as a browser asks before it does, which creates nothing. */
function delivery({ origin }: Site, { url: address, isService, sendsKey }: Delivery, isSending: boolean) {
  const url = new URL(address, origin);
  const needed = ["content-type", ...(sendsKey ? ["idempotency-key"] : [])];
  const look = async () => {
    const preflight = {
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": needed.join(),
    };
    const response = await ask(url, { method: "OPTIONS", headers: preflight });
    const location = response.headers.get("location");
    if (location !== null) {
      const target = new URL(location, url);
      const slip = isSlip(url, target) ? "; set VITE_DEMO_REQUEST_URL to that" : "";
      return [`leads to ${target.href}${slip}: a form's request does not follow`];
    }
    // The site's own address needs no leave, nor does what any form could post.
    if (isService || url.origin === origin) return [];
    const listed = (name: string) => (response.headers.get(name) ?? "").toLowerCase().split(/\s*,\s*/);
    const allowed = listed("access-control-allow-headers");
    const allowedOrigin = response.headers.get("access-control-allow-origin");
    return [
      !response.ok && `status ${response.status} to the browser's question (preflight)`,
      allowedOrigin !== "*" && allowedOrigin !== origin && `does not allow requests from ${origin}`,
      ...needed.map((name) => !allowed.includes(name) && !allowed.includes("*") && `does not allow the header ${name}`),
    ];
  };
  const send = async () => {
    const id = crypto.randomUUID();
    const body = {
      fullName: "Test of the website",
      workEmail: "test@example.com",
      phoneNumber: "01632 960000",
      companyName: "Test of the website",
      website: "",
      id,
      submittedAt: new Date().toISOString(),
      page: paths.bookDemo,
    };
    const key = sendsKey || url.origin === origin ? { "Idempotency-Key": id } : {};
    const headers = { Origin: origin, "Content-Type": "application/json", ...key };
    const response = await ask(url, { method: "POST", headers, body: JSON.stringify(body) });
    return [!response.ok && `status ${response.status} to a test request`];
  };
  return [
    { what: `delivery address ${url.href}`, look },
    // A service's template is the page's to fill in.
    ...(isSending && !isService ? [{ what: "one test request, sent", look: send }] : []),
  ];
}

/**
 * Compares a site on the web with the built one.
 *
 * @param origin scheme and host of the site
 * @param folder the same build
 * @param form how its form is delivered
 * @param isSending whether to post one test request there
 */
export async function checkLive(origin: string, folder: string, form: Delivery, isSending: boolean): Promise<Check[]> {
  const built = (file: string) => readFile(join(folder, file), "utf8");
  const { "Strict-Transport-Security": hsts, ...others } = parseSecurityHeaders(await built("_headers"));
  const isSecure = origin.startsWith("https:");
  // Browsers heed it over https alone.
  const headers = isSecure && hsts ? { ...others, "Strict-Transport-Security": hsts } : others;
  const site = { origin, built, headers };
  const checks = [
    ...pages(site),
    ...slashes(site),
    ...missing(site),
    ...assets(site, await readdir(join(folder, ASSETS_PATH))),
    ...files(site),
    ...(isSecure ? [http(site)] : []),
    ...(form.url ? delivery(site, form, isSending) : []),
  ];
  return Promise.all(checks.map(async ({ what, look }) => ({ what, faults: await faultsOf(look) })));
}

/** `npm run check-live`. Returns the exit code: 0 when all is as the build wrote it. */
export async function run(args: string[]): Promise<number> {
  const [address = ""] = args.filter((arg) => !arg.startsWith("-"));
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
    console.error(USAGE);
    return 2;
  }
  const environment = checkEnvironment(loadEnv("production", process.cwd()));
  const form = {
    url: environment.VITE_DEMO_REQUEST_URL,
    isService: environment.VITE_DEMO_REQUEST_FORM !== "",
    sendsKey: environment.VITE_DEMO_REQUEST_KEY_HEADER === "true",
  };
  const isSending = args.includes("--send");
  const checks = await checkLive(new URL(address).origin, FOLDER, form, isSending);
  const print = (line: string) => process.stdout.write(`${line}\n`);
  for (const { what, faults } of checks) {
    print(`${faults.length > 0 ? "WRONG" : "ok   "}  ${printable(what)}`);
    for (const fault of faults) print(`         ${printable(fault)}`);
  }
  if (form.isService && isSending) print("A form service's request is the page's to send: send one there by hand.");
  if (form.url === "") print("No delivery address: requests are only logged in the visitor's console.");
  const wrong = checks.filter(({ faults }) => faults.length > 0).length;
  print(wrong > 0 ? `${wrong} of ${checks.length} are wrong.` : "The site is as it was built.");
  return wrong > 0 ? 1 : 0;
}
