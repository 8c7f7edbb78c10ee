import { hydrated, test } from "../e2e/fixtures";

const PAGES = {
  "home-page": "/",
  "book-demo-page": "/book-demo",
  "privacy-page": "/privacy",
  "not-found-page": "/no-such-page",
};

/** `npm run share-pictures`: the Open Graph pictures, 1200 × 630 px, made from the pages themselves and committed. */
for (const [name, path] of Object.entries(PAGES)) {
  test(`share picture of ${name}`, async ({ page, expectedNoise }) => {
    expectedNoise.push(/404/, /Page not found/);
    await page.setViewportSize({ width: 1200, height: 630 });
    // Without the pause button, which has no meaning in a picture.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await hydrated(page);
    // Everything is sized in rem: a smaller one fits the whole first screen into the picture's height.
    await page.evaluate(() => (document.documentElement.style.fontSize = "80%"));
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `public/og/${name}.png` });
  });
}
