import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { cacheControl, parseSecurityHeaders } from "./headers.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
};

const COMPRESSIBLE = /^text\/|svg|xml/;

/** `br` in Accept-Encoding, but for `br;q=0`, which refuses it. */
const ACCEPTS_BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

/** The file that a static host sends for a path, or undefined: the file itself, or the page of that name. */
async function findFile(folder: string, pathname: string): Promise<string | undefined> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (decoded.includes("\0")) return undefined;
  const wanted = decoded === "/" ? "/index.html" : decoded;
  for (const candidate of [wanted, `${wanted}.html`]) {
    const path = join(folder, candidate);
    if (path.startsWith(folder + sep) && !path.endsWith(`${sep}_headers`) && (await isFile(path))) return path;
  }
  return undefined;
}

const compress = promisify(brotliCompress);

/** Compresses each file once, as hosts do: at brotli's best quality the main script takes half a second. */
function compressOnce() {
  const kept = new Map<string, Promise<Buffer>>();
  return async (file: string): Promise<Buffer> => {
    const { mtimeMs, size } = await stat(file);
    const version = `${file} ${mtimeMs} ${size}`;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: size };
    const compressed = kept.get(version) ?? readFile(file).then((content) => compress(content, { params }));
    kept.set(version, compressed);
    return compressed;
  };
}

/**
 * Answers like the hosts that the README names, so that what is tested is what visitors get: clean URLs, 404.html with
 * its status, the production headers and brotli. HSTS is left out: it would outlive the preview on localhost.
 *
 * @param folder absolute path of the built site
 */
export function previewHost(folder: string) {
  const compressed = compressOnce();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { "Strict-Transport-Security": _, ...security } = parseSecurityHeaders(
      await readFile(join(folder, "_headers"), "utf8"),
    );
    for (const [name, value] of Object.entries(security)) response.setHeader(name, value);

    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": TYPES[".txt"] }).end("Method not allowed\n");
      return;
    }

    const [pathname = "/"] = (request.url ?? "/").split(/[?#]/);
    const found = await findFile(folder, pathname);
    const file = found ?? join(folder, "404.html");
    const type = TYPES[extname(file)] ?? "application/octet-stream";
    const isBrotli = COMPRESSIBLE.test(type) && ACCEPTS_BROTLI.test(String(request.headers["accept-encoding"]));
    response.writeHead(found ? 200 : 404, {
      "Content-Type": type,
      "Cache-Control": cacheControl(found ? pathname : "/404.html"),
      Vary: "Accept-Encoding",
      ...(isBrotli && { "Content-Encoding": "br" }),
    });
    if (request.method === "HEAD") {
      response.end();
      return;
    }
    // A visitor who leaves while a file is being sent is no error.
    const ignoreHangUp = () => {};
    if (isBrotli) {
      response.end(await compressed(file));
    } else {
      await pipeline(createReadStream(file), response).catch(ignoreHangUp);
    }
  };
}
