import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { EVERY_PAGE, expect, hydrated, linkTo, LISTED, MISSING_PAGE, NOWHERE, test } from "./fixtures";
import { headLines, servedPage } from "./served-page";

const metaContent = (document: Document, key: string) =>
  document.head.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute("content");

/** The brand, as the bar says it to whoever looks at the page. */
const brandOf = (document: Document) => document.querySelector("body header a")!.textContent;

/** All nodes of a JSON-LD graph, however deep. */
function nodesOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (typeof value !== "object" || value === null) return [];
  const node = value as Record<string, unknown>;
  return [node, ...Object.values(node).flatMap(nodesOf)];
}

interface Graph {
  "@context": string;
  "@graph": Record<string, unknown>[];
}

const graphsOf = (document: Document) =>
  [...document.querySelectorAll("script[type='application/ld+json']")].map(
    ({ textContent }) => JSON.parse(textContent) as Graph,
  );

test.describe("the head of", () => {
  for (const path of EVERY_PAGE) {
    test(`${path} says what the page is`, async ({ request }) => {
      const { document } = await servedPage(request, path);
      const { head } = document;
      expect(document.documentElement.lang).toBe("en-GB");
      expect(head.firstElementChild?.getAttribute("charset")).toBe("utf-8");
      expect(metaContent(document, "viewport")).toBe("width=device-width, initial-scale=1");

      // Each tag once, whatever it says.
      const keys = [...head.querySelectorAll("meta")].map(
        ({ attributes }) =>
          (attributes.getNamedItem("name") ?? attributes.getNamedItem("property") ?? attributes[0]!).value,
      );
      expect(new Set(keys).size).toBe(keys.length);
      expect(head.querySelectorAll("title")).toHaveLength(1);

      const description = metaContent(document, "description")!;
      expect(document.title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(155);
      expect(metaContent(document, "og:title")).toBe(document.title);
      expect(metaContent(document, "og:description")).toBe(description);
      expect(metaContent(document, "og:type")).toBe("website");
      expect(metaContent(document, "og:locale")).toBe("en_GB");
      expect(metaContent(document, "og:site_name")).toBe(brandOf(document));
      expect(metaContent(document, "twitter:card")).toBe("summary_large_image");
    });
  }

  test("each page differs from all others in title and description", async ({ request }) => {
    const documents = await Promise.all(EVERY_PAGE.map(async (path) => (await servedPage(request, path)).document));
    expect(new Set(documents.map(({ title }) => title)).size).toBe(EVERY_PAGE.length);
    expect(new Set(documents.map((document) => metaContent(document, "description"))).size).toBe(EVERY_PAGE.length);
  });

  for (const path of LISTED) {
    test(`${path} names its one address`, async ({ request }) => {
      const { document } = await servedPage(request, path);
      const canonical = document.head.querySelector<HTMLLinkElement>("link[rel=canonical]")!.href;
      expect(new URL(canonical).pathname).toBe(path);
      expect(new URL(canonical).protocol).toBe("https:");
      expect(metaContent(document, "og:url")).toBe(canonical);
      expect(metaContent(document, "robots")).toBeUndefined();
    });
  }

  test("the 404 has no address and asks not to be listed", async ({ request }) => {
    const { document } = await servedPage(request, NOWHERE);
    expect(document.head.querySelector("link[rel=canonical]")).toBeNull();
    expect(metaContent(document, "og:url")).toBeUndefined();
    expect(metaContent(document, "robots")).toBe("noindex");
    expect(graphsOf(document)).toEqual([]);
  });
});

test("each page's share picture is a PNG of 1200 × 630 with words for it", async ({ request }) => {
  for (const path of EVERY_PAGE) {
    const { document } = await servedPage(request, path);
    const address = new URL(metaContent(document, "og:image")!);
    expect(address.protocol).toBe("https:");
    expect(metaContent(document, "og:image:width")).toBe("1200");
    expect(metaContent(document, "og:image:height")).toBe("630");
    expect(metaContent(document, "og:image:alt")!.length).toBeGreaterThan(10);
    const picture = await request.get(address.pathname);
    expect(picture.status()).toBe(200);
    expect(picture.headers()["content-type"]).toBe("image/png");
    // https://www.w3.org/TR/png/#11IHDR: after the signature and the chunk's head, width and height.
    const bytes = await picture.body();
    expect(bytes.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

test("the icons are there, each of its kind", async ({ request }) => {
  const { document } = await servedPage(request, paths.home);
  const icons = [...document.head.querySelectorAll<HTMLLinkElement>("link[rel~=icon], link[rel=apple-touch-icon]")];
  expect(icons.map(({ rel }) => rel).toSorted()).toEqual(["apple-touch-icon", "icon", "icon"]);
  const KINDS: Record<string, { type: string; start: string }> = {
    svg: { type: "image/svg+xml", start: "<svg" },
    ico: { type: "image/x-icon", start: "\0\0\x01\0" },
    png: { type: "image/png", start: "\x89PNG" },
  };
  for (const { href } of icons) {
    const kind = KINDS[href.split(".").at(-1)!]!;
    const icon = await request.get(new URL(href, "http://localhost").pathname);
    expect(icon.status()).toBe(200);
    expect(icon.headers()["content-type"]).toBe(kind.type);
    expect((await icon.body()).subarray(0, 4).toString("latin1")).toBe(kind.start);
  }
  // Asked for without being named.
  expect((await request.get("/favicon.ico")).status()).toBe(200);
});

test.describe("machines", () => {
  // What Google documents: https://developers.google.com/search/docs/appearance/structured-data/organization,
  // …/site-names, …/breadcrumb; WebPage as in https://schema.org/WebPage.
  const DOCUMENTED: Record<string, string[]> = {
    Organization: [
      "address",
      "alternateName",
      "contactPoint",
      "description",
      "email",
      "foundingDate",
      "iso6523Code",
      "legalName",
      "logo",
      "name",
      "numberOfEmployees",
      "sameAs",
      "taxID",
      "telephone",
      "url",
      "vatID",
    ],
    WebSite: ["name", "alternateName", "url"],
    WebPage: ["url", "name", "dateModified", "breadcrumb"],
    BreadcrumbList: ["itemListElement"],
    ListItem: ["position", "name", "item"],
  };

  for (const path of LISTED) {
    test(`read in ${path} only what is documented`, async ({ request }) => {
      const { document } = await servedPage(request, path);
      const canonical = document.head.querySelector<HTMLLinkElement>("link[rel=canonical]")!.href;
      const [graph, ...others] = graphsOf(document);
      expect(others).toEqual([]);
      expect(graph!["@context"]).toBe("https://schema.org");
      for (const node of nodesOf(graph!["@graph"])) {
        const { "@type": type, "@id": _, ...properties } = node;
        expect(Object.keys(DOCUMENTED)).toContain(type);
        for (const property of Object.keys(properties)) expect(DOCUMENTED[String(type)]).toContain(property);
        // Addresses are whole and the site's own.
        for (const key of ["url", "logo", "item"]) {
          if (node[key] !== undefined) expect(new URL(String(node[key])).origin).toBe(new URL(canonical).origin);
        }
      }
      // Nothing that the site cannot prove.
      expect(JSON.stringify(graph)).not.toMatch(/rating|review|offer|award|founder/i);

      const types = graph!["@graph"].map((node) => node["@type"]);
      expect(types).toEqual(path === paths.home ? ["Organization", "WebSite"] : ["WebPage"]);
    });
  }

  test("learn who the landing page is by, with a logo that is there", async ({ request }) => {
    const { document } = await servedPage(request, paths.home);
    const [organization, website] = graphsOf(document)[0]!["@graph"];
    expect(organization).toMatchObject({ name: brandOf(document) });
    expect(document.querySelector("footer")!.textContent).toContain(organization!["legalName"]);
    expect(website).toMatchObject({ name: brandOf(document), url: organization!["url"] });
    const logo = await request.get(new URL(String(organization!["logo"])).pathname);
    expect(logo.status()).toBe(200);
    // Google asks for at least 112 × 112.
    const bytes = await logo.body();
    expect(Math.min(bytes.readUInt32BE(16), bytes.readUInt32BE(20))).toBeGreaterThanOrEqual(112);
  });

  test("can fetch robots.txt as Lighthouse does, which the policy must let them", async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "the protocol is Chromium's");
    for (const path of LISTED) {
      await page.goto(path);
      const protocol = await page.context().newCDPSession(page);
      const { frameTree } = await protocol.send("Page.getFrameTree");
      const { resource } = await protocol.send("Network.loadNetworkResource", {
        frameId: frameTree.frame.id,
        url: new URL("/robots.txt", page.url()).href,
        options: { disableCache: true, includeCredentials: true },
      });
      expect(resource).toMatchObject({ success: true, httpStatusCode: 200 });
      await protocol.detach();
    }
  });

  test("find what every property that Google asks for says, and it is what the page shows", async ({ request }) => {
    for (const path of LISTED.slice(1)) {
      const { document } = await servedPage(request, path);
      const [page] = graphsOf(document)[0]!["@graph"];
      expect(page).toMatchObject({ name: document.title, url: new URL(path, String(page!["url"])).href });
      // The way that the page shows, where it shows one.
      expect("breadcrumb" in page!).toBe(document.querySelector("nav[aria-label=Breadcrumb]") !== null);
      if (!("breadcrumb" in page!)) continue;
      const { itemListElement } = page!["breadcrumb"] as { itemListElement: Record<string, unknown>[] };
      const shown = [...document.querySelectorAll("nav[aria-label=Breadcrumb] li")].map((item, index) => ({
        position: index + 1,
        name: item.textContent,
        item: item.querySelector("a")?.getAttribute("href"),
      }));
      expect(shown.length).toBeGreaterThanOrEqual(2);
      // The last one is the page itself and has no address.
      expect(
        itemListElement.map(({ position, name, item }) => ({
          position,
          name,
          item: item === undefined ? undefined : new URL(String(item)).pathname,
        })),
      ).toEqual(shown);
    }
  });

  test("learn when the policy was last changed, as its readers do", async ({ request }) => {
    const { document } = await servedPage(request, paths.privacy);
    const [page] = graphsOf(document)[0]!["@graph"];
    const shown = [...document.querySelectorAll("p:has(time)")].find(({ textContent }) => /updated/.test(textContent));
    expect(page!["dateModified"]).toBe(shown!.querySelector("time")!.dateTime);
  });

  test("get the site in short in llms.txt: its name, and each page by title, address and description", async ({
    request,
  }) => {
    const answer = await request.get("/llms.txt");
    expect(answer.status()).toBe(200);
    expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
    const text = await answer.text();
    const { document: home } = await servedPage(request, paths.home);
    expect(text.startsWith(`# ${brandOf(home)}\n\n> `)).toBe(true);
    for (const path of LISTED) {
      const { document } = await servedPage(request, path);
      const canonical = document.head.querySelector<HTMLLinkElement>("link[rel=canonical]")!.href;
      expect(text).toContain(`[${document.title}](${canonical}): ${metaContent(document, "description")}`);
    }
  });

  test("find the three pages in the sitemap, and the sitemap in robots.txt", async ({ request }) => {
    const robots = await request.get("/robots.txt");
    expect(robots.headers()["content-type"]).toMatch(/^text\/plain/);
    const [, sitemapAddress] = /^Sitemap: (.+)$/m.exec(await robots.text())!;
    expect(await robots.text()).toMatch(/^User-agent: \*\nAllow: \/$/m);
    expect(await robots.text()).not.toMatch(/^Disallow: \//m);

    const sitemap = await request.get(new URL(sitemapAddress!).pathname);
    expect(sitemap.headers()["content-type"]).toMatch(/^(application|text)\/xml/);
    const listed = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    const canonicals = await Promise.all(
      LISTED.map(async (path) => {
        const { document } = await servedPage(request, path);
        return document.head.querySelector<HTMLLinkElement>("link[rel=canonical]")!.href;
      }),
    );
    expect(listed).toEqual(canonicals);
  });
});

test.describe("in the browser", () => {
  const shownHead = async (page: Page) =>
    // The browser's own document, read by the same rules.
    (await page.evaluate(`(${headLines.toString()})(document.head)`)) as string[];

  test("the head is taken over as it was served, and follows each navigation", async ({
    page,
    request,
    expectedNoise,
  }) => {
    expectedNoise.push(...MISSING_PAGE);
    const served = async (path: string) => headLines((await servedPage(request, path)).document.head).toSorted();
    const expectHeadOf = async (path: string) =>
      expect.poll(async () => (await shownHead(page)).toSorted()).toEqual(await served(path));

    await page.goto(NOWHERE);
    await hydrated(page);
    await expectHeadOf(NOWHERE);
    await page.getByRole("link", { name: "Return to Home" }).press("Enter");
    await expect(page).toHaveURL(paths.home);
    await expectHeadOf(paths.home);
    await linkTo(page, paths.bookDemo).press("Enter");
    await expect(page).toHaveURL(paths.bookDemo);
    await expectHeadOf(paths.bookDemo);
    await linkTo(page, paths.privacy).press("Enter");
    await expect(page).toHaveURL(paths.privacy);
    await expectHeadOf(paths.privacy);
    await page.goBack();
    await expectHeadOf(paths.bookDemo);
  });
});
