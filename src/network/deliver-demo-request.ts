import { formBody, formServiceOutcome } from "./form-service";
import { getLeadSource, type LeadSource } from "./lead-source";

/**
 * Why a demo request was not delivered:
 * - "offline": the visitor's device has no connection
 * - "timeout": the server did not answer in time
 * - "network": the server could not be reached, or the connection broke
 * - "refused": the server answered and did not accept the request
 * - "unclear": a form service gave no readable answer and may have accepted the request
 * - "spam": the hidden field was filled in, so nothing was sent
 */
export type DeliveryFailure = "offline" | "timeout" | "network" | "refused" | "unclear" | "spam";

/** How a delivery ended. */
export type DeliveryOutcome = "accepted" | DeliveryFailure;

/** Limits of a delivery. Times in milliseconds. */
const RETRY_TIMING = {
  perTry: 10_000,
  /** For all tries and the pauses between them. */
  total: 30_000,
  tries: 3,
  /** The pause after the first try; doubles after each further one. */
  backOff: 1000,
};

/** The texts of a valid request, by the names of the form's fields. */
export type RequestTexts = Readonly<Record<string, string | undefined>>;

/** The JSON that a server receives, as docs/delivery.md describes it. Every try sends the same, including the visitor's own. */
type Submission = Record<string, unknown> & { id: string; source?: LeadSource };

/** The last submission that was not delivered, with its request as JSON. */
let pending: { request: string; submission: Submission } | undefined;

/** Returns the submission for a request. An unchanged request keeps its id, since the server may have accepted it. */
function submissionFor(texts: RequestTexts): Submission {
  const request = JSON.stringify(texts);
  if (pending?.request === request) return pending.submission;
  const submittedAt = new Date().toISOString();
  const page = window.location.pathname;
  const source = import.meta.env.VITE_LEAD_SOURCE === "true" && { source: getLeadSource() };
  const submission = { ...texts, id: crypto.randomUUID(), submittedAt, page, ...source };
  pending = { request, submission };
  return submission;
}

/** Reads a Retry-After header in seconds. Returns milliseconds, or 0 if it holds anything else. */
const retryAfter = (header: string | null): number => (/^\d+$/.test(header?.trim() ?? "") ? Number(header) * 1000 : 0);

/** Returns a pause in milliseconds. It is random, so that visitors do not all retry at the same moment. */
const jitteredBackOff = (failedTries: number, backOff: number): number =>
  backOff * 2 ** (failedTries - 1) * (0.5 + Math.random() / 2);

/** Why a post got no answer. */
type Unanswered = "offline" | "timeout" | "network";

/** Posts once, within `timeLimit` milliseconds. Returns the answer, or why there is none. */
async function post(url: string, body: BodyInit, timeLimit: number, headers = {}): Promise<Response | Unanswered> {
  const signal = AbortSignal.timeout(timeLimit);
  // Read before the post: if the connection breaks during the post, the request may have arrived.
  const isOffline = !navigator.onLine;
  try {
    const response = await fetch(url, {
      method: "POST",
      // Without it, some form services answer with a page, or a redirect to one.
      headers: { Accept: "application/json", ...headers },
      body,
      signal,
      credentials: "omit",
      cache: "no-store",
      redirect: "manual",
    });
    // The status is enough: a broken connection after it does not matter.
    response.body?.cancel().catch(() => {});
    return response;
  } catch {
    if (isOffline) return "offline";
    return signal.aborted ? "timeout" : "network";
  }
}

/** Returns the shortest pause before a retry in milliseconds, or Infinity if a retry cannot help. */
function shortestPause(answer: Response | Unanswered): number {
  if (typeof answer === "string") return 0;
  const canRetry = [408, 425, 429].includes(answer.status) || answer.status >= 500;
  return canRetry ? retryAfter(answer.headers.get("Retry-After")) : Infinity;
}

async function postWithRetries(url: string, submission: Submission, timing: typeof RETRY_TIMING) {
  const isSameOrigin = new URL(url, window.location.href).origin === window.location.origin;
  // Another origin would have to allow it in its answer to the preflight request, and reads the id from the JSON.
  const key = isSameOrigin && { "Idempotency-Key": submission.id };
  const headers = { "Content-Type": "application/json", ...key };
  const deadline = performance.now() + timing.total;
  // AbortSignal.timeout throws for fractions and negative numbers. A pause in a background tab may end after the deadline.
  const timeLeft = () => Math.max(0, Math.floor(deadline - performance.now()));

  for (let tries = 1; ; tries++) {
    const answer = await post(url, JSON.stringify(submission), Math.min(timing.perTry, timeLeft()), headers);
    const outcome = typeof answer === "string" ? answer : answer.ok ? "accepted" : "refused";
    const pause = Math.max(shortestPause(answer), jitteredBackOff(tries, timing.backOff));
    if (outcome === "accepted" || tries === timing.tries || pause >= timeLeft()) return outcome;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Delivers a valid demo request to `VITE_DEMO_REQUEST_URL`: as JSON with retries, or once as a form if a form service is
 * configured. Without an address it is only logged to the visitor's console. After a failure, JSON may be delivered
 * again with the same request: the server accepts it once.
 */
export async function deliverDemoRequest(request: RequestTexts, timing = RETRY_TIMING): Promise<DeliveryOutcome> {
  // Read directly: the build replaces these variables and drops the code for other kinds of server.
  if (!import.meta.env.VITE_DEMO_REQUEST_URL) {
    // oxlint-disable-next-line no-console -- the only output without a server
    console.log("Demo request", request);
    return "accepted";
  }
  const url = import.meta.env.VITE_DEMO_REQUEST_URL;
  const submission = submissionFor(request);
  const outcome = import.meta.env.VITE_DEMO_REQUEST_FORM
    ? formServiceOutcome(await post(url, formBody(import.meta.env.VITE_DEMO_REQUEST_FORM, submission), timing.total))
    : await postWithRetries(url, submission, timing);
  // If an accepted request is sent again later, it is a new submission.
  if (outcome === "accepted") pending = undefined;
  return outcome;
}
