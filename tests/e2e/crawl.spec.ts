import { EVERY_PAGE, expect, LISTED, NOWHERE, test } from "./fixtures";
import { servedPage } from "./served-page";

const SITE = "http://site.test";

interface FoundLink {
  from: string;
  href: string;
  anchor: HTMLAnchorElement;
}

test("every link leads somewhere", async ({ request }) => {
  const pages = new Map<string, { status: number; document: Document }>();
  const links: FoundLink[] = [];
  const waiting = [...LISTED, NOWHERE] as string[];

  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const page = await servedPage(request, path);
    pages.set(path, page);
    for (const anchor of page.document.querySelectorAll("a")) {
      const href = anchor.getAttribute("href")!;
      links.push({ from: path, href, anchor });
      const url = new URL(href, SITE + path);
      if (url.origin === SITE) waiting.push(url.pathname);
    }
  }

  const isInside = ({ href }: FoundLink) => new URL(href, SITE).origin === SITE;
  const describeLink = ({ from, href }: FoundLink) => `${from} → ${href}`;

  await test.step("inside the site: to a page, and to an element of it", () => {
    const inside = links.filter(isInside);
    expect(inside.length).toBeGreaterThan(20);
    const lost = inside.filter(({ from, href }) => {
      const { pathname, hash } = new URL(href, SITE + from);
      const target = pages.get(pathname)!;
      return target.status !== 200 && pathname !== NOWHERE
        ? true
        : hash !== "" && target.document.getElementById(decodeURIComponent(hash.slice(1))) === null;
    });
    expect(lost.map(describeLink)).toEqual([]);
    // Found by following links alone, there is nothing but the known pages.
    expect([...pages.keys()].toSorted()).toEqual([...EVERY_PAGE].toSorted());
  });

  await test.step("outside: by https to the booking page, in a new tab that knows nothing of this one", () => {
    const outside = links.filter((link) => !isInside(link) && !link.href.startsWith("mailto:"));
    expect(outside.length).toBeGreaterThan(0);
    expect(new Set(outside.map(({ href }) => href)).size).toBe(1);
    expect(outside[0]!.href).toMatch(/^https:\/\//);
    const wrong = outside.filter(({ anchor }) => anchor.target !== "_blank" || !anchor.relList.contains("noopener"));
    expect(wrong.map(describeLink)).toEqual([]);
    const withoutHint = outside.filter(({ anchor }) => {
      const hint = anchor.getAttribute("aria-describedby");
      return hint === null || anchor.ownerDocument.getElementById(hint) === null;
    });
    expect(withoutHint.map(describeLink)).toEqual([]);
  });

  await test.step("by e-mail: to one address", () => {
    const addresses = links
      .filter(({ href }) => href.startsWith("mailto:"))
      .map(({ href }) => href.slice("mailto:".length).split("?")[0]);
    expect(addresses.length).toBeGreaterThan(0);
    expect(new Set(addresses).size).toBe(1);
    expect(addresses[0]).toMatch(/^[^@\s]+@[^@\s]+\.[a-z]+$/);
  });

  await test.step("each by a name that says where to", () => {
    const nameless = links.filter(({ anchor }) => (anchor.ariaLabel ?? anchor.textContent).trim().length < 3);
    expect(nameless.map(describeLink)).toEqual([]);
    const vague = links.filter(({ anchor }) =>
      /^(click here|here|more|read more|link)$/i.test(anchor.textContent.trim()),
    );
    expect(vague.map(describeLink)).toEqual([]);
  });
});

test("each page is found in two ways at least: from the landing page and from another", async ({ request }) => {
  const from = new Map<string, string[]>(LISTED.map((path) => [path, []]));
  for (const path of EVERY_PAGE) {
    const { document } = await servedPage(request, path);
    const targets = new Set(
      [...document.querySelectorAll<HTMLAnchorElement>("main a, footer a, header a")].map((anchor) =>
        new URL(anchor.getAttribute("href")!, SITE + path).href.replace(SITE, "").replace(/#.*/, ""),
      ),
    );
    for (const target of targets) if (target !== path) from.get(target)?.push(path);
  }
  for (const [path, ways] of from) {
    if (path !== LISTED[0]) expect(ways, `ways to ${path}`).toContain(LISTED[0]);
    expect(ways.length, `ways to ${path}`).toBeGreaterThanOrEqual(2);
  }
});

test("the same words lead to the same address, wherever they stand", async ({ request }) => {
  const addresses = new Map<string, Set<string>>();
  for (const path of EVERY_PAGE) {
    const { document } = await servedPage(request, path);
    for (const anchor of document.querySelectorAll("a")) {
      const words = anchor.textContent.trim();
      addresses.set(words, (addresses.get(words) ?? new Set()).add(anchor.getAttribute("href")!));
    }
  }
  expect(addresses.size).toBeGreaterThan(10);
  const ambiguous = [...addresses].filter(([, targets]) => targets.size > 1);
  expect(ambiguous.map(([words, targets]) => `${words}: ${[...targets].join(", ")}`)).toEqual([]);
});

test("bar and footer hold the same on every page, in the same order, the way to a person included", async ({
  request,
}) => {
  const landmarks = await Promise.all(
    EVERY_PAGE.map(async (path) => {
      const { document } = await servedPage(request, path);
      return ["body header", "footer"].map((landmark) =>
        [...document.querySelector(landmark)!.querySelectorAll("a, button, h2, p")].map(
          (element) => `${element.textContent} ${element.getAttribute("href") ?? ""}`,
        ),
      );
    }),
  );
  for (const landmark of landmarks) expect(landmark).toEqual(landmarks[0]);
  const [bar, footer] = landmarks[0]!;
  expect(bar!.some((entry) => entry.startsWith("Book a Demo https:"))).toBe(true);
  expect(footer!.length).toBeGreaterThan(4);
});
