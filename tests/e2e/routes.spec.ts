import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import {
  chunkArrives,
  chunkOf,
  documentLoads,
  EVERY_PAGE,
  expect,
  hydrated,
  linkTo,
  LISTED,
  MAIN_SCRIPT,
  MISSING_PAGE,
  NOWHERE,
  stranded,
  test,
  WITHHELD,
} from "./fixtures";
import { hold } from "./hold";

declare global {
  interface Window {
    /** Lost with the document. */
    isSameDocument?: boolean;
  }
}

const brand = (page: Page) => page.getByRole("banner").getByRole("link").first();
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const mark = (page: Page) => page.evaluate(() => void (window.isSameDocument = true));
const isMarked = (page: Page) => page.evaluate(() => window.isSameDocument ?? false);

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await mark(page);
}

test.describe("a link inside the site", () => {
  test("keeps the document, goes to the top, sets the title and puts focus on the h1", async ({ page }) => {
    await open(page, paths.home);
    const title = await page.title();
    const loads = documentLoads(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL(paths.privacy);
    await expect(page).not.toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await isMarked(page)).toBe(true);
    expect(loads).toEqual([]);
  });

  test("gives back page, title, scroll and focus on the way back and forth", async ({ page }) => {
    await open(page, paths.home);
    const title = await page.title();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const position = await scrollY(page);
    expect(position).toBeGreaterThan(500);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL(paths.privacy);
    await expect.poll(() => scrollY(page)).toBe(0);

    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect.poll(() => scrollY(page)).toBe(position);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

    await page.goForward();
    await expect(page).toHaveURL(paths.privacy);
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await isMarked(page)).toBe(true);
  });

  test("leads from every page to every page within one document", async ({ page }) => {
    await open(page, paths.home);
    await linkTo(page, paths.bookDemo).click();
    await expect(page).toHaveURL(paths.bookDemo);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await linkTo(page, paths.privacy).click();
    await expect(page).toHaveURL(paths.privacy);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await brand(page).click();
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await isMarked(page)).toBe(true);
  });

  test("opens in a new tab when the visitor asks for one, and leaves this one as it is", async ({ page, context }) => {
    await open(page, paths.home);
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      linkTo(page, paths.privacy).click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await expect(tab).toHaveURL(paths.privacy);
    await hydrated(tab);
    await expect(page).toHaveURL(paths.home);
  });

  test("followed last wins, however late the others' code arrives", async ({ page }) => {
    const releasePrivacy = await hold(page, chunkOf("privacy-page"));
    const releaseDemo = await hold(page, chunkOf("book-demo-page"));
    const loads = documentLoads(page);
    await open(page, paths.home);
    await linkTo(page, paths.privacy).click();
    await linkTo(page, paths.bookDemo).click();
    const late = chunkArrives(page, "privacy-page");
    releasePrivacy();
    await late;
    releaseDemo();
    await expect(page).toHaveURL(paths.bookDemo);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    expect(loads).toHaveLength(1);
  });
});

test.describe("the brand link", () => {
  test("scrolls to the top of the landing page without loading it", async ({ page }) => {
    await open(page, paths.home);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    expect(await scrollY(page)).toBeGreaterThan(500);
    const loads = documentLoads(page);
    await brand(page).click();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page).toHaveURL(paths.home);
    expect(loads).toEqual([]);
  });

  test("drops the hash and scrolls to the top", async ({ page }) => {
    await open(page, "/#customers");
    await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
    await brand(page).click();
    await expect(page).toHaveURL(paths.home);
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});

test.describe("a hash", () => {
  /** Below the sticky bar, and near the top of the window. */
  const expectInPlace = async (page: Page, id: string) => {
    const bar = await page.getByRole("banner").boundingBox();
    // Both in one look: before the router scrolls, what is above the window is above a third of it, too.
    await expect(async () => {
      const { y } = (await page.locator(`#${id}`).boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(bar!.height - 1);
      expect(y).toBeLessThan(page.viewportSize()!.height / 3);
    }).toPass();
  };

  test("goes to its element at first load", async ({ page }) => {
    await open(page, "/#customers");
    await expectInPlace(page, "customers");
  });

  test("goes to its element from another page, on the same page, and back", async ({ page }) => {
    await open(page, paths.privacy);
    // By keyboard: a click that meets a view transition makes Playwright scroll.
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("link", { name: "Customers" }).press("Enter");
    await expect(page).toHaveURL("/#customers");
    await expectInPlace(page, "customers");
    await menu.getByRole("link", { name: "How it works" }).press("Enter");
    await expect(page).toHaveURL("/#channels");
    await expectInPlace(page, "channels");
    await page.goBack();
    await expect(page).toHaveURL("/#customers");
    await expectInPlace(page, "customers");
    expect(await isMarked(page)).toBe(true);
  });

  test("typed into the address goes to its element", async ({ page }) => {
    await open(page, paths.home);
    await page.evaluate(() => void (window.location.hash = "advantages"));
    await expectInPlace(page, "advantages");
  });
});

test.describe("the first load", () => {
  for (const path of EVERY_PAGE) {
    test(`${path} hydrates in place and leaves focus where the browser puts it`, async ({ page, expectedNoise }) => {
      if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
      await page.goto(path);
      const served = await page.getByRole("heading", { level: 1 }).elementHandle();
      await hydrated(page);
      expect(await served?.evaluate((heading) => heading.isConnected)).toBe(true);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await expect(page).toHaveURL(path);
    });
  }

  test("leaves the page where the visitor has scrolled it before the script came", async ({ page }) => {
    const release = await hold(page, MAIN_SCRIPT);
    await page.goto(paths.home, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await page.mouse.wheel(0, 700);
    await expect.poll(() => scrollY(page)).toBe(700);
    release();
    await hydrated(page);
    expect(await scrollY(page)).toBe(700);
  });
});

/** From the top to the end of a page, as parts of the way. */
const PLACES = [0.1, 0.3, 0.5, 0.7, 0.95];

for (const width of [390, 1440])
  for (const path of [paths.home, paths.privacy])
    test(`a reload and the way back lead to where the visitor was on ${path} at ${width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 844 });
      await open(page, path);
      const next = path === paths.home ? paths.privacy : paths.home;
      for (const part of PLACES) {
        const place = await page.evaluate((share) => {
          window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) * share);
          return Math.round(window.scrollY);
        }, part);
        await page.reload();
        await hydrated(page);
        await expect.poll(() => scrollY(page), `${place} after a reload`).toBe(place);
        // Not by its own press, which would scroll to the link.
        await page
          .locator(`a[href="${next}"]`)
          .first()
          .evaluate((link: HTMLAnchorElement) => link.click());
        await expect(page).toHaveURL(next);
        await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect.poll(() => scrollY(page), `${place} on the way back`).toBe(place);
      }
    });

test("the skip link is the first stop, and leads to main", async ({ page }) => {
  await open(page, paths.home);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: /^skip/i });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.querySelector("main")!.contains(document.activeElement))).toBe(true);
});

test("tabbing through the sticky bar leaves the page where it is", async ({ page }) => {
  await open(page, paths.home);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrollY(page)).toBe(1500);
  await brand(page).focus();
  for (const link of await page.getByRole("banner").getByRole("navigation").getByRole("link").all()) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    expect(await scrollY(page)).toBe(1500);
  }
});

test.describe("the code of the next page", () => {
  const requestFor = (page: Page, module: string) =>
    page.waitForRequest((request) => chunkOf(module).test(request.url()));

  test("comes when a pointer rests on the link", async ({ page }) => {
    await open(page, paths.home);
    const privacy = requestFor(page, "privacy-page");
    await linkTo(page, paths.privacy).hover();
    await privacy;
  });

  test("comes when the link has focus", async ({ page }) => {
    await open(page, paths.home);
    const privacy = requestFor(page, "privacy-page");
    await linkTo(page, paths.privacy).focus();
    await privacy;
  });
});

test.describe("the code of a page that cannot be had", () => {
  test("leads to one full load of that page, which stays readable", async ({ page, expectedNoise }) => {
    expectedNoise.push(WITHHELD);
    await page.route(chunkOf("privacy-page"), (route) => route.abort());
    await open(page, paths.home);
    const loads = documentLoads(page);
    await linkTo(page, paths.privacy).click();
    await stranded(page);
    await expect(page).toHaveURL(paths.privacy);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await isMarked(page)).toBe(false);
    expect(loads).toHaveLength(1);

    // And leads on from there.
    await brand(page).click();
    await expect(page).toHaveURL(paths.home);
    await hydrated(page);
    expect(loads).toHaveLength(2);
  });

  test("is had by that full load when it was gone for a moment only", async ({ page, expectedNoise }) => {
    expectedNoise.push(WITHHELD);
    await page.route(chunkOf("privacy-page"), (route) => route.abort());
    await open(page, paths.home);
    const loads = documentLoads(page);
    await linkTo(page, paths.privacy).hover();
    await page.route(paths.privacy, async (route) => {
      await page.unroute(chunkOf("privacy-page"));
      await route.continue();
    });
    await linkTo(page, paths.privacy).click();
    await expect(page).toHaveURL(paths.privacy);
    await hydrated(page);
    expect(loads).toHaveLength(1);
  });

  test("does not strand who goes back to it", async ({ page, expectedNoise }) => {
    expectedNoise.push(WITHHELD);
    await open(page, paths.home);
    await linkTo(page, paths.privacy).click();
    await expect(page).toHaveURL(paths.privacy);
    await page.reload();
    await hydrated(page);
    // The document of /privacy now holds both entries of the history, and knows nothing of the landing page's code.
    await page.route(chunkOf("home-page"), (route) => route.abort());
    const loads = documentLoads(page);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    await stranded(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).not.toHaveTitle(/error/i);
    expect(loads).toHaveLength(1);
  });
});

test.describe("without the main script", () => {
  for (const path of LISTED) {
    test(`${path} is readable and its links work`, async ({ page, expectedNoise }) => {
      expectedNoise.push(WITHHELD);
      await page.route(MAIN_SCRIPT, (route) => route.abort());
      await page.goto(path);
      await stranded(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const next = path === paths.privacy ? paths.home : paths.privacy;
      await linkTo(page, next).click();
      await expect(page).toHaveURL(next);
      await stranded(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }

  test("the menu's links stand there instead of its button", async ({ page, expectedNoise }) => {
    expectedNoise.push(WITHHELD);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route(MAIN_SCRIPT, (route) => route.abort());
    await page.goto(paths.home);
    await stranded(page);
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("button", { name: /menu/i })).toBeHidden();
    await banner.getByRole("link", { name: "Customers" }).click();
    await expect(page).toHaveURL("/#customers");
    await expect(page.locator("#customers")).toBeInViewport();
  });

  test("a script that breaks while it starts counts as one that did not come", async ({ page, expectedNoise }) => {
    expectedNoise.push(/broken on purpose/);
    await page.route(MAIN_SCRIPT, (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken on purpose");' }),
    );
    await page.goto(paths.home);
    await stranded(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
