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
  expect(new Set(metas.map(([key]) => key)).size, `${metas.join("\n")}\neach once`).toBe(metas.length);
  return Object.fromEntries(metas) as Record<string, string>;
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
      const { head } = document;
      const metas = metasOf(page);
      const url = isListed(page) ? origin + path : undefined;
      expect.soft(document.documentElement.lang, `${name}: language`).toBe("en-GB");
      expect.soft(head.firstElementChild!.getAttribute("charset"), `${name}: encoding comes first`).toBe("utf-8");
      expect.soft(head.querySelectorAll("title"), `${name}: titles`).toHaveLength(1);
      expect.soft(canonicalOf(page), `${name}: canonical address`).toBe(url);
      expect.soft(metas["og:url"], `${name}: address to share`).toBe(url);
      const robots = url && isIndexable ? undefined : "noindex";
      expect.soft(metas.robots, `${name}: whether search engines list it`).toBe(robots);
      expect.soft(metas, name).toMatchObject({
        // Without a limit to the zoom.
        viewport: "width=device-width, initial-scale=1",
        description: expect.stringMatching(/^.{70,155}$/),
        "theme-color": expect.stringMatching(/^(#[\da-f]{6}|\w+\(.+\))$/),
        "og:title": document.title,
        "og:description": metas.description,
        "og:type": "website",
        "og:locale": "en_GB",
        "og:site_name": brandOf(page),
        "og:image:alt": expect.stringMatching(/.{10}/),
        "twitter:card": "summary_large_image",
      });

      const picture = { [paths.home]: "home", [paths.notFound]: "not-found" }[path] ?? path.slice(1);
      expect.soft(metas["og:image"], `${name}: share picture`).toBe(`${origin}/og/${picture}.png`);
      const size = [metas["og:image:width"], metas["og:image:height"]].map(Number);
      expect.soft(size, `${name}: size of the share picture`).toEqual([1200, 630]);
      expect.soft(pngSize(files.get(`/og/${picture}.png`)), `${picture}.png`).toEqual(size);
    }
    const titles = new Map(pages.map(({ path, document }) => [path, document.title]));
    expect(new Set(titles.values()).size, `${[...titles.values()].join("\n")}\ndiffer`).toBe(pages.length);
    for (const { path, document } of pages)
      if (path === paths.bookDemo || path === paths.privacy)
        expect.soft(document.title).toContain(document.querySelector("h1")!.textContent);
  });

test("the icons that each page names are there, in the sizes that it says", async () => {
  const { files, pages } = await builtSite();
  for (const { name, document } of pages) {
    const hrefs = [...document.head.querySelectorAll("link[rel~=icon], link[rel=apple-touch-icon]")].map((link) =>
      ["rel", "href", "sizes"].map((attribute) => link.getAttribute(attribute)).join(" "),
    );
    const expected = ["icon /favicon.svg ", "icon /favicon.ico 32x32", "apple-touch-icon /apple-touch-icon.png "];
    expect.soft(hrefs, name).toEqual(expected);
  }
  expect(files.get("/favicon.svg")!.toString()).toMatch(/^<svg .*<\/svg>\s*$/s);
  // An ICO of one picture, a PNG that begins after the directory.
  const ico = files.get("/favicon.ico")!;
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(pngSize(ico, 22)).toEqual([32, 32]);
  expect(pngSize(files.get("/apple-touch-icon.png"))).toEqual([180, 180]);
});

test("machines read who the site is by, and in each page what it shows", async () => {
  const { files, pages } = await builtSite();
  const graphs = pages.map(({ document }) =>
    [...document.querySelectorAll("script[type='application/ld+json']")].map(
      ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
    ),
  );
  // Nothing that the site cannot prove.
  expect(JSON.stringify(graphs)).not.toMatch(/rating|review|offer|award/i);
  expect(graphs.map((found) => found.length)).toEqual(pages.map((page) => (isListed(page) ? 1 : 0)));

  const [home] = pages;
  const mail = home!.document.querySelector("footer a[href^='mailto:']")!.textContent;
  const organization = { name: brandOf(home!), url: `${ORIGIN}/`, email: mail, logo: `${ORIGIN}/apple-touch-icon.png` };
  expect(graphs[0]![0]).toMatchObject({
    "@context": "https://schema.org",
    "@graph": [
      { "@type": "Organization", ...organization },
      { "@type": "WebSite", name: organization.name, url: organization.url },
    ],
  });
  const [{ legalName }] = graphs[0]![0]!["@graph"] as [{ legalName: string }];
  expect(home!.document.querySelector("footer")!.textContent).toContain(legalName);
  // Google asks for 112 × 112 at least.
  expect(Math.min(...pngSize(files.get("/apple-touch-icon.png")))).toBeGreaterThanOrEqual(112);

  for (const [index, { path, name, document }] of pages.entries()) {
    if (path === paths.home || path === paths.notFound) continue;
    const crumbs = [...document.querySelectorAll("nav[aria-label=Breadcrumb] li")];
    const itemListElement = crumbs.map((item, place) => {
      const href = item.querySelector("a")?.getAttribute("href");
      const crumb = { "@type": "ListItem", position: place + 1, name: item.textContent };
      return href ? { ...crumb, item: ORIGIN + href } : crumb;
    });
    const breadcrumb = { "@type": "BreadcrumbList", itemListElement };
    const dates = [...document.querySelectorAll("p:has(time)")].filter(({ textContent }) =>
      /updated/.test(textContent),
    );
    const page = {
      "@type": "WebPage",
      url: ORIGIN + path,
      name: document.title,
      ...(crumbs.length > 0 && { breadcrumb }),
      ...(dates.length > 0 && { dateModified: dates[0]!.querySelector("time")!.dateTime }),
    };
    expect.soft(graphs[index]![0], name).toEqual({ "@context": "https://schema.org", "@graph": [page] });
    if (path === paths.privacy)
      expect(Object.keys(page)).toEqual(expect.arrayContaining(["breadcrumb", "dateModified"]));
  }
});

test("crawlers find the listed pages alone in the sitemap, and each in llms.txt", async () => {
  const { files, pages } = await builtSite();
  const listed = pages.filter(isListed);
  const text = (file: string) => files.get(file)!.toString();
  const xml = new pages[0]!.document.defaultView!.DOMParser().parseFromString(text("/sitemap.xml"), "application/xml");
  const addresses = [...xml.querySelectorAll("urlset > url > loc")].map(({ textContent }) => textContent);
  expect(addresses.toSorted()).toEqual(listed.map(({ path }) => ORIGIN + path).toSorted());
  expect(text("/robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);

  const llms = text("/llms.txt");
  expect(llms.startsWith(`# ${brandOf(pages[0]!)}\n\n> `)).toBe(true);
  const links = [...llms.matchAll(/^- (\[.+)$/gm)].map(([, link]) => link);
  const expected = listed.map((page) => {
    const { description } = metasOf(page);
    return `[${page.document.title}](${canonicalOf(page)}): ${description}`;
  });
  expect(links).toEqual(expected);
  for (const contact of ["footer a[href^='mailto:']", "footer a[target=_blank]"]) {
    const href = pages[0]!.document.querySelector(contact)!.getAttribute("href")!;
    expect(llms).toContain(href.replace("mailto:", ""));
  }
});

test("a preview deployment lets crawlers in to read noindex, and names its own address and who to tell of a hole", async () => {
  const { files } = await builtSite(FULL_SITE);
  expect(files.get("/robots.txt")!.toString()).toBe("User-agent: *\nAllow: /\n");
  const { VITE_SECURITY_CONTACT, VITE_SECURITY_EXPIRES } = fullDeployment("");
  const fields = files.get("/.well-known/security.txt")!.toString().trim().split("\n");
  expect(fields).toEqual([
    `Contact: ${VITE_SECURITY_CONTACT}`,
    `Expires: ${VITE_SECURITY_EXPIRES}`,
    "Preferred-Languages: en",
    `Canonical: ${PREVIEW_ORIGIN}/.well-known/security.txt`,
  ]);
  const { VITE_BOOKING_URL } = TEST_DEPLOYMENT;
  const stale = [...files].filter(([, content]) => content.includes(ORIGIN) || content.includes(VITE_BOOKING_URL));
  expect(stale.map(([file]) => file)).toEqual([]);
});
