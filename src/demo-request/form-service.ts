// With an extension, since vite.config.ts imports this module, too.
import { FIELD_NAMES } from "./demo-request-schema.ts";

/*
 * A form service (`VITE_DEMO_REQUEST_FORM`) receives one try, since it cannot recognise a repeated request, and only
 * headers of a plain HTML form: for others the browser sends a preflight request, which most services do not answer.
 */

/** What a template may hold in braces, such as `{fullName}`. `seconds` is the time since the page was opened. */
export const PLACEHOLDERS: readonly string[] = [...FIELD_NAMES, "id", "submittedAt", "page", "seconds"];

/**
 * Returns the form for a service. `template` holds names and values as JSON, from src/build/environment.ts. Their
 * placeholders are filled in by one pass, so that braces typed by a visitor stay as they are.
 */
export function formBody(template: string, submission: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const values = { ...submission, seconds: String(Math.round(performance.now() / 1000)) };
  const pairs = JSON.parse(template) as [name: string, value: string][];
  const fillIn = (value: string) => value.replaceAll(/\{(\w+)\}/g, (_, key: keyof typeof values) => values[key] ?? "");
  return new URLSearchParams(pairs.map(([name, value]) => [name, fillIn(value)]));
}

/**
 * Returns how a post to a form service ended. Many services answer with a redirect to a thank-you page; if CORS hides it,
 * it arrives as a network error, so the service may have accepted the request: "unclear".
 */
export function formServiceOutcome(answer: Response | "offline" | "timeout" | "network") {
  if (answer === "offline") return "offline";
  if (typeof answer === "string" || answer.status >= 500) return "unclear";
  return answer.ok || answer.type === "opaqueredirect" ? "accepted" : "refused";
}
