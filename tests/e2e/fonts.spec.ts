import { paths } from "../../src/paths";
import { field } from "./demo-form";
import { EVERY_PAGE, expect, fontsInUse, MISSING_PAGE, NOWHERE, test, WITHHELD } from "./fixtures";

const SIGN = /\/sign-[^/-]+\.woff2$/;
const TEXT = /\/text-[^/-]+\.woff2$/;
/** Those of letters such as Š. */
const RARE = /\/text-latin-ext-[^/]+\.woff2$/;

/** In the page: which of the site's fonts are in use. */
const familiesInUse = () =>
  [...document.fonts]
    .filter(({ family, status }) => status === "loaded" && /^(Sign|Archivo)$/.test(family))
    .map(({ family }) => family)
    .toSorted();

for (const path of EVERY_PAGE) {
  test(`the first picture of ${path} has its heading`, async ({ page, browserName, expectedNoise }) => {
    if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
    test.skip(browserName !== "chromium", "No other browser tells when an element is painted.");
    await page.addInitScript(() => {
      /** Has the browser note when the heading is painted, as soon as there is one. */
      new MutationObserver((_, observer) => {
        const heading = document.querySelector("h1");
        heading?.setAttribute("elementtiming", "heading");
        if (heading) observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    // A busy machine now and then paints a page in two frames; one load in a single frame shows that it can.
    await expect(async () => {
      await page.goto(path);
      const painted = await page.evaluate(async () => {
        const timeOf = (type: string) =>
          new Promise<number>((resolve) =>
            new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
              type,
              buffered: true,
            }),
          );
        const [whole, heading] = await Promise.all([timeOf("paint"), timeOf("element")]);
        return { whole, heading };
      });
      expect(painted.heading).toBe(painted.whole);
    }).toPass();
  });
}

test.describe("the fonts", () => {
  test("come after the first paint, and are used", async ({ page }) => {
    await page.goto(paths.home);
    await fontsInUse(page);
    expect(await page.evaluate(familiesInUse)).toEqual(["Archivo", "Sign"]);
    const { paint, asked } = await page.evaluate(() => ({
      paint: performance.getEntriesByName("first-paint")[0]?.startTime ?? 0,
      asked: performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2")),
    }));
    for (const { startTime } of asked) expect(startTime).toBeGreaterThan(paint);
  });

  test("keep nothing waiting when one of them does not come", async ({ page, expectedNoise }) => {
    expectedNoise.push(WITHHELD);
    await page.route(SIGN, (route) => route.abort());
    await page.goto(paths.home);
    await fontsInUse(page);
    expect(await page.evaluate(familiesInUse)).toEqual(["Archivo"]);
    const heading = page.getByRole("heading", { level: 2 }).first();
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();
  });

  test("have rarer letters where such are written", async ({ page }) => {
    await page.goto(paths.bookDemo);
    await fontsInUse(page);
    const arrives = page.waitForResponse(RARE);
    await field(page, "Company Name").fill("Škoda Leeds");
    expect((await arrives).ok()).toBe(true);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the fonts come, too", async ({ page }) => {
    const arrive = [SIGN, TEXT].map((pattern) => page.waitForResponse(pattern));
    await page.goto(paths.home);
    for (const font of await Promise.all(arrive)) expect(font.ok()).toBe(true);
  });
});
