import { PLACEHOLDERS } from "../demo-request/form-service.ts";

/** Characters that would end or extend a URL in a policy, a header or a sitemap. */
const FORBIDDEN_IN_URLS = /[\s\p{Cc}\\*;,]/u;

const URL_RULES = ", with no blank, user, backslash or any of * ; , in it, and http for localhost alone";

/** Parses an https URL, or an http URL of localhost, without credentials; undefined for anything else. */
function parseUrl(value: string): URL | undefined {
  if (FORBIDDEN_IN_URLS.test(value) || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  // Parsing decodes the host, which can bring forbidden characters back.
  if (!/^[\w.-]+$/.test(url.hostname) || url.username || url.password) return undefined;
  return url.protocol === "https:" || url.hostname === "localhost" ? url : undefined;
}

/** Parses scheme and host; undefined where there is a path, query or fragment. */
function parseOrigin(value: string): string | undefined {
  const url = parseUrl(value);
  return url?.href === `${url?.origin}/` ? url.origin : undefined;
}

/** Parses a path of this site. Two leading slashes, even after `/..`, would make the next segment a host. */
function parsePath(value: string): string | undefined {
  if (FORBIDDEN_IN_URLS.test(value) || !/^\/[^/]/.test(value)) return undefined;
  const { pathname, search } = new URL(value, "https://site.invalid");
  return /^\/[^/]/.test(pathname) ? pathname + search : undefined;
}

/** Parses a URL that a policy can hold as a source: with a path, and no query or fragment. */
function parsePolicySource(value: string): string | undefined {
  const url = parseUrl(value);
  return url && url.pathname !== "/" && !/[?#"$<>@]/.test(value) ? url.href : undefined;
}

/** Parses a form service's template, written like a query string, into JSON: an array of names and values. */
function parseTemplate(template: string): string | undefined {
  const fields = [...new URLSearchParams(template)];
  const isValid = template === "" || (fields.length > 0 && fields.every(([name]) => name !== ""));
  return isValid ? template && JSON.stringify(fields) : undefined;
}

const placeholderList = PLACEHOLDERS.map((name) => `{${name}}`);

/** Finds an unknown placeholder, or a stray brace, in a form service's template. */
function unknownPlaceholder(template: string | undefined): string | undefined {
  const suspects = [...new URLSearchParams(template)].map(([name, value]) => {
    const withoutKnown = placeholderList.reduce((text, placeholder) => text.replaceAll(placeholder, ""), value);
    return /[{}]/.test(name) ? name : /\{[^{}]*\}?|\}/.exec(withoutKnown)?.[0];
  });
  return suspects.find(Boolean);
}

const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);

const trueOrFalse: Rule = [matching(/^(true|false)$/), 'must be "true" or "false"'];

/** Normalises a variable, or returns undefined when it is malformed; and the message for that case. */
type Rule = [parse: (value: string) => string | undefined, message: string];

const RULES = {
  VITE_SITE_ORIGIN: [parseOrigin, `must be scheme and host alone, such as https://www.example.com${URL_RULES}`],
  VITE_BOOKING_URL: [(value) => parseUrl(value)?.href, `must be an https address${URL_RULES}`],
  VITE_DEMO_REQUEST_URL: [
    (value) => value && (value.startsWith("/") ? parsePath(value) : parseUrl(value)?.href),
    `must be empty, an https address, or a path of this site such as /api/demo${URL_RULES}`,
  ],
  VITE_DEMO_REQUEST_FORM: [
    parseTemplate,
    "must be empty, or names and values such as name={fullName}&email={workEmail}",
  ],
  VITE_DEMO_REQUEST_KEY_HEADER: trueOrFalse,
  VITE_SITE_INDEXABLE: trueOrFalse,
  VITE_REPORT_URL: [
    (value) => value && parsePolicySource(value),
    `must be empty, or an https address with a path and no query or fragment${URL_RULES}`,
  ],
  VITE_SECURITY_CONTACT: [
    matching(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)?$/),
    "must be empty, or start with mailto: or https://",
  ],
  VITE_SECURITY_EXPIRES: [
    matching(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)?$/),
    "must be empty, or a time such as 2027-06-30T00:00:00Z",
  ],
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
  const reject = (name: string, message: string) =>
    problems.push(`${name} ${message}; it is ${JSON.stringify(values[name]) ?? "missing"} (see .env).`);
  const entries = Object.entries(RULES).map(([name, [parse, message]]) => {
    const value = values[name];
    const result = value === undefined ? undefined : parse(value);
    if (result === undefined) reject(name, message);
    return [name, result];
  });

  const environment = Object.fromEntries(entries) as SiteEnvironment;
  const unknown = unknownPlaceholder(values.VITE_DEMO_REQUEST_FORM);
  if (unknown)
    reject("VITE_DEMO_REQUEST_FORM", `must be without ${unknown}: its values may hold ${placeholderList.join(", ")}`);
  if (environment.VITE_DEMO_REQUEST_FORM && environment.VITE_DEMO_REQUEST_URL === "")
    reject("VITE_DEMO_REQUEST_FORM", "must be empty as long as VITE_DEMO_REQUEST_URL is");
  const { VITE_SECURITY_CONTACT: contact, VITE_SECURITY_EXPIRES: expires } = environment;
  if ((contact && expires === "") || (contact === "" && expires))
    problems.push("VITE_SECURITY_CONTACT and VITE_SECURITY_EXPIRES must be set together (see .env).");
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return environment;
}
