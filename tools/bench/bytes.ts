import { brotliCompressSync, constants } from "node:zlib";

/** Files of formats that are compressed already travel as they are. */
export const isCompressedFormat = (file: string) => /\.(woff2|png|webp|avif|jpg|ico)$/.test(file);

/** Compresses with the highest quality, as a host does that compresses each file once. */
export function brotli(content: string | Uint8Array): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(content),
    },
  });
}
