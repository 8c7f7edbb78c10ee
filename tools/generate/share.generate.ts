import { EVERY_PAGE, open, test } from "../../tests/e2e/fixtures";

/** `npm run share-pictures`: the Open Graph pictures, 1200 × 630 px, are screenshots of the pages. */
for (const path of EVERY_PAGE) {
  test(`share picture of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 630 });
    // Without the pause button, which has no meaning in a picture.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    // All sizes are in rem: at 80 % the whole first screen fits into the picture's height.
    await page.evaluate(() => (document.documentElement.style.fontSize = "80%"));
    await page.evaluate(() => document.fonts.ready);
    const address = await page.locator("meta[property='og:image']").getAttribute("content");
    await page.screenshot({ path: `public${new URL(address!).pathname}` });
  });
}
