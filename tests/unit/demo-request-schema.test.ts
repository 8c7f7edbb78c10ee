import * as fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { completeWebsite, CONTROLS, demoRequestSchema } from "../../src/demo-form/demo-request-schema";
import { anyText } from "../any-text";
import { FIELD_NAMES, VALID_REQUEST, type FieldName } from "../valid-request";

/** The first message of each wrong field, which is the one that the form shows. */
function messages(request: unknown): Record<string, string> {
  const first: Record<string, string> = {};
  for (const { path, message } of demoRequestSchema.safeParse(request).error?.issues ?? [])
    first[path.join(".")] ??= message;
  return first;
}
const messageOf = (field: FieldName, value: unknown) => messages({ ...VALID_REQUEST, [field]: value })[field];

// As specified.
const EMAIL_WRONG = "Please enter a valid work email";
const URL_WRONG = "Please enter a valid URL";
const TEXTS: [FieldName, number, string, string][] = [
  ["fullName", 100, "Full name is required", "Name must be less than 100 characters"],
  ["phoneNumber", 20, "Phone number is required", "Phone number must be less than 20 characters"],
  ["companyName", 100, "Company name is required", "Company name must be less than 100 characters"],
];

describe("the rules of a demo request", () => {
  it.each(TEXTS)("%s is required, and has at most %i characters as people count them", (field, most, empty, long) => {
    const blanks = "| \t\n\u00a0\u2003|\u200B|\u00AD|\u2800|\u3164|\u202E \u2066|\uFE0F|\u034F \u{E0041}|\u{E01EF}";
    for (const nothing of blanks.split("|"))
      expect(messageOf(field, nothing), `${JSON.stringify(nothing)}`).toBe(empty);
    for (const letter of ["1", "🚗"]) {
      expect(messageOf(field, letter)).toBeUndefined();
      expect(messageOf(field, ` ${letter.repeat(most)}\t\n`)).toBeUndefined();
      expect(messageOf(field, letter.repeat(most + 1))).toBe(long);
    }
  });

  it("takes every e-mail address that internet mail reaches, and no other", () => {
    const right =
      "o'neil+demo@mail.garage.co.uk !#$%&'*+/=?^_`{|}~-.0@garage.example A@B.CD alex@xn--e1afmkfd.xn--p1ai " +
      "josé@example.com jose\u0301@example.com Иван.петров@example.com 佐藤@example.com دكان٢@example.com " +
      `alex@${"a".repeat(63)}.example`;
    for (const address of right.split(" "))
      expect(messageOf("workEmail", ` ${address}\n`), `${address}`).toBeUndefined();
    const wrong = `@garage.example,alex@,alex.garage.example,alex@garage,alex@192.0.2.1,alex..morgan@garage.example,
      alex@${"a".repeat(64)}.example,alex@${"ä".repeat(64)}.example,alex@münchen.example:80,alex@münchen.example/a,
      alex@m%C3%BCnchen.example,alex@münchen,alex@münchen..example,alex@１９２.0.2.1,alex@münchen.example／a,
      .josé@a.example,jo sé@a.example,josé、@a.example,🚗@a.example,josé@@a.example,
      .alex@garage.example,alex.@garage.example,alex@-garage.example,alex@garage-.example,alex@garage..example,,
      alex<b>@garage.example,alex morgan@garage.example,a@b@garage.example,a@b.cd; e@f.gh,a@b.cd\nBcc: e@f.gh`;
    for (const address of wrong.split(/,\s*/)) expect(messageOf("workEmail", address), `${address}`).toBe(EMAIL_WRONG);
  });

  it.each([
    ["info@müller-autos.de", "info@xn--mller-autos-thb.de"],
    ["Info@Garage.Example", "Info@Garage.Example"],
    ["info@пример。рф", "info@xn--e1afmkfd.xn--p1ai"],
  ])("hands back an international domain in ASCII, whichever form the browser hands on: %s", (typed, sent) => {
    for (const address of [typed, sent])
      expect(demoRequestSchema.parse({ ...VALID_REQUEST, workEmail: address }).workEmail).toBe(sent);
  });

  it("takes every website that a browser opens, or none", () => {
    const right = `, \t ,http://garage.example:8080/a?slot=1#book,HTTPS://GARAGE.EXAMPLE,https://müller.example./,
      http://my_site.example,http://localhost:8080,http://192.0.2.1/,http://[2001:db8::1]/`;
    for (const website of [undefined, ...right.split(",")])
      expect(messageOf("website", website), `${website}`).toBeUndefined();
    const wrong = `garage.example,https://,https://garage.example/my page,https://garage\n.example,https:garage.example,
      https//garage.co.uk,https://.com,http://.,http://garage..example,https://-.example,
      javascript:alert(1),javascript://garage.example/%0Aalert(1),ftp://garage.example,data:text/html;hello,//garage.ex`;
    for (const website of [...wrong.split(/,\s*/), "garage,co.uk", "https://garage,co.uk"])
      expect(messageOf("website", website), `${website}`).toBe(URL_WRONG);
  });

  it("limits addresses to 255 characters", () => {
    const emails = [255, 256].map((length) => messageOf("workEmail", "@garage.example".padStart(length, "a")));
    expect(emails).toEqual([undefined, "Email must be less than 255 characters"]);
    const websites = [255, 256].map((length) => messageOf("website", "https://garage.example/".padEnd(length, "a")));
    expect(websites).toEqual([undefined, "URL must be less than 255 characters"]);
  });

  it("calls what is missing Required, for every field at once", () => {
    const required = FIELD_NAMES.filter((field) => CONTROLS[field].isRequired);
    expect(messages({})).toEqual(Object.fromEntries(required.map((field) => [field, "Required"])));
  });

  it("hands back trimmed text without what a document left in it, and nothing that was not asked for", () => {
    const pasted = {
      ...VALID_REQUEST,
      fullName: "\u202AAlex\u200D\u00A0Morgan\u202C \u200B",
      workEmail: "\uFEFFalex\u200B@garage.example",
      phoneNumber: " 01632\u2060\u202F960123\u202C",
      companyName: " \u200BMorgan\tMotors\n",
      website: "https://\u00ADgarage.example ",
    };
    // A joiner inside a name has a meaning.
    expect(demoRequestSchema.parse({ ...pasted, isAdmin: "true" })).toEqual({
      ...VALID_REQUEST,
      fullName: "Alex\u200D Morgan",
    });
  });

  it.each([
    "\u0639\u0644\u06CC\u200C\u0631\u0636\u0627",
    "Garage \u2764\uFE0F",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
  ])("leaves a name whole, with what joins or colours its characters: %s", (name) => {
    for (const typed of [name, `\u{E0041}\uFE0F ${name} \u{E0041}\u034F`])
      expect(demoRequestSchema.parse({ ...VALID_REQUEST, companyName: typed }).companyName).toBe(name);
  });

  it("takes what it has handed back unchanged, whatever was typed", () => {
    const requests = fc.record({
      fullName: anyText(130),
      workEmail: fc.emailAddress(),
      phoneNumber: anyText(25),
      companyName: anyText(130),
      website: fc.oneof(
        anyText(130),
        fc.tuple(fc.domain(), anyText(60)).map(([host, path]) => `https://${host}/${path}`),
        fc.constant(undefined),
      ),
    });
    fc.assert(
      fc.property(requests, (request) => {
        const first = demoRequestSchema.safeParse(request);
        expect(first.success ? demoRequestSchema.safeParse(first.data) : first).toEqual(first);
      }),
    );
  });
});

describe("a website as people write it", () => {
  it.each([
    ["garage.example/contact?from=a.b#top", "https://garage.example/contact?from=a.b#top"],
    [" garage.co.uk ", "https://garage.co.uk"],
    ["garage.ex\u200Bample", "https://garage.example"],
    ["müller.example", "https://müller.example"],
    ["garage24.example", "https://garage24.example"],
    ["garage.example/?from=https://a.example", "https://garage.example/?from=https://a.example"],
  ])("is completed: %j", (typed, complete) => expect(completeWebsite(typed)).toBe(complete));

  it("is left alone where it is none, or is complete", () => {
    const typed =
      "|1.5|...|v.1|rev.a.1|none|sam@garage.uk|https://a.b|javascript:alert(a.b)|localhost:80|garage.uk or a.uk|/a.b/c|" +
      "https//garage.co.uk|garage,co.uk|.com|www..garage.uk";
    for (const text of typed.split("|")) expect(completeWebsite(text)).toBe(text);
  });

  it("is completed in a Safari of before 17, too, which has no URL.canParse", () => {
    const { canParse } = URL;
    Object.assign(URL, { canParse: undefined });
    onTestFinished(() => void Object.assign(URL, { canParse }));
    expect(completeWebsite("garage.example")).toBe("https://garage.example");
  });
});
