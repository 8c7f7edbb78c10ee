import { readFileSync, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { constants } from "node:zlib";
import compression from "compression";
import type { Plugin } from "vite";
import { cacheControl, parseSecurityHeaders } from "./headers.ts";

/** Nearly as small as the best, in a tenth of the time. */
const compress = compression({ threshold: 0, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } } });

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Not there, or a name that is too long for the file system.
    return false;
  }
}

/** What no address shows with status 200: the hosts' own file, and the page of what is not there. */
const UNSERVED = ["/_headers", "/404.html"];

/** The file that a static host sends for a path, or undefined: the file itself, or the page of that name. */
function fileFor(folder: string, pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const wanted = decoded === "/" ? "/index.html" : decoded;
  return [wanted, `${wanted}.html`].find((candidate) => {
    const path = join(folder, candidate);
    const isInside = path.startsWith(folder + sep) && !path.includes("\0") && !UNSERVED.includes(candidate);
    return isInside && isFile(path);
  });
}

/** The address of the page that a path with a slash at its end means, if there is one. */
function pageBeforeSlash(folder: string, pathname: string): string | undefined {
  const [, address] = /^(\/[^/]+)\/$/.exec(pathname) ?? [];
  return address && fileFor(folder, address) === `${address}.html` ? address : undefined;
}

/**
 * Lets `vite preview` answer as the hosts do that README names, so that what is tested is what visitors get: clean
 * URLs, `/privacy/` redirected, 404.html with its status, the production headers and brotli. Like some of them it sends
 * Cache-Control by the path alone: a missing asset may be kept for a year, which the site has to survive. HSTS is left
 * out: it would outlive the preview on localhost.
 */
export function previewAsHost(): Plugin {
  return {
    name: "preview-as-host",
    // No host of a site answers differently to different origins, and caches would keep an answer for each.
    config: () => ({ preview: { cors: false } }),
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        // Vite's own compression knows gzip only, and would be first.
        if (/\bbr\b/.test(String(request.headers["accept-encoding"]))) request.headers["accept-encoding"] = "br";
        compress(request as never, response as never, next);
      });
      middlewares.use((request, response, next) => {
        // Read anew for each answer: a deploy replaces the folder under a running server.
        const { "Strict-Transport-Security": _, ...security } = parseSecurityHeaders(
          readFileSync(join(folder, "_headers"), "utf8"),
        );
        for (const [name, value] of Object.entries(security)) response.setHeader(name, value);

        if (request.method !== "GET" && request.method !== "HEAD") {
          response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": "text/plain" }).end("Method not allowed\n");
          return;
        }
        const [pathname = "/", ...query] = (request.url ?? "/").split("?");
        const file = fileFor(folder, pathname);
        response.setHeader("Cache-Control", cacheControl(pathname));
        const page = pageBeforeSlash(folder, pathname);
        if (page) {
          response.writeHead(308, { Location: [page, ...query].join("?") }).end();
        } else if (file) {
          request.url = [encodeURI(file), ...query].join("?");
          next();
        } else {
          response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
          response.end(readFileSync(join(folder, "404.html")));
        }
      });
    },
  };
}
