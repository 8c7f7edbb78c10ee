import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { EVERY_PAGE, expect, hydrated, LISTED, MISSING_PAGE, NOWHERE, test } from "./fixtures";
import { servedPage } from "./served-page";

/** What stands in the running line unless a style says otherwise; text browsers count the last three among it. */
const IN_LINE = new Set("a span button label strong em b i small abbr time output legend text g".split(" "));

/** Text nodes that a text browser shows one after the other in one line, with no space where they meet. */
function gluedWords(document: Document): string[] {
  const { NodeFilter } = document.defaultView!;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const glued: string[] = [];
  let before = "";
  /** The last element around `before` that begins and ends a line, and what has begun such a line since. */
  const lineOf = (node: Node) => {
    let around = node.parentElement!;
    while (IN_LINE.has(around.localName)) around = around.parentElement!;
    return around;
  };
  let line: Element | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === 1) {
      // A block or a control parts what stands around it.
      if (!IN_LINE.has((node as Element).localName) && (node as Element).closest("svg") === null) before = "";
      continue;
    }
    const text = node.textContent!;
    // An hour is one word.
    if (node.parentElement!.closest("time")) continue;
    if (lineOf(node) !== line) before = "";
    line = lineOf(node);
    // A full stop or a quotation mark belongs to the word before it, and so does what a word joiner begins.
    if (/[^\s(“]$/.test(before) && /^[^\s.,;:!?)”\u2060]/.test(text))
      glued.push(`${before.slice(-30)}|${text.slice(0, 30)}`);
    before = text;
  }
  return glued;
}

/** A text browser, or one too old for the styles, shows the HTML as it stands. */
for (const path of EVERY_PAGE) {
  test.describe(`${path} without its styles and scripts`, () => {
    test("has a space wherever two words meet", async ({ request }) => {
      expect(gluedWords((await servedPage(request, path)).document)).toEqual([]);
    });

    test("says in words what it shows in pictures", async ({ request }) => {
      const { document } = await servedPage(request, path);
      // Drawings are decoration beside words, pictures say what they are; no sound, no film and nothing embedded.
      const wordless = [...document.body.querySelectorAll("svg")].filter(
        (drawing) => !drawing.closest("[aria-hidden=true]"),
      );
      expect(wordless.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
      expect([...document.images].filter((image) => !image.hasAttribute("alt"))).toEqual([]);
      const embedded = document.querySelectorAll("picture, audio, video, canvas, iframe, object, embed");
      expect([...embedded].map(({ outerHTML }) => outerHTML)).toEqual([]);
    });

    test("begins with the way to its text, and tells each list as one", async ({ request }) => {
      const { document } = await servedPage(request, path);
      expect(document.querySelector("a")?.getAttribute("href")).toBe(`#${document.querySelector("main")?.id}`);
      const strays = [...document.querySelectorAll("li")].filter(
        ({ parentElement }) => !parentElement!.matches("ul, ol"),
      );
      expect(strays.map(({ outerHTML }) => outerHTML)).toEqual([]);
      for (const nav of document.querySelectorAll("nav")) expect(nav.querySelector("ul, ol")).not.toBeNull();
    });
  });
}

test("the customers' names can be read where no logo can be drawn", async ({ request }) => {
  const { document } = await servedPage(request, LISTED[0]!);
  const logos = [...document.querySelectorAll<HTMLImageElement>("li img")];
  expect(logos).toHaveLength(4);
  for (const { alt } of logos) expect(alt).toMatch(/\w{3}/);
});

/** Serves the pages as a browser reads them that skips what it does not know of their styles. */
async function forgetStyles(page: Page) {
  await page.route(
    ({ pathname }) => EVERY_PAGE.includes(pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll("oklch(", "unknown(")
        .replaceAll("@container", "@unknown")
        // The policy vouches for the style as it was.
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
      await route.fulfill({ response, body });
    },
  );
}

for (const path of EVERY_PAGE)
  test(`${path} is readable in a browser that knows neither OKLCH nor container queries`, async ({
    page,
    expectedNoise,
  }) => {
    if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
    await forgetStyles(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await hydrated(page);
    const colour = await page.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
    expect(colour, "a colour of the browser's own").not.toContain("oklch");
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const { violations } = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
      const links = page.getByRole("link").filter({ visible: true });
      expect(await links.count()).toBeGreaterThan(4);
    }
    // The bar is the narrow one at every width: its menu holds the links.
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Customers" }).click();
    await expect(page).toHaveURL("/#customers");
  });
