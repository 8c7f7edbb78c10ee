import { expect, test, vi } from "vitest";
import { addCampaign, getLeadSource, rememberLeadSource } from "../../src/network/lead-source";

/** The source of a visit that begins at an address of the site, with this referrer. */
function sourceOf(address: string, referrer = "") {
  vi.stubGlobal("window", { location: new URL(address, "https://www.company.example") });
  vi.stubGlobal("document", { referrer });
  rememberLeadSource();
  vi.unstubAllGlobals();
  return getLeadSource();
}

test("the source names the campaign, the click ids that the deployment names, the site that linked here and the first page, and nothing else of the address", () => {
  const address =
    "/book-demo?utm_source=news&utm_medium=mail&utm_campaign=a&utm_term=b&utm_content=c&utm_id=1&gclid=2&=3#d";
  expect(sourceOf(address, "https://news.example:8443/private?q=1")).toEqual({
    utm_source: "news",
    utm_medium: "mail",
    utm_campaign: "a",
    utm_term: "b",
    utm_content: "c",
    referrer: "news.example:8443",
    landing: "/book-demo",
  });
  vi.stubEnv("VITE_LEAD_CLICK_IDS", "gclid,msclkid");
  expect(sourceOf("/?gclid=1&msclkid=2&fbclid=3")).toEqual({ gclid: "1", msclkid: "2", landing: "/" });
});

const LONG = "👩".repeat(2500);

test.each([
  ["an empty parameter", "utm_source=", undefined],
  ["10 kB", `utm_source=${LONG}`, LONG.slice(0, 200)],
  ["plus signs and percent signs", "utm_source=a+b%20c%2Bd", "a b c+d"],
  ["control characters and line breaks", "utm_source=a%00b%0D%0ABcc:%7F%C2%85%E2%80%A8c", "abBcc:c"],
  ["control characters alone", "utm_source=%00", undefined],
])(
  "of %s in the address, a campaign's first 100 code points are left, without control characters",
  (_, query, expected) => {
    expect(sourceOf(`/?${query}`).utm_source).toBe(expected);
  },
);

test.each([
  ["https://www.company.example/privacy", undefined],
  ["https://shop.company.example/", "shop.company.example"],
  ["android-app://com.google.android.gm/", "com.google.android.gm"],
  ["https://bücher.example/", "xn--bcher-kva.example"],
  ["news.example", undefined],
  ["about:blank", undefined],
])("of the referrer %j the host is named, where it is another site's address", (referrer, expected) => {
  expect(sourceOf("/", referrer).referrer).toBe(expected);
});

test.each([
  ["https://book.example/demo", "gclid=1&from=x", ""],
  ["https://book.example/demo", "utm_source=a%26b&utm_term=é c", "?utm_source=a%26b&utm_term=%C3%A9%20c"],
  ["https://book.example/?utm_source=site&a=%20", "utm_source=x&utm_medium=y", "&utm_medium=y"],
])(
  "to %s a visit to /?%s adds its campaign as “%s”, before the hash, and to another site nothing",
  (booking, query, added) => {
    vi.stubEnv("VITE_BOOKING_URL", `${booking}#b`);
    sourceOf(`/?${query}`);
    const links = [`${booking}#b`, "https://other.example/"].map((href) => ({ href }) as HTMLAnchorElement);
    for (const link of links) addCampaign(link);
    expect(links.map(({ href }) => href)).toEqual([`${booking}${added}#b`, "https://other.example/"]);
  },
);
