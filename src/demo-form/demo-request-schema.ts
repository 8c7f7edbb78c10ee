import { email, object, optional, overwrite, refine, string, type infer as Infer } from "zod/mini";
// With the extension, since vite.config.ts imports this module, too.
import { parseUrl } from "../parse-url.ts";

/** Characters that readers do not see: those that Unicode says to draw nothing for, and the blank Braille pattern. */
const INVISIBLE = String.raw`\p{Default_Ignorable_Code_Point}\u2800`;

const INVISIBLES = new RegExp(`[${INVISIBLE}]`, "gu");

/**
 * From the first to the last visible character, with the invisible ones that select the last one's look: a heart in
 * colour, or one of the flags of England, Scotland and Wales.
 */
const VISIBLE_PART = new RegExp(
  `[^\\s${INVISIBLE}](?:.*[^\\s${INVISIBLE}])?[\\p{Variation_Selector}\\u{E0020}-\\u{E007F}]*`,
  "su",
);

/** Writes the tabs and no-break spaces of a document as plain spaces. */
const withPlainSpaces = (text: string): string => text.replaceAll(/[\t\p{Zs}]/gu, " ");

/** Removes all invisible characters and trims. For addresses and numbers, where they have no meaning. */
const withoutInvisible = (text: string): string => withPlainSpaces(text.replaceAll(INVISIBLES, "").trim());

/** Trims spaces and invisible characters. For names: inside, joiners of Persian or of an emoji have a meaning. */
const trimInvisible = (text: string): string => withPlainSpaces(VISIBLE_PART.exec(text)?.[0] ?? "");

/** A text field. Zod's own message would be "Invalid input". */
const textRule = () => string({ error: ({ input }) => (input === undefined ? "Required" : undefined) });

const filledIn = (label: string) => refine<string>(Boolean, `${label} is required`);

/**
 * Counts Unicode code points, as a database's varchar does. An input's maxlength and JavaScript's `length` count UTF-16
 * units: two for an emoji.
 */
const atMost = (characters: number, label: string) =>
  refine<string>((value) => [...value].length <= characters, `${label} must be less than ${characters} characters`);

/**
 * The name of a host as a parsed URL has it: labels of letters, digits, hyphens and underscores, or an IPv6 address in
 * brackets. `URL` alone also accepts `garage,co.uk`, `.com` and a lone dot.
 */
const HOST = /^(?:(?:\w(?:[\w-]*\w)?\.)*\w(?:[\w-]*\w)?\.?|\[.+\])$/;

/** `URL` alone accepts `mailto:`, `javascript:`, and addresses with spaces or line breaks. */
const isWebAddress = (value: string) => /^https?:\/\/\S+$/i.test(value) && HOST.test(parseUrl(value)?.hostname ?? "");

/** Begins with a host whose last part begins with a letter: `3.5` and `v1.2` are no addresses. */
const BARE_ADDRESS = /^[^\s@:/?#]+\.\p{L}[^\s@:/?#.]*(?:[/?#]|$)/u;

/** Adds `https://` to a website without a scheme, such as `www.garage.example`. Returns other text unchanged. */
export function completeWebsite(typed: string): string {
  const address = withoutInvisible(typed);
  return BARE_ADDRESS.test(address) && isWebAddress(`https://${address}`) ? `https://${address}` : typed;
}

/**
 * Writes an international domain in ASCII (`müller.example` as `xn--mller-kva.example`). Chromium's email fields do so,
 * those of other browsers hand on what was typed, and mail is sent to the ASCII form.
 */
function withAsciiDomain(address: string): string {
  if (!/\P{ASCII}/u.test(address)) return address;
  // Of ASCII only what a domain can have: a colon or a slash would end the host of a URL.
  const [, name, domain] = /^([^@]*@)([\w.\-\P{ASCII}]+)$/u.exec(address) ?? [];
  const host = domain && parseUrl(`https://${domain}`)?.hostname;
  return host ? name + host : address;
}

/**
 * HTML's rule for email addresses (https://html.spec.whatwg.org/#valid-e-mail-address), with letters and digits of any
 * alphabet before the @ (RFC 6531), minus those that internet mail cannot reach: no leading, trailing or double dot before
 * the @, and a domain with a dot that does not end in a number.
 */
const EMAIL =
  /^(?!\.)(?!.*\.[.@])[\w\p{L}\p{M}\p{N}!#$%&'*+./=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/iu;

/**
 * How a field is filled in: attributes of its control. Its words are in `src/content/book-demo.ts`, those of a select's
 * options, too. Selects and checkboxes are for fields that an operator adds.
 */
interface Control {
  type: "text" | "email" | "tel" | "url" | "select" | "checkbox";
  autoComplete?: string;
  autoCapitalize?: "words" | "none";
  inputMode?: "email" | "tel" | "url";
}

/** The text of a box that is ticked; that of an empty one is empty, as in any HTML form. */
export const TICKED = "yes";

/**
 * The fields of a demo request, in the order of the form, checkboxes last: the control of each, and its rule with its
 * messages. Text is trimmed before it is checked. A field is optional where its rule is.
 */
const fields = {
  fullName: {
    control: { type: "text", autoComplete: "name", autoCapitalize: "words" },
    rule: textRule().check(overwrite(trimInvisible), filledIn("Full name"), atMost(100, "Name")),
  },
  workEmail: {
    control: { type: "email", autoComplete: "work email", inputMode: "email" },
    rule: textRule().check(
      overwrite((address) => withAsciiDomain(withoutInvisible(address))),
      email({ pattern: EMAIL, error: "Please enter a valid work email" }),
      atMost(255, "Email"),
    ),
  },
  phoneNumber: {
    control: { type: "tel", autoComplete: "tel", inputMode: "tel" },
    rule: textRule().check(overwrite(withoutInvisible), filledIn("Phone number"), atMost(20, "Phone number")),
  },
  companyName: {
    control: { type: "text", autoComplete: "organization", autoCapitalize: "words" },
    rule: textRule().check(overwrite(trimInvisible), filledIn("Company name"), atMost(100, "Company name")),
  },
  website: {
    control: { type: "url", autoComplete: "url", autoCapitalize: "none", inputMode: "url" },
    // `optional` only marks the field as not required: the text of an empty one is empty, not undefined.
    rule: optional(
      textRule().check(
        overwrite(withoutInvisible),
        refine((value) => value === "" || isWebAddress(value), "Please enter a valid URL"),
        atMost(255, "URL"),
      ),
    ),
  },
} satisfies Record<string, { control: Control; rule: unknown }>;

export type FieldName = keyof typeof fields;

/** The names of the fields, in the order of the form. */
export const FIELD_NAMES = Object.keys(fields) as FieldName[];

/** Makes a record with an entry for each field. */
const ofEachField = <Entry>(entryOf: (name: FieldName) => Entry) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, entryOf(name)])) as Record<FieldName, Entry>;

export const demoRequestSchema = object(
  ofEachField((name) => fields[name].rule) as { [Name in FieldName]: (typeof fields)[Name]["rule"] },
);

/** A valid, trimmed demo request. */
export type DemoRequest = Infer<typeof demoRequestSchema>;

/** The controls of the form. */
export const CONTROLS = ofEachField<Control & { isRequired: boolean }>((name) => ({
  ...fields[name].control,
  isRequired: !demoRequestSchema.shape[name].safeParse(undefined).success,
}));

/** A hidden field that only automated programs fill in. Browsers autofill no field of this name. */
export const HONEYPOT_NAME = "topic";
