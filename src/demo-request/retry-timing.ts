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

/** True when the same request may fare better later: the server was too slow, too early, too busy or broken. */
export const isWorthRetrying = (status: number): boolean => [408, 425, 429].includes(status) || status >= 500;

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

/** The wait before the next try, in milliseconds: between half and all of the back-off, so that visitors do not return in step. */
export const jitteredBackOff = (failedTries: number, backOff: number): number =>
  backOff * 2 ** (failedTries - 1) * (0.5 + Math.random() / 2);
