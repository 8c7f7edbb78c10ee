import type { Page } from "@playwright/test";
import { JSDOM } from "jsdom";
import { paths } from "../../src/paths";
import { field } from "./demo-form";
import {
  chunkArrives,
  chunkOf,
  documentLoads,
  expect,
  hydrated,
  linkTo,
  MAIN_SCRIPT,
  stranded,
  test,
  WITHHELD,
} from "./fixtures";
import { hold, openUnhydrated } from "./hold";

const brand = (page: Page) => page.getByRole("banner").getByRole("link").first();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const loadingBar = (page: Page) => page.getByRole("progressbar", { name: "Loading the page" });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

/** Without the mouse, which would scroll to the link first. */
const follow = (page: Page, path: string) => linkTo(page, path).evaluate((link: HTMLElement) => link.click());

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** A page has come by a navigation, and says so to the eye, to screen readers and to search engines. */
async function expectPage(page: Page, path: string) {
  await expect(page).toHaveURL(path);
  const html = await (await page.request.get(path)).text();
  const served = new JSDOM(html.replace(/<style.*?<\/style>/gs, "")).window.document;
  await expect(page).toHaveTitle(served.title);
  const canonical = served.querySelector("link[rel=canonical]")!.getAttribute("href")!;
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", canonical);
  await expect(heading(page)).toHaveText(served.querySelector("h1")!.textContent);
  await expect(heading(page)).toBeFocused();
}

/** A request made before is known by now. */
const roundTrip = (page: Page) => page.evaluate(async () => void (await fetch(location.href)));

test.describe("a link inside the site", { tag: "@engines" }, () => {
  test("keeps the document, and shows the page from its top, with its title and focus on its h1", async ({ page }) => {
    await open(page, paths.home);
    const loads = documentLoads(page);
    for (const path of [paths.bookDemo, paths.privacy, paths.home]) {
      await linkTo(page, path).scrollIntoViewIfNeeded();
      await linkTo(page, path).press("Enter");
      await expectPage(page, path);
      await expect.poll(() => scrollY(page), `${path} is at its top`).toBe(0);
    }
    expect(loads).toEqual([]);
  });

  test("gives back page, title, focus and place on the way back and forth, also after a reload", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
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
    const expectBackAndForth = async (when: string) => {
      await page.goBack();
      await expectPage(page, paths.home);
      await expect.poll(() => scrollY(page), `the place on the way back ${when}`).toBe(3000);
      await page.goForward();
      await expectPage(page, paths.privacy);
      await expect.poll(() => scrollY(page), `the place on the way forth ${when}`).toBe(1200);
    };
    await expectBackAndForth("in one document");
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrollY(page), `the place on ${paths.privacy} after a reload`).toBe(1200);
    await expectBackAndForth("after a reload");
  });

  test("opens in a new tab by Ctrl or the middle button, and leaves this page as it is", async ({ page, context }) => {
    await open(page, paths.home);
    for (const how of [{ modifiers: ["ControlOrMeta" as const] }, { button: "middle" as const }]) {
      const opened = context.waitForEvent("page");
      await linkTo(page, paths.privacy).click(how);
      const tab = await opened;
      await expect(tab).toHaveURL(paths.privacy);
      await hydrated(tab);
      await expect(page).toHaveURL(paths.home);
      await tab.close();
    }
  });
});

test("the code of the next page comes when a pointer rests on its link, or the link has focus", async ({ page }) => {
  await open(page, paths.home);
  const privacy = chunkArrives(page, "privacy-page");
  await linkTo(page, paths.privacy).hover();
  await privacy;
  const demo = chunkArrives(page, "book-demo-page");
  await linkTo(page, paths.bookDemo).focus();
  await demo;
});

test("the first load hydrates the served page and leaves focus alone", async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () =>
      Object.assign(window, { served: document.querySelector("h1"), focused: document.activeElement }),
    ),
  );
  for (const path of [paths.bookDemo, "/#customers"]) {
    await open(page, path);
    const isServed = await page.evaluate(() => (Reflect.get(window, "served") as Element).isConnected);
    expect.soft(isServed, `${path} keeps its served h1`).toBe(true);
    const focused = await page.evaluate(() => document.activeElement === Reflect.get(window, "focused"));
    expect.soft(focused, `${path} keeps the focus`).toBe(true);
  }
  // A visitor who reads on by keyboard before the application has come.
  const release = await openUnhydrated(page, `${paths.privacy}#contact-us`);
  await page.keyboard.press("Tab");
  const link = await page.evaluateHandle(() => document.activeElement!);
  expect(await link.evaluate((element) => element.tagName)).toBe("A");
  release();
  await hydrated(page);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("the skip link is the first stop and leads to main; tabbing through the bar scrolls nothing", async ({ page }) => {
  await open(page, paths.home);
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

test.describe("an anchor", () => {
  /** Every place on the page that a link of the page can lead to. */
  const anchorsOf = async (page: Page) => {
    const hashes = await page
      .locator("a")
      .evaluateAll((links: HTMLAnchorElement[]) =>
        links
          .filter(({ origin, pathname }) => origin + pathname === location.origin + location.pathname)
          .map(({ hash }) => hash.slice(1)),
      );
    return [...new Set(hashes)].filter(Boolean);
  };

  /** An element begins right below the header, or the page ends before it could. */
  const expectUnderHeader = (page: Page, id: string) =>
    expect
      .poll(
        () =>
          page.evaluate((anchor) => {
            const target = document.getElementById(anchor);
            // A page that has not come yet.
            if (!target) return "nowhere";
            const { top } = target.getBoundingClientRect();
            const header = document.querySelector("header")!.getBoundingClientRect().bottom;
            const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
            const isAtEnd = scrollHeight - clientHeight - scrollTop < 1;
            return top >= header - 1 && (isAtEnd || top < header + 160) ? "in place" : `${top - header} px below`;
          }, id),
        `the place of #${id} under the header`,
      )
      .toBe("in place");

  for (const [path, width] of [
    [paths.home, 1440],
    [paths.home, 360],
    [paths.privacy, 768],
  ] as const)
    test(`of ${path} leads to its place below the header, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      const anchors = await anchorsOf(page);
      expect(anchors.length).toBeGreaterThan(6);
      // From last to first, so that each jump is a long one.
      for (const anchor of anchors.toReversed()) {
        await page.evaluate((id) => void (location.hash = id), anchor);
        await expectUnderHeader(page, anchor);
      }
    });

  test("holds at first load, from another page, and on the way back; the brand leads to the top", async ({ page }) => {
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

    // Entries of the history that the router did not add have places of their own, too.
    for (const [hash, place] of [
      ["advantages", 2500],
      ["channels", 600],
    ] as const) {
      await page.evaluate((id) => void (location.hash = id), hash);
      await expectUnderHeader(page, hash);
      await scrollTo(page, place);
    }
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(2500);
    expect(loads).toEqual([]);
  });

  test("chosen in the menu of a narrow screen closes the menu, and so does the way back", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, paths.privacy);
    const button = page.getByRole("banner").getByRole("button", { name: "Menu" });
    const menu = page.getByRole("navigation", { name: "Menu" });
    await button.click();
    await menu.getByRole("link", { name: "Customers" }).click();
    await expect(page).toHaveURL("/#customers");
    await expect(menu).toBeHidden();
    await expect(heading(page)).toBeFocused();
    await expectUnderHeader(page, "customers");
    for (const leave of [() => page.goBack(), () => page.goForward()]) {
      await button.click();
      await expect(menu).toBeVisible();
      const url = page.url();
      await leave();
      await expect(page).not.toHaveURL(url);
      await expect(menu).toBeHidden();
    }
  });
});

test.describe("the code of a page that cannot be had", () => {
  test("leads to one full load of that page, which has it if it was gone for a moment only", async ({
    page,
    expectedNoise,
  }) => {
    expectedNoise.push(WITHHELD);
    await page.route(chunkOf("privacy-page"), (route) => route.abort());
    await open(page, paths.home);
    const loads = documentLoads(page);
    await linkTo(page, paths.privacy).click();
    await stranded(page);
    await expect(page).toHaveURL(paths.privacy);
    await expect(heading(page)).toBeVisible();
    expect(loads).toHaveLength(1);

    // And leads on from there.
    await brand(page).click();
    await hydrated(page);
    await expect(page).toHaveURL(paths.home);
    await page.route(paths.privacy, async (route) => {
      await page.unroute(chunkOf("privacy-page"));
      await route.continue();
    });
    await linkTo(page, paths.privacy).click();
    await expect(page).toHaveURL(paths.privacy);
    await hydrated(page);
    expect(loads).toHaveLength(3);
  });

  test("leaves the links of a page that has lost its main script, or got a broken one", async ({
    page,
    expectedNoise,
  }) => {
    expectedNoise.push(WITHHELD, /broken on purpose/);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route(MAIN_SCRIPT, (route) => route.abort());
    await page.goto(paths.privacy);
    await stranded(page);
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("button", { name: "Menu" })).toBeHidden();
    await page.route(MAIN_SCRIPT, (route) =>
      route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken on purpose");' }),
    );
    await banner.getByRole("link", { name: "Customers" }).click();
    await expect(page).toHaveURL("/#customers");
    await stranded(page);
    await expect(page.locator("#customers")).toBeInViewport();
  });
});

test.describe("a page whose code stalls", () => {
  /** From here on time passes by `page.clock.runFor` alone. */
  async function stopClock(page: Page) {
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  test.beforeEach(({ page }) => page.clock.install());

  test("is shown to be under way, and loaded in full after 3 s, once and not earlier, hash and all", async ({
    page,
  }) => {
    await open(page, paths.privacy);
    await stopClock(page);
    const release = await hold(page, chunkOf("home-page"));
    const loads = documentLoads(page);
    await linkTo(page, "/#customers").press("Enter");
    await expect(loadingBar(page)).toBeAttached();
    const widthAt = (time: number) =>
      loadingBar(page).evaluate((bar, currentTime) => {
        for (const animation of bar.getAnimations()) Object.assign(animation, { currentTime });
        return bar.getBoundingClientRect().width;
      }, time);
    expect(await widthAt(100), "a fast page shows no bar").toBe(0);
    expect(await widthAt(1000)).toBeGreaterThan(0);

    await page.clock.runFor(2900);
    await roundTrip(page);
    expect(loads).toEqual([]);
    await page.clock.runFor(200);
    await expect.poll(() => loads.length).toBe(1);
    release();
    await expect(page).toHaveURL("/#customers");
    await hydrated(page);
    await expect(page.locator("#customers")).toBeInViewport();
    await expect(loadingBar(page)).toHaveCount(0);
    expect(loads).toHaveLength(1);
  });

  test("on the way back is loaded in full, once", async ({ page }) => {
    await open(page, paths.bookDemo);
    await linkTo(page, paths.privacy).press("Enter");
    await expect(heading(page)).toBeFocused();
    // A document that has none of the form's code.
    await page.reload();
    await hydrated(page);
    await stopClock(page);
    const release = await hold(page, chunkOf("book-demo-page"));
    const loads = documentLoads(page);
    await page.goBack({ waitUntil: "commit" });
    await expect(loadingBar(page)).toBeAttached();
    await page.clock.runFor(3000);
    await expect.poll(() => loads.length).toBe(1);
    release();
    await hydrated(page);
    await expect(page).toHaveURL(paths.bookDemo);
    await expect(page.getByRole("form")).toBeVisible();
    expect(loads).toHaveLength(1);
  });

  test("does not give up what is typed unasked", async ({ page }) => {
    await open(page, paths.bookDemo);
    await stopClock(page);
    await field(page, "Full Name").fill("Sam Carter");
    const release = await hold(page, chunkOf("privacy-page"));
    const questions: string[] = [];
    page.on("dialog", async (dialog) => {
      questions.push(dialog.type());
      await dialog.dismiss();
    });
    await linkTo(page, paths.privacy).press("Enter");
    await expect(loadingBar(page)).toBeAttached();
    await page.clock.runFor(3000);
    await expect.poll(() => questions).toEqual(["beforeunload"]);
    release();
    await expect(page).toHaveURL(paths.bookDemo);
    await expect(field(page, "Full Name")).toHaveValue("Sam Carter");
  });

  test("has no say any more once another link is followed, however late its code arrives", async ({ page }) => {
    await open(page, paths.home);
    await stopClock(page);
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
});
