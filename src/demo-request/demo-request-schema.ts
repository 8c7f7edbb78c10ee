import { email, object, optional, overwrite, refine, string, type infer as Infer } from "zod/mini";

/**
 * Characters without width that text pasted from documents can contain: soft hyphens, zero-width characters, direction
 * marks, fillers (https://util.unicode.org/UnicodeJsps/list-unicodeset.jsp?a=[:DI:]).
 */
const INVISIBLE =
  /[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]/g;

/** Removes all invisible characters and trims. For addresses and numbers, where they have no meaning. */
const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, "").trim();

/** Trims spaces and invisible characters. For names: inside, joiners of Persian or of an emoji have a meaning. */
function trimInvisible(text: string): string {
  // Each invisible character is one UTF-16 unit, like the space, so the positions stay the same.
  const blanked = text.replaceAll(INVISIBLE, " ");
  return text.slice(blanked.length - blanked.trimStart().length, blanked.trimEnd().length);
}

/** A text field. Zod's own message would be "Invalid input". */
const text = () => string({ error: ({ input }) => (input === undefined ? "Required" : undefined) });

const filledIn = (label: string) => refine<string>(Boolean, `${label} is required`);

/**
 * Counts Unicode code points, as a database's varchar does. An input's maxlength and JavaScript's `length` count UTF-16
 * units: two for an emoji.
 */
const atMost = (characters: number, label: string) =>
  refine<string>((value) => [...value].length <= characters, `${label} must be less than ${characters} characters`);

/** `URL.canParse` alone accepts `mailto:`, `javascript:`, and addresses with spaces or line breaks. */
const isWebAddress = (value: string) => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value);

/** Has a dot between two letters and no character that an address without a scheme cannot contain. */
const BARE_ADDRESS = /^(?=.*\p{L}\.\p{L})[^\s@:]+$/u;

/** Adds `https://` to a website without a scheme, such as `www.garage.example`. Returns other text unchanged. */
export function completeWebsite(typed: string): string {
  const address = withoutInvisible(typed);
  // Has a letter, unlike the end of a number or a version.
  const topDomain = address.split(/[/?#]/)[0]!.split(".").at(-1)!;
  return BARE_ADDRESS.test(address) && /\p{L}/u.test(topDomain) ? `https://${address}` : typed;
}

/**
 * HTML's rule for email addresses (https://html.spec.whatwg.org/#valid-e-mail-address), minus those that internet mail
 * cannot reach: no leading, trailing or double dot before the @, and a domain with a dot that does not end in a number.
 */
const EMAIL =
  /^(?!\.)(?!.*\.[.@])[\w!#$%&'*+./=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** The fields of a demo request, in the order of the form, with their rules and messages. Text is trimmed before it is checked. */
export const demoRequestSchema = object({
  fullName: text().check(overwrite(trimInvisible), filledIn("Full name"), atMost(100, "Name")),
  workEmail: text().check(
    overwrite(withoutInvisible),
    email({ pattern: EMAIL, error: "Please enter a valid work email" }),
    atMost(255, "Email"),
  ),
  phoneNumber: text().check(overwrite(withoutInvisible), filledIn("Phone number"), atMost(20, "Phone number")),
  companyName: text().check(overwrite(trimInvisible), filledIn("Company name"), atMost(100, "Company name")),
  website: optional(
    text().check(
      overwrite(withoutInvisible),
      refine((value) => value === "" || isWebAddress(value), "Please enter a valid URL"),
      atMost(255, "URL"),
    ),
  ),
});

/** A valid, trimmed demo request. */
export type DemoRequest = Infer<typeof demoRequestSchema>;

/** The names of the fields, in the order of the form. */
export const FIELD_NAMES = Object.keys(demoRequestSchema.shape) as (keyof DemoRequest)[];

/** A hidden field that only automated programs fill in. Browsers autofill no field of this name. */
export const TRAP_NAME = "topic";
