import type { DemoRequest } from "./demo-request-schema";

/** What goes to the server. README tells what the server has to do with it. */
export interface Submission extends DemoRequest {
  /** A UUID, the same for every try, the visitor's own ones included: the server takes one request per id. */
  id: string;
  /** When the visitor first sent it, in ISO 8601. */
  submittedAt: string;
  /** The path of the page that it was sent from. */
  page: string;
}

/** The last submission that was not accepted, as far as we know, and what it was made of. */
let open: { madeOf: string; submission: Submission } | undefined;

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
export function openSubmission(request: DemoRequest, page: string): Submission {
  const madeOf = JSON.stringify([request, page]);
  if (open?.madeOf !== madeOf) {
    open = { madeOf, submission: { ...request, id: randomId(), submittedAt: new Date().toISOString(), page } };
  }
  return open.submission;
}

/** To be called once the server has accepted it: the same request sent again later is a new submission. */
export function closeSubmission(submission: Submission): void {
  if (open?.submission === submission) open = undefined;
}
