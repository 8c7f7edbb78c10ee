import { sourceLine, type LeadSource } from "./lead-source";

/*
 * A form service (`VITE_DEMO_REQUEST_FORM`) receives one try, since it cannot recognise a repeated request, and only
 * headers of a plain HTML form: for others the browser sends a preflight request, which most services do not answer.
 */

/**
 * Returns the form for a service. `template` holds names and values as JSON, from form-template.ts. Their
 * placeholders are filled in by one pass, so that braces typed by a visitor stay as they are.
 */
export function formBody(
  template: string,
  { source = {}, ...submission }: Readonly<Record<string, unknown>> & { source?: LeadSource },
): URLSearchParams {
  const seconds = Math.round(performance.now() / 1000);
  const ofSource = import.meta.env.VITE_LEAD_SOURCE === "true" && { ...source, source: sourceLine(source) };
  const values: Record<string, unknown> = { ...submission, seconds, ...ofSource };
  const pairs = JSON.parse(template) as [name: string, value: string][];
  const fillIn = (value: string) => value.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? ""));
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
