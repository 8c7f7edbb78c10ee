/** The longest that something waits for the browser to have nothing more urgent to do, in milliseconds. */
const LONGEST_WAIT_MS = 500;

/** Calls back when the browser is at rest. Returns the function that takes it back. */
export function whenAtRest(callback: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(request);
}
