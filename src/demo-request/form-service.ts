// With extensions, since vite.config.ts imports this module, too.
import { FIELD_NAMES, type DemoRequest } from "./demo-request-schema.ts";

/** A value that the template of a form service may hold in braces, such as `{fullName}`. */
type Placeholder = keyof DemoRequest | "id" | "submittedAt" | "page" | "seconds";

/** All placeholders. `seconds` is the time since the page was opened. */
export const PLACEHOLDERS: readonly string[] = [...FIELD_NAMES, "id", "submittedAt", "page", "seconds"];

type Values = Partial<Record<Placeholder, string | undefined>>;

/** `unclear`: the service may or may not have accepted the request. */
type FormServiceAnswer = "accepted" | "refused" | "unclear" | "offline";

/**
 * Fills in the template's placeholders. In one pass, so that braces typed by a visitor stay as they are; URLSearchParams
 * escapes the values.
 */
function fillTemplate(template: string, values: Values): URLSearchParams {
  const pairs = JSON.parse(template) as [name: string, value: string][];
  return new URLSearchParams(
    pairs.map(([name, value]) => [name, value.replaceAll(/\{(\w+)\}/g, (_, key: Placeholder) => values[key] ?? "")]),
  );
}

/**
 * Posts a demo request to a form service (`VITE_DEMO_REQUEST_FORM`), which differs from a server that accepts JSON:
 * - It receives a form with its own field names, and only headers that a plain HTML form may send. For any other header
 *   the browser sends a preflight request first, which most services do not answer.
 * - It receives one try, since it cannot recognise a repeated request.
 * - Many answer with a redirect to a thank-you page. A redirect hidden by CORS arrives as a network error, so an error
 *   does not mean that the request was refused.
 *
 * @param template names and values as JSON, from src/build/environment.ts
 * @param timeLimit in milliseconds
 */
export async function postToFormService(
  url: string,
  template: string,
  submission: Values,
  timeLimit: number,
): Promise<FormServiceAnswer> {
  const isOffline = globalThis.navigator?.onLine === false;
  try {
    const response = await fetch(url, {
      method: "POST",
      // Without it, some services answer with a page, or a redirect to one.
      headers: { Accept: "application/json" },
      body: fillTemplate(template, { ...submission, seconds: String(Math.round(performance.now() / 1000)) }),
      signal: AbortSignal.timeout(timeLimit),
      credentials: "omit",
      cache: "no-store",
      redirect: "manual",
    });
    response.body?.cancel().catch(() => {});
    if (response.ok || response.type === "opaqueredirect") return "accepted";
    return response.status >= 500 ? "unclear" : "refused";
  } catch {
    return isOffline ? "offline" : "unclear";
  }
}
