/**
 * A counter for `VITE_COUNT_URL`, on the site's own origin: adds up events by day (UTC), event and route in a database.
 * For Cloudflare Pages: copy `examples/api/` to `functions/api/`, set `VITE_COUNT_URL=/api/count`, create a D1 database
 * with the table below, and bind it to the project as `COUNTS`. Nothing here is deployed as it stands.
 *
 *     npx wrangler d1 create counts
 *     npx wrangler d1 execute counts --remote --command "CREATE TABLE counts
 *       (day TEXT, event TEXT, route TEXT, count INTEGER, PRIMARY KEY (day, event, route))"
 *     npx wrangler d1 execute counts --remote --command "SELECT * FROM counts ORDER BY day DESC, route, event"
 *
 * It stores no address, browser, time of day or id. D1 applies one statement after the other, so that none is lost; in a
 * key-value store two visitors at once could read the same number, and one would not be counted. Anyone can post here.
 */
import type { CountedEvent } from "../../src/count";
import { paths } from "../../src/paths";

/** The part of Cloudflare's D1 that is used here. */
interface Database {
  prepare(sql: string): { bind(...values: string[]): { run(): Promise<unknown> } };
}

/** The types see to it that each event is here. */
const EVENTS: Record<CountedEvent, true> = {
  page: true,
  sample: true,
  "caller-end": true,
  book: true,
  ring: true,
  "form-start": true,
  "form-sent": true,
  "form-failed": true,
};

/** The longest valid message has 45 bytes. */
const MOST_BYTES = 100;

const ADD = `INSERT INTO counts (day, event, route, count) VALUES (?, ?, ?, 1)
  ON CONFLICT (day, event, route) DO UPDATE SET count = count + 1`;

const answer = (status: number) => new Response(null, { status, headers: { "Cache-Control": "no-store" } });

/** Returns the event and the route of a message, or undefined if it is anything that the site does not send. */
function parse(text: string): [event: string, route: string] | undefined {
  try {
    const { event, route } = JSON.parse(text) as Record<string, string>;
    const known = Object.keys(EVENTS).find((name) => name === event);
    const path = Object.values(paths).find((one) => one === route);
    return known && path ? [known, path] : undefined;
  } catch {
    return undefined;
  }
}

/** Cloudflare Pages calls this for every method. A failure of the database is the host's to answer and to log. */
export async function onRequest({ request, env }: { request: Request; env: { COUNTS: Database } }): Promise<Response> {
  if (request.method !== "POST") return answer(405);
  if (request.headers.get("Origin") !== new URL(request.url).origin) return answer(403);
  // Browsers send it with a beacon.
  if (Number(request.headers.get("Content-Length") || Infinity) > MOST_BYTES) return answer(413);
  const counted = parse(await request.text());
  if (!counted) return answer(422);
  const day = new Date().toISOString().slice(0, 10);
  await env.COUNTS.prepare(ADD)
    .bind(day, ...counted)
    .run();
  return answer(204);
}
