import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { submitButton } from "./demo-form";
import { chooseTab, EVERY_PAGE, expect, hydrated, MISSING_PAGE, NOWHERE, test } from "./fixtures";

/** Controls smaller than so many pixels either way, but for links in running text. Runs in the page. */
function smallTargets(least: number): string[] {
  const small = new Set<string>();
  for (const target of document.querySelectorAll("a[href], button, input, summary, [role=tab]")) {
    if (!target.checkVisibility({ visibilityProperty: true }) || target.matches("[href='#main']")) continue;
    const isInRunningText =
      getComputedStyle(target).display === "inline" &&
      target.parentElement!.closest("p, li, dd")!.textContent !== target.textContent;
    const { width, height } = target.getBoundingClientRect();
    if (!isInRunningText && (width < least - 0.5 || height < least - 0.5))
      small.add(`${target.textContent} ${Math.round(width)} × ${Math.round(height)}`);
  }
  return [...small];
}

/** What a page holds at first, and what can be opened on it. */
async function everySmallTarget(page: Page, path: string, least: number): Promise<string[]> {
  await page.goto(path);
  await hydrated(page);
  const small = await page.evaluate(smallTargets, least);
  const add = async () => void small.push(...(await page.evaluate(smallTargets, least)));

  for (const tab of await page.getByRole("tab").all()) {
    await chooseTab(tab);
    await add();
  }
  if (path === paths.bookDemo) {
    await submitButton(page).click();
    await expect(page.getByRole("textbox", { name: "Full Name" })).toBeFocused();
    await add();
  }
  for (const opener of [page.getByRole("banner").getByRole("button", { name: "Menu" }), page.locator("summary")])
    if (await opener.isVisible()) {
      await opener.click();
      await add();
    }
  return [...new Set(small)];
}

for (const path of EVERY_PAGE) {
  test.describe(path, () => {
    test.beforeEach(({ expectedNoise }) => {
      if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
    });

    for (const width of [360, 1440])
      test(`has targets of at least 24 px for a mouse, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        expect(await everySmallTarget(page, path, 24)).toEqual([]);
      });

    test.describe("on a touch screen", () => {
      test.skip(({ browserName }) => browserName === "firefox", "Playwright's Firefox cannot be a mobile device.");
      test.use({ hasTouch: true, isMobile: true });

      for (const width of [360, 1024])
        test(`has targets of at least 44 px, at ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          expect(await everySmallTarget(page, path, 44)).toEqual([]);
        });
    });
  });
}
