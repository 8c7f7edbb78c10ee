/**
 * A server for the demo form, on the site's own origin: forwards each request by email or to a spreadsheet's webhook.
 * For Cloudflare Pages: copy `examples/api/` to `functions/api/`, set `VITE_DEMO_REQUEST_URL=/api/demo`, and give the
 * project the secrets of `Secrets`. Nothing here is deployed as it stands.
 *
 * It answers with a status only: 204 once the request is forwarded, 502 if a retry may help, 4xx if it cannot. It stores
 * and logs nothing, and calls only the address that the secrets name.
 */
import {
  extend,
  literal,
  optional,
  pipe,
  record,
  refine,
  string,
  transform,
  uuid,
  type infer as Infer,
} from "zod/mini";
import { demoRequestSchema, FIELD_NAMES, HONEYPOT_NAME } from "../../src/demo-form/demo-request-schema";
import { LONGEST_VALUE, sourceLine } from "../../src/network/lead-source";

/** The secrets, which the host stores. They never reach a browser. */
interface Secrets {
  /** A mail service that takes `{ from, to, subject, text, reply_to }` as JSON, such as https://api.resend.com/emails. */
  MAIL_URL?: string;
  MAIL_KEY?: string;
  /** The sender. The mail service has to allow it. */
  MAIL_FROM?: string;
  /** The company's address. Mail is sent to no other. */
  MAIL_TO?: string;
  /** Instead of mail: a webhook that appends `{ row: string[] }` to a sheet. Its first cell is the request's id. */
  SHEET_URL?: string;
}

/** The longest valid request of the form is about 6 kB, and each click id adds up to 0.5 kB. */
const MOST_BYTES = 8 * 1024;

/** The host's `_headers` do not apply to the answers of a function. */
const HEADERS = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'",
};

const sourceSchema = record(
  string().check(refine((name) => /^\w{1,40}$/.test(name))),
  string().check(refine((value) => [...value].length <= LONGEST_VALUE)),
);

/** The source of the visit becomes one line. */
const schema = extend(demoRequestSchema, {
  id: uuid(),
  [HONEYPOT_NAME]: optional(literal("")),
  source: optional(pipe(sourceSchema, transform(sourceLine))),
});
type Submission = Infer<typeof schema>;

/** Control characters and line breaks, which could add a line to a mail or a cell to a sheet. No field needs them. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** What a mail or a row says of a request, in this order. */
const WRITTEN = [...FIELD_NAMES, "source"] as const;

const answer = (status: number, headers = {}) => new Response(null, { status, headers: { ...HEADERS, ...headers } });

/** Returns the body, or undefined if it is longer than `MOST_BYTES`. */
async function readBody(request: Request): Promise<string | undefined> {
  const reader = request.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > MOST_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Returns the valid request, or undefined. The form's rules apply again, since anyone can post here. */
function parse(text: string): Submission | undefined {
  try {
    const { data } = schema.safeParse(JSON.parse(text));
    return data && Object.values(data).some((value) => CONTROL.test(value ?? "")) ? undefined : data;
  } catch {
    return undefined;
  }
}

/** Adds a leading quotation mark to a text that a spreadsheet would take for a formula. */
const asCell = (text = "") => (/^[=+\-@]/.test(text) ? `'${text}` : text);

/** Forwards the request. A repeated request is forwarded with the same id, so that the receiver can recognise it. */
function forward(submission: Submission, secrets: Secrets): Promise<Response> {
  const { id, workEmail } = submission;
  const { MAIL_KEY, MAIL_FROM: from, MAIL_TO: to, SHEET_URL } = secrets;
  const text = WRITTEN.map((name) => `${name}: ${submission[name] ?? ""}\n`).join("");
  return fetch(SHEET_URL ?? secrets.MAIL_URL ?? "", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": id,
      ...(!SHEET_URL && { Authorization: `Bearer ${MAIL_KEY}` }),
    },
    body: JSON.stringify(
      SHEET_URL
        ? { row: [id, ...WRITTEN.map((name) => submission[name])].map(asCell) }
        : // Replies to the mail go to the visitor. The function itself never writes to the visitor.
          { from, to, subject: "Demo request", text, reply_to: workEmail },
    ),
    redirect: "manual",
    // Below the ten seconds that the form waits for an answer.
    signal: AbortSignal.timeout(8000),
  });
}

/** Cloudflare Pages calls this for every method. */
export async function onRequest({ request, env }: { request: Request; env: Secrets }): Promise<Response> {
  if (request.method !== "POST") return answer(405, { Allow: "POST" });
  if (request.headers.get("Origin") !== new URL(request.url).origin) return answer(403);
  if (request.headers.get("Content-Type")?.split(";")[0] !== "application/json") return answer(415);
  const text = await readBody(request);
  if (text === undefined) return answer(413);
  const submission = parse(text);
  if (!submission) return answer(422);
  try {
    const { status } = await forward(submission, env);
    // Some webhooks confirm with a redirect.
    return answer(status < 400 ? 204 : 502);
  } catch {
    return answer(502);
  }
}
