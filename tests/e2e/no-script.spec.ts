import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { EVERY_PAGE, expect, linkTo, LISTED, NOT_FOUND_ANSWER, NOWHERE, test } from "./fixtures";

test.use({ javaScriptEnabled: false });

const TEXT = "main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, blockquote, figcaption, label)";

/** The texts of a page by their place in the document; those that a style or an attribute hides are left out. */
const readable = (page: Page) =>
  page
    .locator(TEXT)
    .evaluateAll((elements) =>
      elements.flatMap((element, place) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? [place] : [],
      ),
    );

/**
 * All texts, but for those that say something once something has happened (without scripts, nothing does), for what is
 * asked to work something out, for what a disclosure keeps (it opens without them), and for the field that nobody meets.
 */
const texts = (page: Page) =>
  page
    .locator(TEXT)
    .evaluateAll((elements) =>
      elements.flatMap((element, place) =>
        element.textContent.trim() === "" ||
        element.closest("[hidden], [aria-live], details, div:has(> output), div:has(> input[tabindex='-1'])") !== null
          ? []
          : [{ place, text: `<${element.localName}> ${element.textContent.slice(0, 60)}` }],
      ),
    );

for (const path of EVERY_PAGE) {
  test(`${path} reads completely, on the screen or on paper`, async ({ page, expectedNoise }) => {
    if (path === NOWHERE) expectedNoise.push(NOT_FOUND_ANSWER);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    const onScreen = await readable(page);
    await page.emulateMedia({ media: "print" });
    const onPaper = await readable(page);
    const lost = (await texts(page)).filter(({ place }) => !onScreen.includes(place) && !onPaper.includes(place));
    expect(lost.map(({ text }) => text)).toEqual([]);
  });

  test(`${path} offers nothing that does nothing, and fits a phone`, async ({ page, expectedNoise }) => {
    if (path === NOWHERE) expectedNoise.push(NOT_FOUND_ANSWER);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const role of ["button", "tab"] as const)
      expect(await page.getByRole(role).filter({ visible: true }).allTextContents()).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("every page is reached from the landing page, and leads back", async ({ page }) => {
  await page.goto(paths.home);
  for (const path of LISTED.filter((other) => other !== paths.home)) {
    await linkTo(page, path).click();
    await expect(page).toHaveURL(path);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL(paths.home);
  }
});

test("the links of the bar stand there on a narrow screen, too, and lead to their sections", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.privacy);
  for (const name of ["How it works", "Customers", "What it changes"]) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(/\/#[a-z-]+$/);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  }
});

test("the 404 leads home", async ({ page, expectedNoise }) => {
  expectedNoise.push(NOT_FOUND_ANSWER);
  const answer = await page.goto(NOWHERE);
  expect(answer?.status()).toBe(404);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(paths.home);
});
