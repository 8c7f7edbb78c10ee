import { describe, expect, test } from "vitest";
import { loadEnv } from "vite";
import { checkEnvironment } from "../../src/build/environment";
import { TEST_DEPLOYMENT as GOOD } from "../deployment";

/** The lines with which the build stops; none where it goes on. */
function problemsWith(values: Record<string, string | undefined>): string[] {
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
  ["VITE_LEAD_CLICK_IDS", "gclid, li_fat_id", "gclid,li_fat_id"],
  ["VITE_EVENTS_URL", "/a/../api/events", "/api/events"],
] as const)("%s=%s is passed on as a browser writes it", (name, value, parsed) => {
  expect(checkEnvironment({ ...GOOD, [name]: value })[name]).toBe(parsed);
});

const words = (text: string) => text.split(" ");

/** What would break delivery, the policy or the sitemap. */
const BROKEN_ADDRESSES = [
  ..."https://www.example.com |https://www.exa\tmple.com|https://www.example.com\u0000".split("|"),
  ...words("https://*.example.com https://%2a.example.com https://a;b.example.com https://a；b.example.com"),
  ...words("https://a,b.example.com https://a'b.example.com https://user:secret@www.example.com"),
  ...words("https:\\\\example.com https:example.com http://example.com http://localhost.example.com ftp://example.com"),
];

const BROKEN_PATHS = words("api/demo / //api.example.com /..//api.example.com /\\api.example.com /api/demo;x");

const MALFORMED: Record<keyof typeof GOOD, string[]> = {
  VITE_SITE_ORIGIN: ["", ...words("www.example.com https://a.example/shop https://a.example?a"), ...BROKEN_ADDRESSES],
  VITE_BOOKING_URL: ["", ...words("a.example.com javascript:alert(1) mailto:a@b.example /book"), ...BROKEN_ADDRESSES],
  VITE_DEMO_REQUEST_URL: ["/api/de mo", ...BROKEN_PATHS, ...BROKEN_ADDRESSES],
  VITE_DEMO_REQUEST_FORM: words("& =abc name={fullName}&={workEmail}"),
  VITE_LEAD_SOURCE: ["", "yes"],
  VITE_LEAD_CLICK_IDS: ["gclid,", "gclid;msclkid", "click-id", "gclid,id", "landing", "utm_source"],
  VITE_SITE_INDEXABLE: ["", "no", "TRUE"],
  VITE_EVENTS_URL: [
    ...words("http://a.example/b https://a.example https://a.example/ https://a.example/a;b https://a.example/a?b=1"),
    ...words("/api/events?a=1 /api/events#a //a.example/events"),
  ],
  VITE_DEMO_LINE: ["0113", "ring us", "tel:01134960123", "0113-496-0123", " 0113 496 0123"],
  VITE_SECURITY_CONTACT: ["security@example.com"],
};

test.each(
  Object.entries(MALFORMED).flatMap(([name, values]) => [undefined, ...values].map((value) => [name, value] as const)),
)("%s=%j stops the build with one sentence that names it, its value and the file", (name, value) => {
  // A template needs an address to go to.
  const VITE_DEMO_REQUEST_URL = name === "VITE_DEMO_REQUEST_FORM" ? "/api/demo" : "";
  const [problem, ...others] = problemsWith({ VITE_DEMO_REQUEST_URL, [name]: value });
  expect(problem).toMatch(new RegExp(`^${name} must be .+ \\(see \\.env\\)\\.$`));
  expect(problem).toContain(JSON.stringify(value) ?? "missing");
  expect(others).toEqual([]);
});

describe("a form service's template", () => {
  const service = (template: string) => ({
    VITE_DEMO_REQUEST_URL: "https://forms.example.com/f/1",
    VITE_DEMO_REQUEST_FORM: template,
  });

  test("is taken apart into names and values", () => {
    const template = "_subject=Demo%20for+{companyName}&access_key=a%26b&tags[]=x&tags[]=y&empty=";
    const fields = `[["_subject","Demo for {companyName}"],["access_key","a&b"],["tags[]","x"],["tags[]","y"],["empty",""]]`;
    expect(checkEnvironment({ ...GOOD, ...service(template) }).VITE_DEMO_REQUEST_FORM).toBe(fields);
  });

  test("may hold the five fields, the id, the time, the page, the seconds, and the source in one or in parts", () => {
    const names = words("fullName workEmail phoneNumber companyName website id submittedAt page seconds source");
    const parts = words("utm_source utm_medium utm_campaign utm_term utm_content referrer landing gclid");
    const template = [...names, ...parts].map((name) => `${name}={${name}}`).join("&");
    expect(problemsWith({ ...service(template), VITE_LEAD_CLICK_IDS: "msclkid,gclid" })).toEqual([]);
    expect(problemsWith(service(template))).toEqual([expect.stringContaining("without {gclid}: ")]);
  });

  test.each([
    ["name={name}", "{name}"],
    ["name={fullName", "{fullName"],
    ["name=fullName}", "}"],
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
