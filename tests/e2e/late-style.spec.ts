import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { EVERY_PAGE, expect, fontsInUse, hydrated, MISSING_PAGE, NOWHERE, stranded, test, WITHHELD } from "./fixtures";
import { hold, openUnhydrated } from "./hold";

/** The whole style, which follows each document's own. */
const WHOLE_STYLE = /\/assets\/style-[^/]+\.css$/;

const below = (page: Page) => page.locator(".below-fold > *").first();

/** How the parts of the first screen look. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("header, header *, main *, footer, footer *")]
      .filter((element) => !element.closest(".below-fold"))
      .map((element) => {
        const { color, backgroundColor, fontSize, fontWeight, display } = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        // What is higher than the window holds, or stands beside, what waits.
        const seen = Math.min(height, window.innerHeight);
        const place = element.closest("footer") ? "" : [x, y, width, seen].map(Math.round).join(" ");
        return `${element.outerHTML.slice(0, 80)} ${place} ${color} ${backgroundColor} ${fontSize} ${fontWeight} ${display}`;
      }),
  );

for (const width of [360, 1440])
  for (const path of EVERY_PAGE)
    test(`the whole style changes nothing that ${path} shows already, at ${width} px`, async ({
      page,
      expectedNoise,
    }) => {
      if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      const release = await hold(page, WHOLE_STYLE);
      // Without what the application itself changes, such as the mark of the current section.
      const hydrate = await openUnhydrated(page, path);
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await fontsInUse(page);
      const before = await looks(page);
      release();
      await page.waitForFunction(() => document.querySelector<HTMLLinkElement>("link[rel=stylesheet]")?.sheet);
      await fontsInUse(page);
      expect(await looks(page)).toEqual(before);
      hydrate();
      await hydrated(page);
    });

test("the whole style has the last word", async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page);
  const addresses = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  // Before it, the document's own.
  expect(addresses).toEqual([null, expect.stringMatching(WHOLE_STYLE)]);
});

test.describe("what is below the first screen", () => {
  test("shows nothing unstyled while the style is on its way, and then itself", async ({ page }) => {
    const release = await hold(page, WHOLE_STYLE);
    await page.goto(paths.home, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await below(page).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(
      false,
    );
    release();
    await hydrated(page);
    await below(page).scrollIntoViewIfNeeded();
    await expect(below(page)).toBeVisible();
  });

  test("is where the address leads, however late the style", async ({ page }) => {
    const release = await hold(page, WHOLE_STYLE);
    await page.goto(`${paths.home}#whatsapp`, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    release();
    await hydrated(page);
    await expect(page.getByRole("tab", { name: "WhatsApp" })).toBeInViewport();
  });

  test("can be read where the style does not come at all", async ({ page, expectedNoise }) => {
    expectedNoise.push(WITHHELD);
    await page.route(WHOLE_STYLE, (route) => route.abort());
    await page.goto(paths.home);
    await stranded(page);
    for (const heading of await page.getByRole("heading", { level: 2 }).all()) {
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport();
    }
  });

  test("comes at the second try, when the first failed", async ({ page, expectedNoise }) => {
    expectedNoise.push(WITHHELD);
    let tries = 0;
    await page.route(WHOLE_STYLE, (route) => (++tries === 1 ? route.abort() : route.continue()));
    await page.goto(paths.home);
    await hydrated(page);
    await expect(page.getByRole("tab", { name: "Voice" })).toBeVisible();
  });
});
