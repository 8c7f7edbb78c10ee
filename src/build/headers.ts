/** Response headers by name. */
export type Headers = Record<string, string>;

/** What Cloudflare and Netlify send where `_headers` sets no Cache-Control. */
const REVALIDATE = "public, max-age=0, must-revalidate";

/**
 * The headers that a host sends for a path.
 *
 * @param file the content of `_headers`: paths, some ending in `*`, each followed by its indented headers
 */
export function headersFor(file: string, path: string): Headers {
  const headers: Headers = { "Cache-Control": REVALIDATE };
  let matches = false;
  for (const line of file.split("\n")) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith("/")) matches = line.endsWith("*") ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (matches && name && value) headers[name] = value;
  }
  return headers;
}
