import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** Compresses like a host that compresses each file once, and so as well as brotli can. */
export function brotli(content: string | Uint8Array): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    },
  });
}

/** What a browser can read of a brotli stream when only its first bytes have arrived. */
export function readablePart(stream: Buffer, bytes: number): string {
  const arrived = stream.subarray(0, bytes);
  return brotliDecompressSync(arrived, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString("utf8");
}

/**
 * Where the first screen of a document ends: before what src/ui/below-fold.tsx keeps, or, on a page without it, behind
 * its h1. Style and header stand before it.
 *
 * @throws when the document is not made like that
 */
export function firstScreenOf(html: string): string {
  const main = html.indexOf("<main");
  const heading = html.indexOf("</h1>", main);
  const fold = html.indexOf('<div class="below-fold"', main);
  const end = fold === -1 ? heading : fold;
  if (main === -1 || end === -1) throw new Error("The document has no main with an h1 in it.");
  const firstScreen = html.slice(0, html.indexOf(">", end) + 1);
  if (!firstScreen.includes("</style>") || !firstScreen.includes("</header>"))
    throw new Error("Style and header do not stand before main.");
  return firstScreen;
}

/** How many bytes of a document's brotli stream must arrive before its first screen can be shown. */
export function firstScreenBytes(html: string): number {
  const firstScreen = firstScreenOf(html);
  const stream = brotli(html);
  let tooFew = 0;
  let enough = stream.length;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (readablePart(stream, middle).startsWith(firstScreen)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}
