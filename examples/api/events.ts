/**
 * A receiver for `VITE_EVENTS_URL`, on the site's own origin: adds up what people do and what fails by day (UTC) in a
 * database. For Cloudflare Pages: copy `examples/api/` to `functions/api/`, set `VITE_EVENTS_URL=/api/events`, create a D1
 * database with the table below, and bind it to the project as `EVENTS`. Nothing here is deployed as it stands.
 *
 *     npx wrangler d1 create events
 *     npx wrangler d1 execute events --remote --command "CREATE TABLE events
 *       (day TEXT, kind TEXT, route TEXT, directive TEXT, build TEXT, count INTEGER,
 *       PRIMARY KEY (day, kind, route, directive, build))"
 *     npx wrangler d1 execute events --remote --command "SELECT * FROM events ORDER BY day DESC, route, kind"
 *
 * It stores no address, browser, time of day or id. D1 applies one statement after the other, so that none is lost; in a
 * key-value store two visitors at once could read the same number, and one would not be counted. Anyone can post here.
 */
import type { EventKind } from "../../src/network/events";
import { paths } from "../../src/paths";

/** The part of Cloudflare's D1 that is used here. */
interface Database {
  prepare(sql: string): { bind(...values: string[]): { run(): Promise<unknown> } };
}

/** The types see to it that each kind is here. Only failures have a build, and only violations of the policy a directive. */
const KINDS: Record<EventKind, "action" | "failure"> = {
  page: "action",
  sample: "action",
  "caller-end": "action",
  book: "action",
  ring: "action",
  "form-start": "action",
  "form-sent": "action",
  "form-failed": "failure",
  "error-screen": "failure",
  policy: "failure",
};

/** The longest valid message has about 130 bytes. */
const MOST_BYTES = 250;

const ADD = `INSERT INTO events (day, kind, route, directive, build, count) VALUES (?, ?, ?, ?, ?, 1)
  ON CONFLICT (day, kind, route, directive, build) DO UPDATE SET count = count + 1`;

const answer = (status: number) => new Response(null, { status, headers: { "Cache-Control": "no-store" } });

const isText = (value: unknown, pattern: RegExp) => typeof value === "string" && pattern.test(value);

/** Returns kind, route, directive and build of a message, or undefined if it is anything that the site does not send. */
function parse(text: string): string[] | undefined {
  try {
    const { kind, route, directive = "", build = "" } = JSON.parse(text) as Record<string, string>;
    const [known, type] = Object.entries(KINDS).find(([name]) => name === kind) ?? [];
    const path = Object.values(paths).find((one) => one === route);
    const hasDirective = known === "policy" ? isText(directive, /^[a-z-]{1,40}$/) : directive === "";
    const hasBuild = type === "failure" ? isText(build, /^[\w.-]{1,60}$/) : build === "";
    return known && path && hasDirective && hasBuild ? [known, path, directive, build] : undefined;
  } catch {
    return undefined;
  }
}

/** Cloudflare Pages calls this for every method. A failure of the database is the host's to answer and to log. */
export async function onRequest({ request, env }: { request: Request; env: { EVENTS: Database } }): Promise<Response> {
  if (request.method !== "POST") return answer(405);
  if (request.headers.get("Origin") !== new URL(request.url).origin) return answer(403);
  if (Number(request.headers.get("Content-Length") || Infinity) > MOST_BYTES) return answer(413);
  const event = parse(await request.text());
  if (!event) return answer(422);
  const day = new Date().toISOString().slice(0, 10);
  await env.EVENTS.prepare(ADD)
    .bind(day, ...event)
    .run();
  return answer(204);
}
