import { readdirSync, readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { extname, join } from "node:path";
import { getCertificate } from "@vitejs/plugin-basic-ssl";
import { listen } from "../../tests/listen";
import { brotli, isCompressedFormat } from "./bytes";
import { limitPage } from "./limit-page";

/** Files with other extensions have no part in a visit. */
const CONTENT_TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".css": "text/css",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".ico": "image/x-icon",
};

/** Compresses a file and says how it is sent. */
function answerWith(file: string, content: Buffer | string) {
  const body = isCompressedFormat(file) ? content : brotli(content);
  const encoding = isCompressedFormat(file) ? {} : { "content-encoding": "br" };
  return {
    body,
    headers: { "content-type": CONTENT_TYPES[extname(file)], "content-length": body.length, ...encoding },
  };
}

/**
 * Serves a built site, and its limit page at `/limit`, over HTTP/2 and TLS, each file compressed once at the start.
 * Browsers need `--ignore-certificate-errors`, since the certificate is self-signed.
 *
 * @param latency milliseconds before each answer. Chromium's own emulation does not show in the timings that a page reads.
 */
export async function serveSite(folder: string, latency = 0): Promise<{ origin: string; close: () => void }> {
  const answers = new Map<string, ReturnType<typeof answerWith>>();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = `/${file.replace(/^index\.html$|\.html$/, "")}`;
    if (extname(file) in CONTENT_TYPES) answers.set(path, answerWith(file, readFileSync(join(folder, file))));
  }
  answers.set("/limit", answerWith("limit.html", limitPage(readFileSync(join(folder, "index.html"), "utf8"))));

  const certificate = await getCertificate("node_modules/.cache/bench");
  const server = createSecureServer({ key: certificate, cert: certificate }, ({ url }, response) => {
    const answer = answers.get(url.split("?")[0]!);
    setTimeout(() => response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body ?? ""), latency);
  });
  return { origin: await listen(server, "https"), close: () => void server.close() };
}
