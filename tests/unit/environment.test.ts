import { describe, expect, test } from "vitest";
import { loadEnv } from "vite";
import { checkEnvironment } from "../../src/build/environment";

const good = {
  VITE_SITE_ORIGIN: "https://www.example.com",
  VITE_BOOKING_URL: "https://booking.example.com/demo?from=site",
  VITE_DEMO_REQUEST_URL: "",
  VITE_DEMO_REQUEST_FORM: "",
  VITE_DEMO_REQUEST_KEY_HEADER: "false",
  VITE_SITE_INDEXABLE: "true",
  VITE_REPORT_URL: "",
  VITE_SECURITY_CONTACT: "",
  VITE_SECURITY_EXPIRES: "",
};

const sentenceFor = (values: Record<string, string | undefined>): string => {
  try {
    checkEnvironment(values);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
};

test("the committed values are well formed", () => {
  expect(checkEnvironment(loadEnv("production", process.cwd()))).toBeTruthy();
});

describe("accepts, and passes on as a browser writes it,", () => {
  test.each([
    ["VITE_SITE_ORIGIN", "https://www.example.com", "https://www.example.com"],
    ["VITE_SITE_ORIGIN", "HTTPS://WWW.Example.com:443/", "https://www.example.com"],
    ["VITE_SITE_ORIGIN", "http://localhost:4173", "http://localhost:4173"],
    ["VITE_BOOKING_URL", "http://localhost:8080/book", "http://localhost:8080/book"],
    [
      "VITE_BOOKING_URL",
      "https://booking.example.com/a/../demo?from=site#now",
      "https://booking.example.com/demo?from=site#now",
    ],
    ["VITE_DEMO_REQUEST_URL", "https://api.example.com/demo-requests", "https://api.example.com/demo-requests"],
    ["VITE_DEMO_REQUEST_URL", "https://bücher.example/é", "https://xn--bcher-kva.example/%C3%A9"],
    ["VITE_DEMO_REQUEST_URL", "/api/demo?from=site", "/api/demo?from=site"],
    ["VITE_DEMO_REQUEST_URL", "/a/../api/demo", "/api/demo"],
    ["VITE_DEMO_REQUEST_KEY_HEADER", "true", "true"],
    ["VITE_SITE_INDEXABLE", "false", "false"],
  ] as const)("%s=%s", (name, value, parsed) => {
    expect(checkEnvironment({ ...good, [name]: value })[name]).toBe(parsed);
  });
});

describe("a form service's template", () => {
  const parse = (template: string, url = "https://forms.example.com/f/1") =>
    checkEnvironment({ ...good, VITE_DEMO_REQUEST_URL: url, VITE_DEMO_REQUEST_FORM: template }).VITE_DEMO_REQUEST_FORM;
  const complaint = (template: string) => {
    try {
      parse(template);
    } catch (error) {
      return (error as Error).message;
    }
    return "";
  };

  test("is taken apart into names and values", () => {
    const template = "name={fullName}&_subject=Demo%20for+{companyName}&access_key=a%26b&tags[]=x&tags[]=y&empty=";
    expect(JSON.parse(parse(template))).toEqual([
      ["name", "{fullName}"],
      ["_subject", "Demo for {companyName}"],
      ["access_key", "a&b"],
      ["tags[]", "x"],
      ["tags[]", "y"],
      ["empty", ""],
    ]);
  });

  test("may hold the five fields, the id, the time, the page and the seconds", () => {
    const names = "fullName workEmail phoneNumber companyName website id submittedAt page seconds".split(" ");
    expect(complaint(names.map((name) => `${name}={${name}}`).join("&"))).toBe("");
  });

  test.each([
    ["name={name}", "{name}"],
    ["name={fullname}", "{fullname}"],
    ["name={fullName", "{fullName"],
    ["name=fullName}", "}"],
    ["name={{fullName}}", "{}"],
    ["name={toString}", "{toString}"],
    ["{fullName}=name", "{fullName}"],
    ['{"name":"{fullName}"}', '{"name":"{fullName}"}'],
  ])("%s stops the build by what is unknown in it", (template, unknown) => {
    expect(complaint(template)).toMatch(/^VITE_DEMO_REQUEST_FORM must be without .+\.$/);
    expect(complaint(template)).toContain(`without ${unknown}: its values may hold {fullName}, `);
  });

  test.each(["&", "=abc", "name={fullName}&={workEmail}"])("%s stops the build", (template) => {
    expect(complaint(template)).toMatch(/^VITE_DEMO_REQUEST_FORM must be empty, or names and values .+\.$/);
  });

  test("stops the build when nobody is there to send it to", () => {
    expect(() => parse("name={fullName}", "")).toThrow(
      /^VITE_DEMO_REQUEST_FORM must be empty as long as VITE_DEMO_REQUEST_URL is; it is "name=/,
    );
  });
});

/** What would break delivery, the policy or the sitemap, as an origin and as an address. */
const BROKEN_HOSTS = [
  "https://user:secret@www.example.com",
  "https://user@www.example.com",
  "https://*.example.com",
  "https://%2a.example.com",
  "https://a;script-src.example.com",
  "https://a；b.example.com",
  "https://a,b.example.com",
  "https://a'b.example.com",
  "https://www.example.com ",
  " https://www.example.com",
  "https://www.exa\tmple.com",
  "https://www.example.com\u0000",
  "https:\\\\www.example.com",
  "https:www.example.com",
  "http://www.example.com",
  "http://localhost.example.com",
];

describe("stops with one sentence that names", () => {
  test.each([
    ["VITE_SITE_ORIGIN", ""],
    ["VITE_SITE_ORIGIN", "www.example.com"],
    ["VITE_SITE_ORIGIN", "https://www.example.com/shop"],
    ["VITE_SITE_ORIGIN", "https://www.example.com?utm=1"],
    ["VITE_SITE_ORIGIN", "https://user:secret@www.example.com"],
    ["VITE_SITE_ORIGIN", "ftp://www.example.com"],
    ["VITE_BOOKING_URL", ""],
    ["VITE_BOOKING_URL", "booking.example.com"],
    ["VITE_BOOKING_URL", "javascript:alert(1)"],
    ["VITE_BOOKING_URL", "mailto:hello@example.com"],
    ["VITE_BOOKING_URL", "/book"],
    ["VITE_DEMO_REQUEST_URL", "api/demo"],
    ["VITE_DEMO_REQUEST_URL", "/"],
    ["VITE_DEMO_REQUEST_URL", "//api.example.com"],
    ["VITE_DEMO_REQUEST_URL", "/..//api.example.com"],
    ["VITE_DEMO_REQUEST_URL", "/\\api.example.com"],
    ["VITE_DEMO_REQUEST_URL", "/api/demo;x"],
    ["VITE_DEMO_REQUEST_URL", "/api/de mo"],
    ["VITE_DEMO_REQUEST_URL", "ftp://api.example.com"],
    ["VITE_DEMO_REQUEST_KEY_HEADER", ""],
    ["VITE_SITE_INDEXABLE", ""],
    ["VITE_SITE_INDEXABLE", "no"],
    ["VITE_SITE_INDEXABLE", "TRUE"],
    ...(["VITE_SITE_ORIGIN", "VITE_BOOKING_URL", "VITE_DEMO_REQUEST_URL"] as const).flatMap((name) =>
      BROKEN_HOSTS.map((value) => [name, value] as const),
    ),
    ["VITE_REPORT_URL", "http://reports.example.com/site"],
    ["VITE_REPORT_URL", "https://reports.example.com/"],
    ["VITE_REPORT_URL", "https://reports.example.com/site?key=1"],
    ["VITE_REPORT_URL", "https://reports.example.com/a;script-src"],
    ["VITE_SECURITY_CONTACT", "security@example.com"],
    ["VITE_SECURITY_EXPIRES", "2027-06-30"],
  ] as const)("%s=%j", (name, value) => {
    const sentence = sentenceFor({ ...good, [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} must be .+\\.$`));
    expect(sentence).toContain(JSON.stringify(value));
    expect(sentence).toContain(".env");
    expect(sentence).not.toContain("\n");
  });

  test.each(Object.keys(good))("%s when it is missing", (name) => {
    const sentence = sentenceFor({ ...good, [name]: undefined });
    expect(sentence).toMatch(new RegExp(`^${name} must be .+\\.$`));
    expect(sentence).not.toContain("\n");
  });
});

test("asks for both or neither of who is told of a security problem, and until when", () => {
  expect(sentenceFor({ ...good, VITE_SECURITY_CONTACT: "mailto:security@example.com" })).toMatch(/set together/);
  expect(sentenceFor({ ...good, VITE_SECURITY_EXPIRES: "2027-06-30T00:00:00Z" })).toMatch(/set together/);
});

test("names every malformed variable at once", () => {
  const sentences = sentenceFor({ ...good, VITE_SITE_ORIGIN: "x", VITE_SITE_INDEXABLE: "x" }).split("\n");
  expect(sentences).toHaveLength(2);
});
