import { FIELD_NAMES } from "../demo-form/demo-request-schema.ts";
import { parseTemplate, placeholders, unknownPlaceholder } from "../network/form-template.ts";

/** Characters that would end or extend a URL in a policy, a header or a sitemap. */
const FORBIDDEN_IN_URLS = /[\s\p{Cc}\\*;,]/u;

const URL_RULES = ", with no blank, user, backslash or any of * ; , in it, and http for localhost alone";

/** Parses an https URL, or an http URL of localhost, without credentials; undefined for anything else. */
function parseSafeUrl(value: string): URL | undefined {
  if (FORBIDDEN_IN_URLS.test(value) || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  // Parsing decodes the host, which can bring forbidden characters back.
  if (!/^[\w.-]+$/.test(url.hostname) || url.username || url.password) return undefined;
  return url.protocol === "https:" || url.hostname === "localhost" ? url : undefined;
}

/** Parses scheme and host; undefined where there is a path, query or fragment. */
function parseOrigin(value: string): string | undefined {
  const url = parseSafeUrl(value);
  return url?.href === `${url?.origin}/` ? url.origin : undefined;
}

/** Parses a URL or a path of this site. Two leading slashes, even after `/..`, would make the next segment a host. */
function parseDeliveryUrl(value: string): string | undefined {
  if (!value.startsWith("/")) return value && parseSafeUrl(value)?.href;
  if (FORBIDDEN_IN_URLS.test(value) || !/^\/[^/]/.test(value)) return undefined;
  const { pathname, search } = new URL(value, "https://site.invalid");
  return /^\/[^/]/.test(pathname) ? pathname + search : undefined;
}

/** Parses a path of this site, or a URL that a policy can hold as a source: with a path. Neither has a query or fragment. */
function parseEventsUrl(value: string): string | undefined {
  if (/[?#"$<>@]/.test(value)) return undefined;
  const url = parseDeliveryUrl(value);
  return url && /^https?:\/\/[^/]+\/$/.test(url) ? undefined : url;
}

/** Parses names of parameters, separated by commas. A name that means something else in a template is refused. */
function parseClickIds(value: string): string | undefined {
  const names = value.split(",").map((name) => name.trim());
  const isValid = names.every((name) => /^\w+$/.test(name) && !placeholders(FIELD_NAMES, "").includes(name));
  return value === "" || isValid ? names.join(",") : undefined;
}

const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);

const trueOrFalse: Rule = [matching(/^(true|false)$/), '"true" or "false"'];

/** Normalises a variable, or returns undefined when it is malformed; and what it must be. */
type Rule = [parse: (value: string) => string | undefined, description: string];

const RULES = {
  VITE_SITE_ORIGIN: [parseOrigin, `scheme and host alone, such as https://www.example.com${URL_RULES}`],
  VITE_BOOKING_URL: [(value) => parseSafeUrl(value)?.href, `an https address${URL_RULES}`],
  VITE_DEMO_REQUEST_URL: [parseDeliveryUrl, `empty, an https address, or a path such as /api/demo${URL_RULES}`],
  VITE_DEMO_REQUEST_FORM: [parseTemplate, "empty, or names and values such as name={fullName}&email={workEmail}"],
  VITE_LEAD_SOURCE: trueOrFalse,
  VITE_LEAD_CLICK_IDS: [parseClickIds, "empty, or names of parameters such as gclid,msclkid"],
  VITE_SITE_INDEXABLE: trueOrFalse,
  VITE_EVENTS_URL: [
    parseEventsUrl,
    `empty, an https address with a path, or a path such as /api/events, without a query${URL_RULES}`,
  ],
  VITE_DEMO_LINE: [matching(/^(\+?\d[\d ]{8,18}\d)?$/), "empty, or a number of digits and blanks, as 0113 496 0123"],
  VITE_SECURITY_CONTACT: [matching(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)?$/), "empty, or a mailto: or https: URL"],
} satisfies Record<string, Rule>;

/** The deployment's variables, checked and normalised. */
export type SiteEnvironment = Record<keyof typeof RULES, string>;

/**
 * Checks the deployment's variables.
 *
 * @throws with one line for each malformed variable, which names it and the rule
 */
export function checkEnvironment(values: Record<string, string | undefined>): SiteEnvironment {
  const problems: string[] = [];
  const reject = (name: string, description: string) =>
    problems.push(`${name} must be ${description}; it is ${JSON.stringify(values[name]) ?? "missing"} (see .env).`);

  const entries = Object.entries(RULES).map(([name, [parse, description]]) => {
    const result = values[name] === undefined ? undefined : parse(values[name]);
    if (result === undefined) reject(name, description);
    return [name, result];
  });
  const allowed = placeholders(FIELD_NAMES, values.VITE_LEAD_CLICK_IDS ?? "");
  const unknown = unknownPlaceholder(values.VITE_DEMO_REQUEST_FORM, allowed);
  if (unknown) reject("VITE_DEMO_REQUEST_FORM", `without ${unknown}: its values may hold {${allowed.join("}, {")}}`);
  if (values.VITE_DEMO_REQUEST_FORM && values.VITE_DEMO_REQUEST_URL === "")
    reject("VITE_DEMO_REQUEST_FORM", "empty as long as VITE_DEMO_REQUEST_URL is");
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return Object.fromEntries(entries) as SiteEnvironment;
}
