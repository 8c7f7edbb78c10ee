import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { expect, hydrated, test } from "./fixtures";

/** The pages that have anchors. */
const LONG = [paths.home, paths.privacy];

const WIDTHS = [360, 768, 1440];

/** Every place on the page that a link of the page, or its landmarks, can lead to. */
const anchorsOf = (page: Page) =>
  page.evaluate(() => {
    const linked = [...document.querySelectorAll("a")]
      .filter(({ origin, pathname }) => origin + pathname === location.origin + location.pathname)
      .map(({ hash }) => hash.slice(1));
    const parts = [...document.querySelectorAll("main section[id]")].map(({ id }) => id);
    return [...new Set([...linked, ...parts])].filter((id) => document.getElementById(id));
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
  });
}
