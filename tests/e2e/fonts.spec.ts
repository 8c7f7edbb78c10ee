import { paths } from "../../src/paths";
import { field } from "./demo-form";
import { EVERY_PAGE, expect, fontsInUse, hydrated, MISSING_PAGE, NOWHERE, test, WITHHELD } from "./fixtures";
import { hold } from "./hold";

const SIGN = /\/sign-[^/-]+\.woff2$/;
const TEXT = /\/text-[^/-]+\.woff2$/;
/** Those of letters such as Š. */
const RARE = /\/text-latin-ext-[^/]+\.woff2$/;

/** In the page: the families that are in use, without those of the document itself. */
const familiesInUse = () =>
  [...document.fonts]
    .filter(({ family, status }) => status === "loaded" && /^(Sign|Archivo)$/.test(family))
    .map(({ family }) => family)
    .toSorted();

for (const path of EVERY_PAGE) {
  test(`the first picture of ${path} has its heading, in its own letters`, async ({
    page,
    browserName,
    expectedNoise,
  }) => {
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
  });

  test(`the heading of ${path} has its own letters`, async ({ page, expectedNoise }) => {
    if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
    await page.goto(path);
    const letters = () => [...document.fonts].find(({ family }) => family.includes("H1"))!.status;
    await expect.poll(() => page.evaluate(letters)).toBe("loaded");
  });
}

test.describe("the fonts", () => {
  test("are used together, so that the page changes once", async ({ page }) => {
    const release = await hold(page, TEXT);
    const signArrives = page.waitForResponse(SIGN);
    await page.goto(paths.home, { waitUntil: "commit" });
    await (await signArrives).finished();
    expect(await page.evaluate(familiesInUse)).toEqual([]);
    release();
    await fontsInUse(page);
    expect(await page.evaluate(familiesInUse)).toEqual(["Archivo", "Sign"]);
  });

  test("keep nothing waiting when one of them does not come", async ({ page, expectedNoise }) => {
    expectedNoise.push(WITHHELD);
    await page.route(SIGN, (route) => route.abort());
    await page.goto(paths.home);
    await fontsInUse(page);
    expect(await page.evaluate(familiesInUse)).toEqual(["Archivo"]);
    const heading = page.getByRole("heading", { level: 2 }).first();
    // Laid out: before, it is elsewhere.
    await expect(heading).toBeVisible();
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();
  });

  test("are done without where the browser has no say in them", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "FontFace"));
    await page.goto(paths.home);
    await hydrated(page);
    await expect(page.getByRole("tab", { name: "Voice" })).toBeVisible();
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
