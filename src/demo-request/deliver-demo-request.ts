import { DeliveryError, type DeliveryFailure } from "./delivery-error";
import type { DemoRequest } from "./demo-request-schema";
import { isWorthRetrying, jitteredBackOff, RETRY_TIMING, retryAfter, type RetryTiming } from "./retry-timing";
import { closeSubmission, openSubmission, type Submission } from "./submission";

type Outcome =
  | { isAccepted: true }
  /** `retryIn`: the least time to wait, in milliseconds; Infinity when no retry could help. */
  | { isAccepted: false; failure: DeliveryFailure; retryIn: number };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isOffline = () => globalThis.navigator?.onLine === false;

async function tryOnce(url: string, submission: Submission, timeLimit: number): Promise<Outcome> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": submission.id },
      body: JSON.stringify(submission),
      signal,
      credentials: "omit",
      cache: "no-store",
      // A redirect is an answer, and not the right one; "error" would look like a broken connection and be retried.
      redirect: "manual",
      referrerPolicy: "no-referrer",
    });
    // The status is the answer; what follows it need not arrive.
    response.body?.cancel().catch(() => {});
    if (response.ok) return { isAccepted: true };
    const retryIn = isWorthRetrying(response.status)
      ? retryAfter(response.headers.get("Retry-After"), Date.now())
      : Infinity;
    return { isAccepted: false, failure: "refused", retryIn };
  } catch {
    const failure = isOffline() ? "offline" : signal.aborted ? "timeout" : "network";
    return { isAccepted: false, failure, retryIn: 0 };
  }
}

async function retry(url: string, submission: Submission, timing: RetryTiming): Promise<void> {
  const deadline = performance.now() + timing.total;
  // Whole and not negative, since AbortSignal.timeout throws otherwise: a tab in the background may oversleep a pause.
  const timeLeft = () => Math.max(0, Math.floor(deadline - performance.now()));

  for (let tries = 1; ; tries++) {
    const outcome = await tryOnce(url, submission, Math.min(timing.perTry, timeLeft()));
    if (outcome.isAccepted) return;
    const pause = Math.max(outcome.retryIn, jitteredBackOff(tries, timing.backOff));
    if (tries === timing.tries || pause >= timeLeft()) throw new DeliveryError(outcome.failure);
    await wait(pause);
  }
}

/**
 * Posts a valid demo request as JSON, in several tries if need be. After a failure it is safe to call again with the
 * same request: the server takes it once.
 *
 * @param url where to post it
 * @param page the path of the page that it is sent from
 * @throws {DeliveryError} when it was not accepted, after all tries that made sense
 */
export async function deliverDemoRequest(
  request: DemoRequest,
  url: string,
  page: string,
  timing = RETRY_TIMING,
): Promise<void> {
  const submission = openSubmission(request, page);
  await retry(url, submission, timing);
  closeSubmission(submission);
}
