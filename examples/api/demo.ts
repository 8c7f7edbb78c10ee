/**
 * A server for the demo form, on the site's own origin: forwards each request by e-mail or to a spreadsheet's webhook.
 * For Cloudflare Pages: copy `examples/api/` to `functions/api/`, set `VITE_DEMO_REQUEST_URL=/api/demo`, and give the
 * project the secrets of `Secrets`. Nothing here is deployed as it stands.
 *
 * It answers by status alone: 204 once the request is safe, 502 when it may be tried again, 4xx when it may not. It
 * keeps nothing and logs nothing, and calls no address but the one that the secrets name.
 */
import { extend, literal, optional, uuid, type infer as Infer } from "zod/mini";
import { demoRequestSchema, FIELD_NAMES, TRAP_NAME } from "../../src/demo-request/demo-request-schema";

/** What the host keeps for us, and no browser sees. */
interface Secrets {
  /** A mail service that takes `{ from, to, subject, text, reply_to }` as JSON, such as https://api.resend.com/emails. */
  MAIL_URL?: string;
  MAIL_KEY?: string;
  /** An address that the mail service lets us send from. */
  MAIL_FROM?: string;
  /** Ours: the one address that is ever written to. */
  MAIL_TO?: string;
  /** In place of mail: a webhook that appends `{ row: string[] }` to a sheet. Its first cell is the request's id. */
  SHEET_URL?: string;
}

/** The longest valid request is about 4 kB. */
const MOST_BYTES = 8 * 1024;

/** The host's `_headers` do not reach what a function answers. */
const HEADERS = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'",
};

const schema = extend(demoRequestSchema, { id: uuid(), [TRAP_NAME]: optional(literal("")) });
type Submission = Infer<typeof schema>;

/** They would begin a line of their own in a mail, or a cell in a sheet. No field has a use for them. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;

const answer = (status: number, headers = {}) => new Response(null, { status, headers: { ...HEADERS, ...headers } });

/** The body, read no further than it may be long; undefined when it is longer. */
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

/** The form's rules once more, since anyone can post here; undefined when it is no request. */
function parse(text: string): Submission | undefined {
  try {
    const { data } = schema.safeParse(JSON.parse(text));
    return data && Object.values(data).some((value) => CONTROL.test(value ?? "")) ? undefined : data;
  } catch {
    return undefined;
  }
}

/** A spreadsheet takes a text that begins so for a formula, unless a quotation mark says that it is text. */
const asCell = (text = "") => (/^[=+\-@]/.test(text) ? `'${text}` : text);

/** Hands the request on. The same id always makes the same call, so that the receiver can tell a repetition. */
function forward(submission: Submission, secrets: Secrets): Promise<Response> {
  const { id, workEmail } = submission;
  const { MAIL_KEY, MAIL_FROM: from, MAIL_TO: to, SHEET_URL } = secrets;
  const text = FIELD_NAMES.map((name) => `${name}: ${submission[name] ?? ""}\n`).join("");
  return fetch(SHEET_URL ?? secrets.MAIL_URL ?? "", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": id,
      ...(!SHEET_URL && { Authorization: `Bearer ${MAIL_KEY}` }),
    },
    body: JSON.stringify(
      SHEET_URL
        ? { row: [id, ...FIELD_NAMES.map((name) => submission[name])].map(asCell) }
        : // The visitor is only whom an answer goes to: nothing is ever sent there from here.
          { from, to, subject: "Demo request", text, reply_to: workEmail },
    ),
    redirect: "manual",
    // The form waits for ten seconds.
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
    // A redirect is how some webhooks say thank you.
    return answer(status < 400 ? 204 : 502);
  } catch {
    return answer(502);
  }
}
