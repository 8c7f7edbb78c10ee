import type { DemoRequest } from "./demo-request-schema";
import { postToFormService } from "./form-service";

/**
 * Why a demo request was not delivered:
 * - "offline": the visitor's device has no connection
 * - "timeout": the server did not answer in time
 * - "network": the server could not be reached, or the connection broke
 * - "refused": the server answered and did not accept the request
 * - "unclear": a form service gave no readable answer and may have accepted the request
 * - "trapped": the hidden field was filled in, so nothing was sent
 */
export type DeliveryFailure = "offline" | "timeout" | "network" | "refused" | "unclear" | "trapped";

/** How a delivery ended. */
export type DeliveryOutcome = "accepted" | DeliveryFailure;

/** Limits of a delivery. Times in milliseconds. */
export const RETRY_TIMING = {
  perTry: 10_000,
  /** For all tries and the pauses between them. */
  total: 30_000,
  tries: 3,
  /** The pause after the first try; doubles after each further one. */
  backOff: 1000,
};

/** Limits of a delivery, as in `RETRY_TIMING`. */
export type RetryTiming = typeof RETRY_TIMING;

/** The JSON that a server receives. README describes what the server does with it. */
interface Submission extends DemoRequest {
  /** A UUID, the same for every try, including the visitor's own. The server accepts one request per id. */
  id: string;
  /** The time of the first try, in ISO 8601. */
  submittedAt: string;
  /** The path of the form's page. */
  page: string;
}

/** The last submission that was not delivered, and the request it was made from. */
let pending: { madeFrom: string; submission: Submission } | undefined;

/** Returns a random UUID. `crypto.randomUUID` does not exist on a plain http:// host. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // The digits of version 4 and its variant (RFC 9562, 5.4).
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-8$4-");
}

/**
 * Returns the submission for a request. An unchanged request that failed before keeps its submission and id, since the
 * server may have accepted it.
 */
function submissionFor(request: DemoRequest): Submission {
  const page = window.location.pathname;
  const madeFrom = JSON.stringify([request, page]);
  if (pending?.madeFrom !== madeFrom) {
    pending = { madeFrom, submission: { ...request, id: randomId(), submittedAt: new Date().toISOString(), page } };
  }
  return pending.submission;
}

/** Statuses after which the same request may be accepted later. */
const isWorthRetrying = (status: number) => [408, 425, 429].includes(status) || status >= 500;

/** Reads a Retry-After header in seconds. Returns milliseconds, or 0 if it holds anything else. */
export const retryAfter = (header: string | null): number =>
  /^\d+$/.test(header?.trim() ?? "") ? Number(header) * 1000 : 0;

/** Returns a pause in milliseconds. It is random, so that visitors do not all retry at the same moment. */
export const jitteredBackOff = (failedTries: number, backOff: number): number =>
  backOff * 2 ** (failedTries - 1) * (0.5 + Math.random() / 2);

/** `retryIn`: the shortest pause before a retry, in milliseconds; Infinity if a retry cannot help. */
type Try = "accepted" | { failure: DeliveryFailure; retryIn: number };

async function tryOnce(url: string, submission: Submission, timeLimit: number): Promise<Try> {
  const isSameOrigin = new URL(url, window.location.href).origin === window.location.origin;
  // Another origin has to allow this header in its answer to the preflight request.
  const sendsKey = isSameOrigin || import.meta.env.VITE_DEMO_REQUEST_KEY_HEADER === "true";
  const signal = AbortSignal.timeout(timeLimit);
  // Read before the try: if the connection breaks during the try, the request may have arrived.
  const isOffline = globalThis.navigator?.onLine === false;
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        Accept: "application/json",
        "Content-Type": "application/json",
        ...(sendsKey && { "Idempotency-Key": submission.id }),
      },
      body: JSON.stringify(submission),
      signal,
      credentials: "omit",
      cache: "no-store",
      redirect: "manual",
    });
    // The status is enough: a broken connection after it does not matter.
    response.body?.cancel().catch(() => {});
    if (response.ok) return "accepted";
    const canRetry = isWorthRetrying(response.status);
    return { failure: "refused", retryIn: canRetry ? retryAfter(response.headers.get("Retry-After")) : Infinity };
  } catch {
    return { failure: isOffline ? "offline" : signal.aborted ? "timeout" : "network", retryIn: 0 };
  }
}

async function postWithRetries(url: string, submission: Submission, timing: RetryTiming): Promise<DeliveryOutcome> {
  const deadline = performance.now() + timing.total;
  // AbortSignal.timeout throws for fractions and negative numbers. A pause in a background tab may end after the deadline.
  const timeLeft = () => Math.max(0, Math.floor(deadline - performance.now()));

  for (let tries = 1; ; tries++) {
    const result = await tryOnce(url, submission, Math.min(timing.perTry, timeLeft()));
    if (result === "accepted") return result;
    const pause = Math.max(result.retryIn, jitteredBackOff(tries, timing.backOff));
    if (tries === timing.tries || pause >= timeLeft()) return result.failure;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Delivers a valid demo request to `VITE_DEMO_REQUEST_URL`: as JSON with retries, or once as a form if a form service is
 * configured. Without an address it is only logged to the visitor's console. After a failure, JSON may be delivered
 * again with the same request: the server accepts it once.
 */
export async function deliverDemoRequest(request: DemoRequest, timing = RETRY_TIMING): Promise<DeliveryOutcome> {
  // Read directly: the build replaces these variables and drops the code for other kinds of server.
  if (!import.meta.env.VITE_DEMO_REQUEST_URL) {
    // oxlint-disable-next-line no-console -- the only output without a server
    console.log("Demo request", request);
    return "accepted";
  }
  const url = import.meta.env.VITE_DEMO_REQUEST_URL;
  const submission = submissionFor(request);
  const outcome = import.meta.env.VITE_DEMO_REQUEST_FORM
    ? await postToFormService(url, import.meta.env.VITE_DEMO_REQUEST_FORM, submission, timing.total)
    : await postWithRetries(url, submission, timing);
  // If an accepted request is sent again later, it is a new submission.
  if (outcome === "accepted") pending = undefined;
  return outcome;
}
