import { expect, test } from "@playwright/test";
import { paths } from "../../src/paths";
import { fullDeployment, TEST_DEPLOYMENT } from "../deployment";
import { BUILT_SITE, FULL_SITE } from "./build-site";
import { builtSite, type BuiltPage } from "./built-pages";

const ORIGIN = TEST_DEPLOYMENT.VITE_SITE_ORIGIN;
const PREVIEW_ORIGIN = new URL(fullDeployment("").VITE_SITE_ORIGIN).origin;

const isListed = ({ path }: BuiltPage) => path !== paths.notFound;
const brandOf = ({ document }: BuiltPage) => document.querySelector("body header a")!.textContent;
const canonicalOf = ({ document }: BuiltPage) =>
  document.head.querySelector("link[rel=canonical]")?.getAttribute("href");

/** The `<meta>` elements of a head, by name or property. */
function metasOf({ document }: BuiltPage): Record<string, string> {
  const metas = [...document.head.querySelectorAll("meta[name], meta[property]")].map((meta) => [
    meta.getAttribute("name") ?? meta.getAttribute("property")!,
    meta.getAttribute("content")!,
  ]);
  const byName = Object.fromEntries(metas) as Record<string, string>;
  expect(Object.keys(byName), "each once").toHaveLength(metas.length);
  return byName;
}

/** Width and height of a PNG: https://www.w3.org/TR/png/#11IHDR. */
function pngSize(bytes: Buffer | undefined, start = 0) {
  expect(bytes?.subarray(start, start + 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  return [bytes!.readUInt32BE(start + 16), bytes!.readUInt32BE(start + 20)];
}

for (const [folder, origin, isIndexable] of [
  [BUILT_SITE, ORIGIN, true],
  [FULL_SITE, PREVIEW_ORIGIN, false],
] as const)
  test(`the head of each page at ${origin} says what the page is, and its one address`, async () => {
    const { files, pages } = await builtSite(folder);
    for (const page of pages) {
      const { path, name, document } = page;
      const metas = metasOf(page);
      const url = isListed(page) ? origin + path : undefined;
      const picture = { [paths.home]: "home", [paths.notFound]: "not-found" }[path] ?? path.slice(1);
      expect.soft(document.documentElement.lang, `${name}: language`).toBe("en-GB");
      const charset = document.head.firstElementChild!.getAttribute("charset");
      expect.soft(charset, `${name}: encoding comes first`).toBe("utf-8");
      expect.soft(canonicalOf(page), `${name}: canonical address`).toBe(url);
      expect.soft(metas["og:url"], `${name}: address to share`).toBe(url);
      expect.soft(metas.robots, `${name}: robots`).toBe(url && isIndexable ? undefined : "noindex");
      expect.soft(metas, name).toMatchObject({
        // Without a limit to the zoom.
        viewport: "width=device-width, initial-scale=1",
        description: expect.stringMatching(/^.{70,155}$/),
        "og:title": document.title,
        "og:description": metas.description,
        "og:site_name": brandOf(page),
        "og:image:alt": expect.stringMatching(/.{10}/),
        "twitter:card": "summary_large_image",
        "og:image": `${origin}/og/${picture}.png`,
        "og:image:width": "1200",
        "og:image:height": "630",
      });
      expect.soft(pngSize(files.get(`/og/${picture}.png`)), `${picture}.png`).toEqual([1200, 630]);
    }
    expect(new Set(pages.map(({ document }) => document.title)).size, "different titles").toBe(pages.length);
    for (const { path, document } of pages)
      if (path === paths.bookDemo || path === paths.privacy)
        expect.soft(document.title).toContain(document.querySelector("h1")!.textContent);
  });

test("the icons that each page names are there, in the sizes that it says", async () => {
  const { files, pages } = await builtSite();
  for (const { name, document } of pages) {
    const icons = [...document.head.querySelectorAll("link[rel~=icon], link[rel=apple-touch-icon]")];
    const said = icons.map((link) => ["rel", "href", "sizes"].map((key) => link.getAttribute(key)).join(" "));
    const expected = ["icon /favicon.svg ", "icon /favicon.ico 32x32", "apple-touch-icon /apple-touch-icon.png "];
    expect.soft(said, name).toEqual(expected);
  }
  expect(files.get("/favicon.svg")!.toString()).toMatch(/^<svg /);
  // An ICO begins with a directory: here of one picture, a PNG.
  expect(pngSize(files.get("/favicon.ico"), 22)).toEqual([32, 32]);
  expect(pngSize(files.get("/apple-touch-icon.png"))).toEqual([180, 180]);
});

test("machines read who the site is by, and in each page what it shows", async () => {
  const { pages } = await builtSite();
  const [home] = pages;
  const legalName = /"legalName":"([^"]+)"/.exec(home!.html)![1]!;
  const footer = home!.document.querySelector("footer")!;
  expect(footer.textContent).toContain(legalName);
  const site = { name: brandOf(home!), url: `${ORIGIN}/` };
  const email = footer.querySelector("a[href^='mailto:']")!.textContent;
  // Google asks for a logo of 112 × 112 px at least.
  const organization = { ...site, "@type": "Organization", email, logo: `${ORIGIN}/apple-touch-icon.png`, legalName };
  for (const page of pages) {
    const { path, name, document } = page;
    const data = [...document.querySelectorAll("script[type='application/ld+json']")].map((one) => one.textContent);
    // Nothing that the site cannot prove.
    expect.soft(data.join(), name).not.toMatch(/rating|review|offer|award/i);
    const itemListElement = [...document.querySelectorAll("nav[aria-label=Breadcrumb] li")].map((item, place) => {
      const href = item.querySelector("a")?.getAttribute("href");
      return { "@type": "ListItem", position: place + 1, name: item.textContent, ...(href && { item: ORIGIN + href }) };
    });
    // After the date from which the policy holds, the date of its last change.
    const dateModified = document.querySelectorAll("main time")[1]?.getAttribute("datetime");
    const dated = { breadcrumb: { "@type": "BreadcrumbList", itemListElement }, dateModified };
    const shown = {
      "@type": "WebPage",
      url: ORIGIN + path,
      name: document.title,
      ...(path === paths.privacy && dated),
    };
    const graph = path === paths.home ? [organization, { ...site, "@type": "WebSite" }] : [shown];
    const expected = isListed(page) ? [{ "@context": "https://schema.org", "@graph": graph }] : [];
    expect.soft(JSON.parse(`[${data.join()}]`), name).toMatchObject(expected);
  }
});

test("crawlers find the listed pages alone in the sitemap, and each in llms.txt", async () => {
  const { files, pages } = await builtSite();
  const listed = pages.filter(isListed);
  const text = (file: string) => files.get(file)!.toString();
  const parser = new pages[0]!.document.defaultView!.DOMParser();
  const sitemap = parser.parseFromString(text("/sitemap.xml"), "application/xml");
  const addresses = [...sitemap.querySelectorAll("urlset > url > loc")].map(({ textContent }) => textContent);
  expect(addresses.toSorted()).toEqual(listed.map(({ path }) => ORIGIN + path).toSorted());
  expect(text("/robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);

  const llms = text("/llms.txt");
  expect(llms.startsWith(`# ${brandOf(pages[0]!)}\n\n> `)).toBe(true);
  const expected = listed.map(
    (page) => `- [${page.document.title}](${canonicalOf(page)}): ${metasOf(page).description}`,
  );
  expect(llms.match(/^- \[.+$/gm)).toEqual(expected);
  for (const contact of pages[0]!.document.querySelectorAll("footer :is(a[href^='mailto:'], a[target=_blank])"))
    expect(llms).toContain(contact.getAttribute("href")!.replace("mailto:", ""));
});

test("a preview deployment lets crawlers in to read noindex, and names its own address and who to tell of a hole", async () => {
  const { files } = await builtSite(FULL_SITE);
  expect(files.get("/robots.txt")!.toString()).toBe("User-agent: *\nAllow: /\n");
  const securityText = files.get("/.well-known/security.txt")!.toString();
  expect(securityText).toContain(`Contact: ${fullDeployment("").VITE_SECURITY_CONTACT}\n`);
  const daysLeft = (Date.parse(/^Expires: (.+Z)$/m.exec(securityText)![1]!) - Date.now()) / 86_400_000;
  // RFC 9116 recommends less than a year.
  expect(Math.abs(daysLeft - 360)).toBeLessThan(1);
  expect(securityText).toContain(`\nCanonical: ${PREVIEW_ORIGIN}/.well-known/security.txt\n`);
  for (const stale of [ORIGIN, TEST_DEPLOYMENT.VITE_BOOKING_URL])
    expect([...files].filter(([, content]) => content.includes(stale)).map(([file]) => file)).toEqual([]);
});
