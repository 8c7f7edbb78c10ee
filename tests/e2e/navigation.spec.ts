import type { Page } from "@playwright/test";
import { whatsapp } from "../../src/content/whatsapp";
import { paths } from "../../src/paths";
import { builtPage, expectHead } from "./built-pages";
import { submitButton } from "./demo-form";
import {
  chunkArrives,
  chunkOf,
  documentLoads,
  expect,
  heading,
  hydrated,
  linkTo,
  MAIN_SCRIPT,
  menuButton,
  nextFrames,
  open,
  openAndStopClock,
  openWithFonts,
  PHONE,
  stranded,
  test,
  WITHHELD,
} from "./fixtures";
import { hold } from "./hold";

const brand = (page: Page) => page.getByRole("banner").getByRole("link").first();
const loadingBar = (page: Page) => page.getByRole("progressbar", { name: "Loading the page" });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

/** Without the mouse, which would scroll to the link first. */
const follow = (page: Page, path: string) => linkTo(page, path).evaluate((link: HTMLElement) => link.click());

/** A page has come by a navigation, and says so to the eye, to screen readers and in its head. */
async function expectPage(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  await expectHead(page, path);
  await expect(heading(page)).toHaveText((await builtPage(path)).document.querySelector("h1")!.textContent);
  await expect(heading(page)).toBeFocused();
}

/** A request made before is known by now. */
const roundTrip = (page: Page) => page.evaluate(async () => void (await fetch(location.href)));

test.describe("a link inside the site", { tag: "@engines" }, () => {
  test("a link keeps the document, and shows the page from its top, with title and focus", async ({ page }) => {
    await open(page, paths.home);
    const loads = documentLoads(page);
    await test.step("the code of the next page comes when a pointer rests on its link, or the link has focus", async () => {
      const privacy = chunkArrives(page, "privacy-page");
      await linkTo(page, paths.privacy).hover();
      await privacy;
      const demo = chunkArrives(page, "book-demo-page");
      await linkTo(page, paths.bookDemo).focus();
      await demo;
    });
    for (const path of [paths.bookDemo, paths.privacy, paths.home]) {
      await linkTo(page, path).scrollIntoViewIfNeeded();
      await linkTo(page, path).press("Enter");
      await expectPage(page, path);
      await expect.poll(() => scrollY(page), `${path} is at its top`).toBe(0);
    }
    expect(loads).toEqual([]);
  });

  test("the ways back and forth keep page, title, focus and place, also after a reload", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, paths.home);
    await scrollTo(page, 900);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrollY(page), `the place on ${paths.home} after a reload`).toBe(900);
    await scrollTo(page, 3000);
    await follow(page, paths.privacy);
    await expectPage(page, paths.privacy);
    await expect.poll(() => scrollY(page)).toBe(0);
    await scrollTo(page, 1200);
    for (const when of ["in one document", "after a reload"]) {
      await page.goBack();
      await expectPage(page, paths.home);
      await expect.poll(() => scrollY(page), `the place on the way back ${when}`).toBe(3000);
      await page.goForward();
      await expectPage(page, paths.privacy);
      await expect.poll(() => scrollY(page), `the place on the way forth ${when}`).toBe(1200);
      await page.reload();
      await hydrated(page);
      await expect.poll(() => scrollY(page), `the place on ${paths.privacy} after a reload`).toBe(1200);
    }
  });

  test("the ways back and forth keep the place below a chosen tab, sample or reply", async ({ page }) => {
    await open(page, paths.home);
    const panel = page.getByRole("tabpanel");
    const thread = whatsapp.samples[0]!.chip;
    for (const [choice, shown] of [
      [panel.getByRole("listitem").getByRole("button").first(), panel],
      [page.getByRole("tab", { name: whatsapp.label }), page.getByRole("tabpanel", { name: whatsapp.label })],
      [
        panel.getByRole("button", { name: thread, exact: true }),
        page.getByRole("group", { name: thread, exact: true }),
      ],
    ] as const) {
      const { href } = new URL(page.url());
      await choice.click();
      await expect(page, "the choice is in the address").not.toHaveURL(href);
      // What was chosen is shown later than it is marked, and may be lower than what it replaces.
      await expect(shown).toBeVisible();
      await scrollTo(page, 3000);
      await follow(page, paths.privacy);
      await expectPage(page, paths.privacy);
      await scrollTo(page, 700);
      await page.goBack();
      await expect.poll(() => scrollY(page), page.url()).toBe(3000);
    }
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrollY(page), "after a reload").toBe(3000);
  });
});

/** An element begins right below the header, or the page ends before it could. */
async function expectUnderHeader(page: Page, id: string) {
  const isThere = () =>
    page.locator(`#${id}`).evaluate((target) => {
      const header = document.querySelector("header")!.getBoundingClientRect();
      const gap = target.getBoundingClientRect().top - header.bottom;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      return gap >= -1 && (gap < 160 || scrollHeight - clientHeight - scrollTop < 1);
    });
  await expect.poll(isThere, `#${id} is right below the header`).toBe(true);
}

test("the skip link leads to main, and each anchor of a page to its place below the header", async ({ page }) => {
  // Jumps instead of scrolling.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, paths.home);
  await test.step("the skip link is the first stop; tabbing through the bar scrolls nothing", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: /^skip/i });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);

    await scrollTo(page, 1500);
    await brand(page).focus();
    for (const link of await page.getByRole("banner").getByRole("navigation").getByRole("link").all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      expect(await scrollY(page)).toBe(1500);
    }
  });
  for (const [path, width] of [
    [paths.home, 1440],
    [paths.home, 360],
    [paths.privacy, 768],
  ] as const)
    await test.step(`${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      if (path !== new URL(page.url()).pathname) {
        await follow(page, path);
        await expectPage(page, path);
      }
      const anchors = await page
        .locator("a[href*='#']")
        .evaluateAll((links: HTMLAnchorElement[]) =>
          links.filter(({ pathname }) => pathname === location.pathname).map(({ hash }) => hash.slice(1)),
        );
      expect(anchors.length).toBeGreaterThan(6);
      // From last to first, so that each jump is a long one.
      for (const anchor of new Set(anchors.toReversed())) {
        await page.evaluate((id) => void (location.hash = id), anchor);
        await expectUnderHeader(page, anchor);
      }
    });
});

test("an anchor holds at first load, from another page, and on the way back", async ({ page }) => {
  await open(page, "/#customers");
  await expectUnderHeader(page, "customers");
  const loads = documentLoads(page);
  await brand(page).click();
  await expect(page).toHaveURL(paths.home);
  await expect.poll(() => scrollY(page)).toBe(0);

  await linkTo(page, paths.privacy).press("Enter");
  await expectPage(page, paths.privacy);
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "Customers" }).press("Enter");
  await expect(page).toHaveURL("/#customers");
  await expectUnderHeader(page, "customers");
  await menu.getByRole("link", { name: "How it works" }).press("Enter");
  await expect(page).toHaveURL("/#channels");
  await expectUnderHeader(page, "channels");
  await page.goBack();
  await expectUnderHeader(page, "customers");
  expect(loads).toEqual([]);
});

test("the landing page looks alike loaded and after a link, also if its style is lost", async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(WITHHELD);
  const tops = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll(":is(main, footer) :is(h2, h3)"), (e) => e.getBoundingClientRect().top),
    );
  // What moves as it arrives is at another place meanwhile.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithFonts(page, paths.privacy);
  const loads = documentLoads(page);
  await brand(page).click();
  await expectPage(page, paths.home);
  await nextFrames(page);
  const followed = await tops();
  expect(loads).toEqual([]);
  await test.step("a view transition that the next navigation skips is no failure", async () => {
    // As browsers reject it; the rules of all tests report what is not handled.
    await page.evaluate(() => void Promise.reject(new DOMException("Transition was skipped", "AbortError")));
    await nextFrames(page);
  });

  await open(page, paths.privacy);
  await page.route("**/assets/*.css", (route) => route.abort());
  loads.length = 0;
  await brand(page).click();
  await expect.poll(() => loads).toHaveLength(1);
  await hydrated(page);
  await expect.poll(tops).toEqual(followed);
});

test("a page whose main script is lost or broken says what works", async ({ page, expectedNoise }) => {
  expectedNoise.push(WITHHELD, /broken on purpose/);
  await page.setViewportSize({ width: 360, height: 740 });
  const loads = documentLoads(page);
  // As if the script always failed before the browser restores the offset of a reloaded page: a race otherwise.
  await page.addInitScript(() => {
    const [{ type }] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
    if (type === "reload") history.scrollRestoration = "manual";
  });
  await page.route(MAIN_SCRIPT, (route) => route.abort());
  await page.goto(paths.bookDemo);
  await stranded(page);
  expect(loads).toHaveLength(1);
  await expect(submitButton(page)).toBeHidden();
  await expect(page.getByRole("main").getByRole("link", { name: /^Email/ })).toBeVisible();
  const banner = page.getByRole("banner");
  await expect(menuButton(page)).toBeHidden();
  await page.route(MAIN_SCRIPT, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken on purpose");' }),
  );
  await banner.getByRole("link", { name: "Customers" }).click();
  await expect(page).toHaveURL("/#customers");
  await stranded(page);
  // When a reloaded page has loaded, the browser may scroll it once more to its former offset.
  await page.waitForLoadState("load");
  await expect(page.locator("#customers")).toBeInViewport();
  for (const text of await page.locator("#who-we-serve div:has(> p > a) > p").all())
    await expect(text, "of each shop on a phone").toHaveCSS("opacity", "1");
});

test("a page whose code stalls is loaded in full after 3 s, once and not earlier, hash and all", async ({ page }) => {
  await openAndStopClock(page, paths.privacy);
  const release = await hold(page, chunkOf("home-page"));
  const loads = documentLoads(page);
  await linkTo(page, "/#customers").press("Enter");
  await expect(loadingBar(page)).toBeAttached();
  await page.clock.runFor(2900);
  await roundTrip(page);
  expect(loads).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => loads.length).toBe(1);
  await page.clock.resume();
  release();
  await expect(page).toHaveURL("/#customers");
  await hydrated(page);
  await expect(page.locator("#customers")).toBeInViewport();
  expect(loads).toHaveLength(1);
});

test("a page whose code stalls gives way to the link that is followed next", async ({ page }) => {
  await openAndStopClock(page, paths.home);
  const releasePrivacy = await hold(page, chunkOf("privacy-page"));
  const releaseDemo = await hold(page, chunkOf("book-demo-page"));
  const loads = documentLoads(page);
  await follow(page, paths.privacy);
  await expect(loadingBar(page)).toBeAttached();
  await page.clock.runFor(2000);
  await follow(page, paths.bookDemo);
  await page.clock.runFor(1500);
  const late = chunkArrives(page, "privacy-page");
  releasePrivacy();
  await late;
  await roundTrip(page);
  releaseDemo();
  await expectPage(page, paths.bookDemo);
  await page.clock.runFor(10_000);
  await page.goBack();
  await expectPage(page, paths.home);
  expect(loads).toEqual([]);
});
