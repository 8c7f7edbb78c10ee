import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { expect, hydrated, linkTo, PART, test } from "./fixtures";

/** The pages that have parts. */
const LONG = [paths.home, paths.privacy];

const WIDTHS = [360, 768, 1440];

/** How far from the truth the room of a part may be that was never near: a word more must not matter. */
const TOLERANCE = 0.2;

/** Every place on the page that a link of the page, or its landmarks, can lead to. */
const anchorsOf = (page: Page) =>
  page.evaluate(() => {
    const linked = [...document.querySelectorAll("a")]
      .filter(({ origin, pathname }) => origin + pathname === location.origin + location.pathname)
      .map(({ hash }) => hash.slice(1));
    const parts = [...document.querySelectorAll("main section[id]")].map(({ id }) => id);
    return [...new Set([...linked, ...parts])].filter((id) => document.getElementById(id)?.closest(".below-fold"));
  });

/** Whether an element begins right below the header, or the page ends before it could. */
const isUnderHeader = (page: Page, id: string) =>
  page.evaluate((anchor) => {
    const { top } = document.getElementById(anchor)!.getBoundingClientRect();
    const header = document.querySelector("header")!.getBoundingClientRect().bottom;
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const isAtEnd = scrollHeight - clientHeight - scrollTop < 1;
    return top >= header - 1 && (isAtEnd || top < header + 160);
  }, id);

/** How many parts are laid out, wherever they are. */
const laidOut = (page: Page) =>
  page
    .locator(PART)
    .evaluateAll(
      (parts) =>
        parts.filter((part) => part.firstElementChild!.checkVisibility({ contentVisibilityAuto: true })).length,
    );

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const path of LONG)
      test(`every anchor of ${path} leads to its place, below the header`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        const anchors = await anchorsOf(page);
        expect(anchors.length).toBeGreaterThan(6);
        for (const anchor of anchors) {
          // By way of nowhere: two addresses that differ in their hash alone are one document.
          await page.goto("about:blank");
          await page.goto(`${path}#${anchor}`);
          await hydrated(page);
          await expect.poll(() => isUnderHeader(page, anchor), anchor).toBe(true);
        }
      });

    for (const path of LONG)
      test(`a part of ${path} that was never near takes nearly the room that it needs (npm run part-heights)`, async ({
        page,
      }) => {
        await page.goto(path);
        await hydrated(page);
        const parts = await page.locator(PART).evaluateAll((sections) =>
          sections.map((section) => {
            // As far away as can be, whatever has been laid out by now.
            section.style.contentVisibility = "hidden";
            section.style.containIntrinsicHeight = "var(--part-height)";
            const kept = section.getBoundingClientRect().height;
            section.style.contentVisibility = "visible";
            return {
              name: section.querySelector("h2")!.id,
              kept,
              needed: section.getBoundingClientRect().height,
            };
          }),
        );
        const wrong = parts.filter(({ kept, needed }) => Math.abs(kept / needed - 1) > TOLERANCE);
        expect(wrong).toEqual([]);
      });
  });
}

test("what is far away is laid out in its turn, not all at once, and then read aloud and found", async ({ page }) => {
  // The browser is at rest when the test says so.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    const rest = () => waiting.shift()?.();
    Object.assign(window, { rest, requestIdleCallback: (run: () => void) => waiting.push(run) });
  });
  await page.goto(paths.home);
  await hydrated(page);
  const all = await page.locator(PART).count();
  const heading = page.locator("#closing h2");
  let turns = 0;
  for (let before = await laidOut(page); before < all; turns++) {
    await page.evaluate(() => Reflect.get(window, "rest")());
    const now = await laidOut(page);
    expect(now - before).toBeLessThan(all / 2);
    before = now;
  }
  expect(turns).toBeGreaterThan(2);

  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  expect(nodes.map(({ name }) => name?.value)).toContain(await heading.textContent());

  await page.evaluate((text) => Reflect.get(window, "find").call(window, text), (await heading.textContent())!);
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test("all is laid out a moment after the start", async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page);
  const all = await page.locator(PART).count();
  await expect.poll(() => laidOut(page)).toBe(all);
});

test("a reload and the way back lead to where the visitor was", async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page);
  const place = page.locator("#advantages h2");
  const top = () => place.evaluate((element) => element.getBoundingClientRect().top);
  await place.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(place).toBeInViewport({ ratio: 1 });
  // The browser settles what has come near above it.
  await expect.poll(async () => (await top()) === (await top())).toBe(true);
  const before = await top();

  await page.reload();
  await hydrated(page);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(100);
  await place.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const after = await top();

  await linkTo(page, paths.privacy).evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(paths.privacy);
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - after)).toBeLessThan(2);
});
