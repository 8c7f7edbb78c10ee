import { createSecureServer } from "node:http2";
import { getCertificate } from "@vitejs/plugin-basic-ssl";
import { listen } from "../listen";
import { brotli } from "./bytes";
import { limitPage } from "./limit-page";
import { INCOMPRESSIBLE } from "./loaded-files";

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What belongs to one connection, or to a body that is not compressed. */
const OWN = ["connection", "keep-alive", "transfer-encoding", "content-length", "date", "vary"];

/** The query for a page without scripts, and so without fonts and what comes after the first paint. */
export const BARE = "?bare";

/** Where the limit page is, beside the site. */
export const LIMIT = "/limit";

const limitAnswer = (): Answer => ({
  status: 200,
  headers: { "content-type": "text/html", "content-encoding": "br" },
  body: brotli(limitPage()),
});

async function answerOf(url: URL): Promise<Answer> {
  const response = await fetch(url, { headers: { "Accept-Encoding": "identity" }, redirect: "manual" });
  const content = Buffer.from(await response.arrayBuffer());
  const body = url.search === BARE ? content.toString().replace(/<script>.*?<\/script>/s, "") : content;
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OWN.includes(name)));
  if (INCOMPRESSIBLE.test(url.pathname)) return { status: response.status, headers, body: content };
  return { status: response.status, headers: { ...headers, "content-encoding": "br" }, body: brotli(body) };
}

/**
 * Serves a site and the limit page as a host does: by HTTP/2 over TLS, each file compressed once. `vite preview`
 * compresses every answer anew, and the pages would be measured with the time that it takes. The certificate is signed
 * by nobody else; the browser has to be told to take it.
 *
 * @param site the preview's origin
 */
export async function serveCompressed(site: string): Promise<{ origin: string; close: () => void }> {
  const answers = new Map([[LIMIT, Promise.resolve(limitAnswer())]]);
  const pem = await getCertificate("node_modules/.cache/bench");
  const server = createSecureServer({ key: pem, cert: pem }, async ({ url = "/" }, response) => {
    const answer = answers.get(url) ?? answerOf(new URL(url, site));
    answers.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, { ...headers, "content-length": body.length }).end(body);
  });
  return { origin: await listen(server, "https"), close: () => void server.close() };
}
