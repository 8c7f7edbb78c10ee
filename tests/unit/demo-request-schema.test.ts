import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trimInvisible, withoutInvisible } from "../../src/demo-request/demo-request-schema";
import { demoRequestSchema } from "../../src/demo-request/demo-request-schema";

const VALID = {
  fullName: "Alex Morgan",
  workEmail: "alex.morgan@garage.example",
  phoneNumber: "01632 960123",
  companyName: "Morgan Motors",
  website: "https://garage.example",
};

type Field = keyof typeof VALID;

/** The first message of each wrong field, which is the one the form shows. */
function messages(request: unknown): Record<string, string> {
  const { error } = demoRequestSchema.safeParse(request);
  const first: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) first[path.join(".")] ??= message;
  return first;
}

const withField = (field: Field, value: unknown) => ({ ...VALID, [field]: value });

const emailOf = (characters: number) => "a".repeat(characters - "@garage.example".length) + "@garage.example";
const urlOf = (characters: number) => "https://garage.example/".padEnd(characters, "a");

const FULL_NAME_LONG = "Name must be less than 100 characters";
const EMAIL_WRONG = "Please enter a valid work email";
const EMAIL_LONG = "Email must be less than 255 characters";
const PHONE_LONG = "Phone number must be less than 20 characters";
const COMPANY_LONG = "Company name must be less than 100 characters";
const URL_WRONG = "Please enter a valid URL";
const URL_LONG = "URL must be less than 255 characters";

describe("demo request schema", () => {
  it.each<[string, Field, unknown]>([
    ["a name of one character", "fullName", "A"],
    ["a name of 100 characters", "fullName", "a".repeat(100)],
    ["a name of 100 characters and blanks around it", "fullName", `  ${"a".repeat(100)}\t\n`],
    ["100 characters that JavaScript's length counts as 200", "fullName", "🚗".repeat(100)],
    ["markup, which is only text", "fullName", "<b onclick=alert(1)>Alex</b>"],
    ["right-to-left text", "fullName", "مرحبا\u202e Alex"],
    ["half of a surrogate pair", "fullName", "Alex \ud83d"],
    ["a control character", "companyName", "Morgan\u0007Motors"],
    ["an e-mail with blanks around it", "workEmail", "  alex@garage.example "],
    ["an e-mail with a tag, an apostrophe and sub-domains", "workEmail", "o'neil+demo@mail.garage.co.uk"],
    ["an e-mail with an ampersand", "workEmail", "a&b@garage.example"],
    ["an e-mail with an exclamation mark", "workEmail", "a!b@garage.example"],
    ["an e-mail with all that may stand before its @", "workEmail", "!#$%&'*+/=?^_`{|}~-.0@garage.example"],
    ["an e-mail at an international domain", "workEmail", "alex@xn--e1afmkfd.xn--p1ai"],
    ["an e-mail of 255 characters", "workEmail", emailOf(255)],
    ["a phone number of 20 characters", "phoneNumber", "+44 (0)1632 960123 x"],
    ["a company name of 100 characters", "companyName", "a".repeat(100)],
    ["an empty website", "website", ""],
    ["a website of blanks", "website", " \t "],
    ["no website at all", "website", undefined],
    ["a website with http", "website", "http://garage.example/service?slot=1#book"],
    ["a website in capitals", "website", "HTTPS://GARAGE.EXAMPLE"],
    ["an international domain", "website", "https://müller.example/größe"],
    ["a website of 255 characters", "website", urlOf(255)],
  ])("takes %s", (_, field, value) => {
    expect(messages(withField(field, value))).toEqual({});
  });

  it.each<[string, Field, unknown, string]>([
    ["an empty name", "fullName", "", "Full name is required"],
    ["a name of blanks", "fullName", " \t\u00a0\u2003 ", "Full name is required"],
    ["a name of 101 characters", "fullName", "a".repeat(101), FULL_NAME_LONG],
    ["101 emoji", "fullName", "🚗".repeat(101), FULL_NAME_LONG],
    ["10,000 characters", "fullName", "a".repeat(10_000), FULL_NAME_LONG],
    ["an empty e-mail", "workEmail", "", EMAIL_WRONG],
    ["an e-mail without a domain", "workEmail", "alex@", EMAIL_WRONG],
    ["an e-mail without an @", "workEmail", "alex.garage.example", EMAIL_WRONG],
    ["an e-mail on a bare host", "workEmail", "alex@garage", EMAIL_WRONG],
    ["an e-mail at a number", "workEmail", "alex@192.0.2.1", EMAIL_WRONG],
    ["an e-mail with two dots in a row", "workEmail", "alex..morgan@garage.example", EMAIL_WRONG],
    ["an e-mail with a dot first", "workEmail", ".alex@garage.example", EMAIL_WRONG],
    ["an e-mail with a dot before the @", "workEmail", "alex.@garage.example", EMAIL_WRONG],
    ["an e-mail with a hyphen at a domain's edge", "workEmail", "alex@-garage.example", EMAIL_WRONG],
    ["an e-mail with brackets", "workEmail", "alex<b>@garage.example", EMAIL_WRONG],
    ["an e-mail with a blank", "workEmail", "alex morgan@garage.example", EMAIL_WRONG],
    ["two e-mails", "workEmail", "a@garage.example, b@garage.example", EMAIL_WRONG],
    ["a header smuggled into the e-mail", "workEmail", "a@garage.example\r\nBcc: b@garage.example", EMAIL_WRONG],
    ["an e-mail of 256 characters", "workEmail", emailOf(256), EMAIL_LONG],
    ["an empty phone number", "phoneNumber", "", "Phone number is required"],
    ["a phone number of blanks", "phoneNumber", "   ", "Phone number is required"],
    ["a phone number of 21 characters", "phoneNumber", "1".repeat(21), PHONE_LONG],
    ["an empty company name", "companyName", "", "Company name is required"],
    ["a company name of blanks", "companyName", "\n", "Company name is required"],
    ["a company name of 101 characters", "companyName", "a".repeat(101), COMPANY_LONG],
    ["a website without http", "website", "garage.example", URL_WRONG],
    ["a website that is not one", "website", "https://", URL_WRONG],
    ["a website with a blank", "website", "https://garage.example/my page", URL_WRONG],
    ["a website with a line break", "website", "https://garage\n.example", URL_WRONG],
    ["a website without slashes", "website", "https:garage.example", URL_WRONG],
    ["a script", "website", "javascript:alert(1)", URL_WRONG],
    ["a script that looks like a website", "website", "javascript://garage.example/%0Aalert(1)", URL_WRONG],
    ["a file transfer", "website", "ftp://garage.example", URL_WRONG],
    ["a data address", "website", "data:text/html,hello", URL_WRONG],
    ["a website of 256 characters", "website", urlOf(256), URL_LONG],
  ])("refuses %s", (_, field, value, message) => {
    expect(messages(withField(field, value))).toEqual({ [field]: message });
  });

  it.each<Field>(["fullName", "workEmail", "phoneNumber", "companyName"])("calls a missing %s Required", (field) => {
    expect(messages(withField(field, undefined))).toEqual({ [field]: "Required" });
  });

  it.each<[Field, unknown]>([
    ["fullName", 42],
    ["workEmail", null],
    ["phoneNumber", ["01632 960123"]],
    ["companyName", {}],
    ["website", false],
  ])("calls a %s that is no text Invalid input", (field, value) => {
    expect(messages(withField(field, value))).toEqual({ [field]: "Invalid input" });
  });

  it.each([undefined, null, "text", 1, []])("calls %j in place of a request Invalid input", (value) => {
    expect(messages(value)).toEqual({ "": "Invalid input" });
  });

  it("names every wrong field at once", () => {
    expect(messages({ fullName: "", workEmail: "", phoneNumber: "", companyName: "", website: "x" })).toEqual({
      fullName: "Full name is required",
      workEmail: EMAIL_WRONG,
      phoneNumber: "Phone number is required",
      companyName: "Company name is required",
      website: URL_WRONG,
    });
  });

  it.each(["\u200B", "\u00AD", "\u2800", "\u3164", "\u202E \u2066"])("takes %j for nothing", (nothing) => {
    const request = { ...VALID, fullName: nothing, phoneNumber: nothing, companyName: nothing, website: nothing };
    expect(messages(request)).toEqual({
      fullName: "Full name is required",
      phoneNumber: "Phone number is required",
      companyName: "Company name is required",
    });
  });

  it("frees addresses and numbers of what a document left in them, and names of it at their ends", () => {
    const pasted = {
      fullName: "\u202AAlex\u200D Morgan\u202C \u200B",
      workEmail: "\uFEFFalex.morgan\u200B@garage.example",
      phoneNumber: "01632\u2060 960123\u202C",
      companyName: " \u200BMorgan Motors",
      website: "https://\u00ADgarage.example",
    };
    expect(demoRequestSchema.parse(pasted)).toEqual({ ...VALID, fullName: "Alex\u200D Morgan" });
  });

  it("hands back trimmed text and nothing that was not asked for", () => {
    const padded = Object.fromEntries(Object.entries(VALID).map(([field, value]) => [field, ` \n${value}\t `]));
    expect(demoRequestSchema.parse({ ...padded, isAdmin: "true" })).toEqual(VALID);
  });
});

describe("demo request schema, whatever is typed", () => {
  const RUNS = { numRuns: 10_000 };
  const anyText = fc.string({ unit: "binary", maxLength: 130 });
  const blanks = fc.string({
    unit: fc.constantFrom(" ", "\t", "\n", "\r", "\u00a0", "\u2003", "\u3000", "\ufeff"),
    maxLength: 4,
  });
  const characters = (field: Field, value: string) =>
    Array.from(field === "phoneNumber" ? withoutInvisible(value) : trimInvisible(value)).length;

  it.each<[Field, number, string, string]>([
    ["fullName", 100, "Full name is required", FULL_NAME_LONG],
    ["phoneNumber", 20, "Phone number is required", PHONE_LONG],
    ["companyName", 100, "Company name is required", COMPANY_LONG],
  ])("counts the characters of the trimmed %s", (field, most, whenEmpty, whenLong) => {
    fc.assert(
      fc.property(anyText, blanks, blanks, (typed, before, after) => {
        const count = characters(field, typed);
        const expected = count === 0 ? { [field]: whenEmpty } : count > most ? { [field]: whenLong } : {};
        expect(messages(withField(field, before + typed + after))).toEqual(expected);
      }),
      RUNS,
    );
  });

  it("takes what it has handed back, unchanged", () => {
    const mixed = fc.record({
      fullName: anyText,
      workEmail: fc.emailAddress(),
      phoneNumber: fc.string({ unit: "binary", maxLength: 25 }),
      companyName: anyText,
      website: fc.oneof(anyText, fc.webUrl(), fc.constant(undefined)),
    });
    fc.assert(
      fc.property(mixed, (request) => {
        const first = demoRequestSchema.safeParse(request);
        const second = first.success ? demoRequestSchema.safeParse(first.data) : first;
        expect(second).toEqual(first);
      }),
      RUNS,
    );
  });

  it("takes every usual e-mail of at most 255 characters", () => {
    const word = fc.stringMatching(/^[a-z0-9]([a-z0-9_+-]{0,18}[a-z0-9])?$/);
    const usualEmail = fc
      .tuple(fc.array(word, { minLength: 1, maxLength: 5 }), fc.domain())
      .map(([local, domain]) => `${local.join(".")}@${domain}`);
    fc.assert(
      fc.property(usualEmail, blanks, (address, blank) => {
        const expected = address.length > 255 ? { workEmail: EMAIL_LONG } : {};
        expect(messages(withField("workEmail", blank + address + blank))).toEqual(expected);
      }),
      RUNS,
    );
  });

  it("takes no e-mail with a blank, without a dot in its domain, or with other than one @", () => {
    const pieces = fc.oneof(
      fc.string({ unit: "binary", maxLength: 3 }),
      fc.constantFrom("@", ".", "a", "garage", "-", "..", " "),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const typed = parts.join("");
        if ("workEmail" in messages(withField("workEmail", typed))) return;
        expect(typed.trim()).toMatch(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/);
      }),
      RUNS,
    );
  });

  it("takes every http and https address of at most 255 characters", () => {
    const anyLength = fc.nat({ max: 260 }).map((length) => "a".repeat(length));
    const address = fc
      .tuple(fc.webUrl({ validSchemes: ["http", "https"], withQueryParameters: true, withFragments: true }), anyLength)
      .map((parts) => parts.join("#"));
    fc.assert(
      fc.property(address, blanks, (typed, blank) => {
        const expected = typed.length > 255 ? { website: URL_LONG } : {};
        expect(messages(withField("website", blank + typed + blank))).toEqual(expected);
      }),
      RUNS,
    );
  });

  it("takes no website but one that a browser opens over http or https", () => {
    const scheme = fc.constantFrom("http:", "https:", "javascript:", "data:", "ftp:", "file:", "blob:", "");
    const slashes = fc.constantFrom("//", "/", "", "\\\\");
    const rest = fc.oneof(fc.string({ unit: "binary", maxLength: 12 }), fc.domain());
    fc.assert(
      fc.property(scheme, slashes, rest, (start, middle, end) => {
        const { success, data } = demoRequestSchema.safeParse(withField("website", start + middle + end));
        if (!success || !data.website) return;
        expect(new URL(data.website).protocol).toMatch(/^https?:$/);
        expect(data.website).not.toMatch(/\s/);
      }),
      RUNS,
    );
  });
});
