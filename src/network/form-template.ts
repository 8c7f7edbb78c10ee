// With the extension, since vite.config.ts imports this module, too.
import { CAMPAIGN_NAMES } from "./lead-source.ts";

/**
 * Lists what a template may hold in braces, such as `{fullName}`. `seconds` is the time since the page was opened, and
 * `source` is the whole source of the visit in one line.
 *
 * @param fieldNames the names of the form's fields
 * @param clickIds as in `VITE_LEAD_CLICK_IDS`
 */
export function placeholders(fieldNames: readonly string[], clickIds: string): string[] {
  const ofSource = ["source", ...CAMPAIGN_NAMES, "referrer", "landing", ...(clickIds.match(/\w+/g) ?? [])];
  return [...fieldNames, "id", "submittedAt", "page", "seconds", ...ofSource];
}

/** Parses a form service's template, written like a query string, into JSON: an array of names and values. */
export function parseTemplate(template: string): string | undefined {
  const fields = [...new URLSearchParams(template)];
  const isValid = template === "" || (fields.length > 0 && fields.every(([name]) => name !== ""));
  return isValid ? template && JSON.stringify(fields) : undefined;
}

/** Finds an unknown placeholder, or a stray brace, in a form service's template. */
export function unknownPlaceholder(template: string | undefined, allowed: readonly string[]): string | undefined {
  const known = new RegExp(`\\{(${allowed.join("|")})\\}`, "g");
  return [...new URLSearchParams(template)]
    .map(([name, value]) => (/[{}]/.test(name) ? name : /\{[^{}]*\}?|\}/.exec(value.replaceAll(known, ""))?.[0]))
    .find(Boolean);
}
