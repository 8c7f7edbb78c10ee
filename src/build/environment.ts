import { z } from "zod/mini";
import type { Placeholder } from "../demo-request/deliver-demo-request";

/** What would end an address early, or add to it, where it is written: in a policy, a header, a sitemap. */
const MISPLACED = /[\s\p{Cc}\\*;,]/u;

const PLAIN = ", with no blank, user, backslash or any of * ; , in it, and http for localhost alone";

/**
 * An address as it is used everywhere: as a browser writes it. http is for localhost alone.
 *
 * @returns undefined when it is none, or holds credentials
 */
function parseAddress(value: string): URL | undefined {
  if (MISPLACED.test(value) || !/^https?:\/\//i.test(value) || !URL.canParse(value)) return undefined;
  const url = new URL(value);
  // A host can be written so that such signs appear only now.
  if (!/^[\w.-]+$/.test(url.hostname) || url.username || url.password) return undefined;
  return url.protocol === "https:" || url.hostname === "localhost" ? url : undefined;
}

/** Scheme and host, without a slash at the end; a path, query or fragment is too much. */
function parseOrigin(value: string): string | undefined {
  const url = parseAddress(value);
  return url?.href === `${url?.origin}/` ? url.origin : undefined;
}

/** A path of this site: one slash, and no second that would make a host of what follows, not even after dots. */
function parsePath(value: string): string | undefined {
  if (MISPLACED.test(value) || !/^\/[^/]/.test(value)) return undefined;
  const { pathname, search } = new URL(value, "https://site.invalid");
  return /^\/[^/]/.test(pathname) ? pathname + search : undefined;
}

/** An address that stands in a policy and in a header's quotes as it is: a source with a query matches nothing. */
function parseExactAddress(value: string): string | undefined {
  if (value === "") return "";
  const url = parseAddress(value);
  return url && url.pathname !== "/" && !/[?#"$<>@]/.test(value) ? url.href : undefined;
}

/** A Record, so that none is forgotten: the form fills each of them in. */
const PLACEHOLDERS: Record<Placeholder, true> = {
  fullName: true,
  workEmail: true,
  phoneNumber: true,
  companyName: true,
  website: true,
  id: true,
  submittedAt: true,
  page: true,
  seconds: true,
};

/** What stands between braces and is no placeholder, or a brace by itself; undefined when there is nothing of that kind. */
function strangerIn([name, value]: [name: string, value: string]): string | undefined {
  const strangers = value.replaceAll(/\{(\w+)\}/g, (text, inner: string) =>
    Object.hasOwn(PLACEHOLDERS, inner) ? "" : text,
  );
  return (/[{}]/.exec(name) && name) || /\{[^{}]*\}?|\}/.exec(strangers)?.[0];
}

const placeholders = Object.keys(PLACEHOLDERS).map((name) => `{${name}}`);

/** What is wrong with a form service's template, taken apart into names and values; undefined when nothing is. */
function complaintOf(template: string, pairs: [name: string, value: string][]): string | undefined {
  const stranger = pairs.map(strangerIn).find(Boolean);
  if (stranger) return `must be without ${stranger}: its values may hold ${placeholders.join(", ")}`;
  const isMalformed = template !== "" && (pairs.length === 0 || pairs.some(([name]) => name === ""));
  return isMalformed ? "must be empty, or names and values such as name={fullName}&email={workEmail}" : undefined;
}

/** A text that is parsed; a missing one gets the same sentence as a malformed one. */
const parsed = (parse: (value: string) => string | undefined, message: string) =>
  z.pipe(
    z.string(message),
    z.transform((value, { issues }) => {
      const result = parse(value);
      if (result === undefined) issues.push({ code: "custom", input: value, message });
      return result ?? "";
    }),
  );

/** A text of a certain form, taken as it is. */
const matching = (form: RegExp, message: string) => parsed((value) => (form.test(value) ? value : undefined), message);

const yesOrNo = z.enum(["true", "false"], 'must be "true" or "false"');

const schema = z
  .object({
    VITE_SITE_ORIGIN: parsed(parseOrigin, `must be scheme and host alone, such as https://www.example.com${PLAIN}`),
    VITE_BOOKING_URL: parsed((value) => parseAddress(value)?.href, `must be an https address${PLAIN}`),
    VITE_DEMO_REQUEST_URL: parsed(
      (value) => (value === "" ? "" : value.startsWith("/") ? parsePath(value) : parseAddress(value)?.href),
      `must be empty, an https address, or a path of this site such as /api/demo${PLAIN}`,
    ),
    VITE_DEMO_REQUEST_FORM: z.pipe(
      z.string("must be empty, or names and values such as name={fullName}&email={workEmail}"),
      z.transform((value, { issues }) => {
        const pairs = [...new URLSearchParams(value)];
        const message = complaintOf(value, pairs);
        if (message) issues.push({ code: "custom", input: value, message });
        // Taken apart once and for all; a text still, as every variable.
        return pairs.length === 0 ? "" : JSON.stringify(pairs);
      }),
    ),
    VITE_DEMO_REQUEST_KEY_HEADER: yesOrNo,
    VITE_SITE_INDEXABLE: yesOrNo,
    VITE_REPORT_URL: parsed(
      parseExactAddress,
      `must be empty, or an https address with a path and no query or fragment${PLAIN}`,
    ),
    VITE_SECURITY_CONTACT: matching(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)?$/,
      "must be empty, or start with mailto: or https://",
    ),
    VITE_SECURITY_EXPIRES: matching(
      /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)?$/,
      "must be empty, or a time such as 2027-06-30T00:00:00Z",
    ),
  })
  .check(
    z.refine((values) => values.VITE_DEMO_REQUEST_FORM === "" || values.VITE_DEMO_REQUEST_URL !== "", {
      path: ["VITE_DEMO_REQUEST_FORM"],
      message: "must be empty as long as VITE_DEMO_REQUEST_URL is",
    }),
  );

/** What differs from one deployment to the next, checked, and as it is used everywhere. */
export type SiteEnvironment = z.infer<typeof schema>;

/**
 * Checks and parses the deployment's variables.
 *
 * @throws with one sentence a variable that names it and what it must be
 */
export function checkEnvironment(values: Record<string, string | undefined>): SiteEnvironment {
  const result = schema.safeParse(values);
  if (result.success) {
    const { VITE_SECURITY_CONTACT: contact, VITE_SECURITY_EXPIRES: expires } = result.data;
    if ((contact === "") !== (expires === ""))
      throw new Error("VITE_SECURITY_CONTACT and VITE_SECURITY_EXPIRES must be set together (see .env).");
    return result.data;
  }
  const sentences = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `${name} ${issue.message}; it is ${JSON.stringify(values[name]) ?? "missing"} (see .env).`;
  });
  throw new Error(sentences.join("\n"));
}
