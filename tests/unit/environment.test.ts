import { describe, expect, test } from "vitest";
import { loadEnv } from "vite";
import { checkEnvironment } from "../../src/build/environment";

const GOOD = {
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

type Values = Partial<Record<keyof typeof GOOD, string | undefined>>;

/** The lines with which the build stops; none where it goes on. */
function problemsWith(values: Values): string[] {
  try {
    checkEnvironment({ ...GOOD, ...values });
    return [];
  } catch (error) {
    return (error as Error).message.split("\n");
  }
}

test("the committed values are well formed", () => {
  expect(checkEnvironment(loadEnv("production", process.cwd()))).toBeTruthy();
});

test.each([
  ["VITE_SITE_ORIGIN", "HTTPS://WWW.Example.com:443/", "https://www.example.com"],
  ["VITE_SITE_ORIGIN", "http://localhost:4173", "http://localhost:4173"],
  ["VITE_BOOKING_URL", "https://a.example.com/a/../demo?from=site#now", "https://a.example.com/demo?from=site#now"],
  ["VITE_DEMO_REQUEST_URL", "https://bücher.example/é", "https://xn--bcher-kva.example/%C3%A9"],
  ["VITE_DEMO_REQUEST_URL", "/a/../api/demo?from=site", "/api/demo?from=site"],
  ["VITE_DEMO_REQUEST_KEY_HEADER", "true", "true"],
  ["VITE_SITE_INDEXABLE", "false", "false"],
  ["VITE_REPORT_URL", "https://reports.example.com/site", "https://reports.example.com/site"],
] as const)("%s=%s is passed on as a browser writes it", (name, value, parsed) => {
  expect(checkEnvironment({ ...GOOD, [name]: value })[name]).toBe(parsed);
});

/** What would break delivery, the policy or the sitemap. */
const BROKEN_HOSTS = [
  "https://user:secret@www.example.com",
  "https://*.example.com",
  "https://%2a.example.com",
  "https://a;script-src.example.com",
  "https://a；b.example.com",
  "https://a,b.example.com",
  "https://a'b.example.com",
  "https://www.example.com ",
  "https://www.exa\tmple.com",
  "https://www.example.com\u0000",
  "https:\\\\www.example.com",
  "https:www.example.com",
  "http://www.example.com",
  "http://localhost.example.com",
  "ftp://www.example.com",
];

const MALFORMED: Record<keyof typeof GOOD, (string | undefined)[]> = {
  VITE_SITE_ORIGIN: [
    "",
    "www.example.com",
    "https://www.example.com/shop",
    "https://www.example.com?a",
    ...BROKEN_HOSTS,
  ],
  VITE_BOOKING_URL: [
    "",
    "booking.example.com",
    "javascript:alert(1)",
    "mailto:a@example.com",
    "/book",
    ...BROKEN_HOSTS,
  ],
  VITE_DEMO_REQUEST_URL: [
    "api/demo",
    "/",
    "//api.example.com",
    "/..//api.example.com",
    "/\\api.example.com",
    "/api/demo;x",
    "/api/de mo",
    ...BROKEN_HOSTS,
  ],
  VITE_DEMO_REQUEST_FORM: ["&", "=abc", "name={fullName}&={workEmail}"],
  VITE_DEMO_REQUEST_KEY_HEADER: [""],
  VITE_SITE_INDEXABLE: ["", "no", "TRUE"],
  VITE_REPORT_URL: [
    "http://reports.example.com/site",
    "https://reports.example.com/",
    "https://reports.example.com/a;script-src",
    "https://reports.example.com/site?key=1",
  ],
  VITE_SECURITY_CONTACT: ["security@example.com"],
  VITE_SECURITY_EXPIRES: ["2027-06-30"],
};

test.each(
  Object.entries(MALFORMED).flatMap(([name, values]) => [undefined, ...values].map((value) => [name, value] as const)),
)("%s=%j stops the build with one sentence that names it, its value and the file", (name, value) => {
  // A template needs an address to go to.
  const address = name === "VITE_DEMO_REQUEST_FORM" && { VITE_DEMO_REQUEST_URL: "https://forms.example.com/f/1" };
  expect(problemsWith({ ...address, [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name} must be .+ \\(see \\.env\\)\\.$`)),
  ]);
  expect(problemsWith({ ...address, [name]: value })[0]).toContain(JSON.stringify(value) ?? "missing");
});

test("every malformed variable is named at once", () => {
  expect(problemsWith({ VITE_SITE_ORIGIN: "x", VITE_SITE_INDEXABLE: "x" })).toHaveLength(2);
});

test("a contact for security problems and the end of its validity are set together", () => {
  for (const one of [
    { VITE_SECURITY_CONTACT: "mailto:security@example.com" },
    { VITE_SECURITY_EXPIRES: "2027-06-30T00:00:00Z" },
  ])
    expect(problemsWith(one)).toEqual([expect.stringMatching(/set together/)]);
});

describe("a form service's template", () => {
  const service = (template: string) => ({
    VITE_DEMO_REQUEST_URL: "https://forms.example.com/f/1",
    VITE_DEMO_REQUEST_FORM: template,
  });

  test("is taken apart into names and values", () => {
    const template = "name={fullName}&_subject=Demo%20for+{companyName}&access_key=a%26b&tags[]=x&tags[]=y&empty=";
    expect(JSON.parse(checkEnvironment({ ...GOOD, ...service(template) }).VITE_DEMO_REQUEST_FORM)).toEqual([
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
    expect(problemsWith(service(names.map((name) => `${name}={${name}}`).join("&")))).toEqual([]);
  });

  test.each([
    ["name={name}", "{name}"],
    ["name={fullname}", "{fullname}"],
    ["name={fullName", "{fullName"],
    ["name=fullName}", "}"],
    ["name={{fullName}}", "{}"],
    ["name={toString}", "{toString}"],
    ["{fullName}=name", "{fullName}"],
  ])("%s stops the build by what is unknown in it", (template, unknown) => {
    expect(problemsWith(service(template))).toEqual([
      expect.stringContaining(`VITE_DEMO_REQUEST_FORM must be without ${unknown}: its values may hold {fullName}, `),
    ]);
  });

  test("stops the build when there is no address to send it to", () => {
    expect(problemsWith({ VITE_DEMO_REQUEST_FORM: "name={fullName}" })).toEqual([
      expect.stringMatching(/^VITE_DEMO_REQUEST_FORM must be empty as long as VITE_DEMO_REQUEST_URL is; it is "name=/),
    ]);
  });
});
