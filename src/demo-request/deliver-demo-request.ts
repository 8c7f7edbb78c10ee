import type { DemoRequest } from "./demo-request-schema";

/**
 * Why a demo request could not be delivered:
 * - "offline": the visitor's device has no connection
 * - "timeout": the server did not answer in time
 * - "network": the server could not be reached, or the connection broke
 * - "refused": the server answered, and did not accept
 * - "unclear": a form service gave no answer that we can read, and may have taken it all the same
 * - "trapped": the field that nobody sees was filled in, so nothing was sent
 */
export type DeliveryFailure = "offline" | "timeout" | "network" | "refused" | "unclear" | "trapped";

/** Thrown when a demo request was not delivered. */
export class DeliveryError extends Error {
  override readonly name = "DeliveryError";

  constructor(readonly failure: DeliveryFailure) {
    super(`The demo request was not delivered: ${failure}.`);
  }
}

/** How long and how often delivery is tried. Times in milliseconds. */
export interface RetryTiming {
  /** The longest one try may take. */
  perTry: number;
  /** The longest that all tries and the waits between them may take. */
  total: number;
  tries: number;
  /** The wait after the first try; doubles after each further one. */
  backOff: number;
}

/** What holds on the site: three tries of ten seconds each, half a minute in all. */
export const RETRY_TIMING: RetryTiming = { perTry: 10_000, total: 30_000, tries: 3, backOff: 1000 };

/** What holds for a form service, which cannot tell a repetition from a second request. */
export const SINGLE_TRY: RetryTiming = { perTry: 30_000, total: 30_000, tries: 1, backOff: 0 };

/** What goes to a server. README tells what the server has to do with it. */
interface Submission extends DemoRequest {
  /** A UUID, the same for every try, the visitor's own ones included: the server takes one request per id. */
  id: string;
  /** When the visitor first sent it, in ISO 8601. */
  submittedAt: string;
  /** The path of the page that it was sent from. */
  page: string;
}

/** What a form service's template may ask for. */
interface Filling extends Submission {
  /** How long the page has been open. */
  seconds: string;
}

/** What stands in braces in a form service's template. */
export type Placeholder = keyof Filling;

/** The last submission that was not accepted, as far as we know, and what it was made of. */
let pending: { madeOf: string; submission: Submission } | undefined;

/** A random UUID. `crypto.randomUUID` is there in secure contexts only, `getRandomValues` on a plain http:// host too. */
function randomId(): string {
  if (globalThis.isSecureContext !== false) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // The digits that name version 4 and its variant (RFC 9562, 5.4).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-8$4-");
}

/**
 * The submission for a request. One that failed and is sent again unchanged stays the same submission, since the
 * server may have accepted it without our hearing of it; a changed request is a new one.
 */
function submissionFor(request: DemoRequest): Submission {
  const page = window.location.pathname;
  const madeOf = JSON.stringify([request, page]);
  if (pending?.madeOf !== madeOf) {
    pending = { madeOf, submission: { ...request, id: randomId(), submittedAt: new Date().toISOString(), page } };
  }
  return pending.submission;
}

/**
 * A submission in a form service's own words: its template, each placeholder filled in. In one pass, so that braces
 * that a visitor typed stay as they are; and nothing typed can end a value, since URLSearchParams does the writing.
 */
function fillTemplate(template: string, submission: Submission): URLSearchParams {
  const values: Filling = { ...submission, seconds: String(Math.round(performance.now() / 1000)) };
  const pairs = JSON.parse(template) as [name: string, value: string][];
  return new URLSearchParams(
    pairs.map(([name, value]) => [name, value.replaceAll(/\{(\w+)\}/g, (_, key: Placeholder) => values[key] ?? "")]),
  );
}

/**
 * What is posted. A form goes out with no header that a form sent by the browser itself would not have: for any other
 * the browser asks the service first, and most do not answer that.
 */
function messageOf(url: string, submission: Submission): Pick<RequestInit, "headers" | "body"> {
  // Without it, some answer with a page of theirs.
  const headers = { Accept: "application/json" };
  if (import.meta.env.VITE_DEMO_REQUEST_FORM) {
    return { headers, body: fillTemplate(import.meta.env.VITE_DEMO_REQUEST_FORM, submission) };
  }
  const isOwnServer = new URL(url, window.location.href).origin === window.location.origin;
  const mayHaveKey = isOwnServer || import.meta.env.VITE_DEMO_REQUEST_KEY_HEADER === "true";
  return {
    headers: {
      ...headers,
      "Content-Type": "application/json",
      ...(mayHaveKey && { "Idempotency-Key": submission.id }),
    },
    body: JSON.stringify(submission),
  };
}

/** True when the same request may fare better later: the server was too slow, too early, too busy or broken. */
const isWorthRetrying = (status: number) => [408, 425, 429].includes(status) || status >= 500;

/**
 * Reads a Retry-After header, which holds seconds or an HTTP date (RFC 9110, 10.2.3).
 *
 * @returns milliseconds from now, 0 when there is none or it makes no sense
 */
export function retryAfter(header: string | null, now: number): number {
  const value = header?.trim() ?? "";
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // Date.parse would take almost anything for a date, "-1" included.
  const date = /^[A-Z][a-z]+, .+ GMT$/.test(value) ? Date.parse(value) : NaN;
  return Math.max(0, date - now) || 0;
}

/** In milliseconds: between half and all of the back-off, so that visitors do not return in step. */
export const jitteredBackOff = (failedTries: number, backOff: number): number =>
  backOff * 2 ** (failedTries - 1) * (0.5 + Math.random() / 2);

/** `retryIn`: the least time to wait, in milliseconds; Infinity when no retry could help. */
type Outcome = "accepted" | { failure: DeliveryFailure; retryIn: number };

async function tryOnce(url: string, submission: Submission, timeLimit: number): Promise<Outcome> {
  const signal = AbortSignal.timeout(timeLimit);
  // Asked before: a connection that goes down on the way may have carried the request.
  const isOffline = globalThis.navigator?.onLine === false;
  const isForm = Boolean(import.meta.env.VITE_DEMO_REQUEST_FORM);
  try {
    const response = await fetch(url, {
      method: "POST",
      ...messageOf(url, submission),
      signal,
      credentials: "omit",
      cache: "no-store",
      // Not followed: it is how form services say thank you, and no answer of a server that takes JSON.
      redirect: "manual",
    });
    // The status is the answer; what follows it need not arrive.
    response.body?.cancel().catch(() => {});
    if (response.ok || (isForm && response.type === "opaqueredirect")) return "accepted";
    const canRetry = isWorthRetrying(response.status);
    return {
      failure: isForm && response.status >= 500 ? "unclear" : "refused",
      retryIn: canRetry ? retryAfter(response.headers.get("Retry-After"), Date.now()) : Infinity,
    };
  } catch {
    // A redirect that the browser may not let us see arrives here, too.
    return { failure: isOffline ? "offline" : isForm ? "unclear" : signal.aborted ? "timeout" : "network", retryIn: 0 };
  }
}

async function tryAll(url: string, submission: Submission, timing: RetryTiming): Promise<void> {
  const deadline = performance.now() + timing.total;
  // Whole and not negative, since AbortSignal.timeout throws otherwise: a tab in the background may oversleep a pause.
  const timeLeft = () => Math.max(0, Math.floor(deadline - performance.now()));

  for (let tries = 1; ; tries++) {
    const outcome = await tryOnce(url, submission, Math.min(timing.perTry, timeLeft()));
    if (outcome === "accepted") return;
    const pause = Math.max(outcome.retryIn, jitteredBackOff(tries, timing.backOff));
    if (tries === timing.tries || pause >= timeLeft()) throw new DeliveryError(outcome.failure);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Takes a valid demo request from the form: posts it where an address is configured (`VITE_DEMO_REQUEST_URL`), as JSON
 * in several tries if need be, or once in a form service's own words (`VITE_DEMO_REQUEST_FORM`); and only logs it to the
 * visitor's console where none is. After a failure it is safe to call again with the same request where it is JSON: the
 * server takes it once.
 *
 * @throws {DeliveryError} when the server did not accept it, after all tries that made sense
 */
export async function deliverDemoRequest(
  request: DemoRequest,
  timing = import.meta.env.VITE_DEMO_REQUEST_FORM ? SINGLE_TRY : RETRY_TIMING,
): Promise<void> {
  // The variable itself, which the build puts in: a site without a server then carries no code to reach one.
  if (import.meta.env.VITE_DEMO_REQUEST_URL) {
    const submission = submissionFor(request);
    await tryAll(import.meta.env.VITE_DEMO_REQUEST_URL, submission, timing);
    // The same request sent again later is a new submission.
    pending = undefined;
  } else {
    // oxlint-disable-next-line no-console -- this is all that an unconfigured form does
    console.log("Demo request", request);
  }
}
