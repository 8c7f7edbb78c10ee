import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { fillForm, sending, submitButton, successToast } from "../../tests/e2e/demo-form";
import { chooseTab, fontsInUse, hydrated, menuButton, NOWHERE, test } from "../../tests/e2e/fixtures";

/** Widths of pages; states of the page are taken at three of them. */
const PAGE_WIDTHS = [360, 390, 768, 1024, 1366, 1440, 1920, 2560];
const STATE_WIDTHS = [360, 768, 1440];
const PAGES = { home: paths.home, "book-demo": paths.bookDemo, privacy: paths.privacy, "not-found": NOWHERE };

/** What visitors may ask for, and paper: A4 without its margins, at 96 px to the inch. */
const MEDIA = [
  ["more-contrast", 1440, { contrast: "more" }],
  ["forced-colours", 1440, { forcedColors: "active" }],
  ["print", 720, { media: "print" }],
] as const;

/** Path of a screenshot, in a folder that git ignores. */
const picture = (name: string, width: number) => `screenshots/${name}-${width}.png`;

/** Opens a page without motion, whole and with its fonts. */
async function open(page: Page, path: string, width: number, height = 900) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await hydrated(page);
  await fontsInUse(page);
}

for (const [name, path] of Object.entries(PAGES)) {
  for (const width of PAGE_WIDTHS)
    test(`${name} at ${width}`, async ({ page }) => {
      await open(page, path, width);
      await page.screenshot({ path: picture(name, width), fullPage: true });
    });

  for (const [medium, width, media] of MEDIA)
    test(`${name}, ${medium}`, async ({ page }) => {
      await open(page, path, width);
      await page.emulateMedia(media);
      await page.screenshot({ path: picture(`${medium}-${name}`, width), fullPage: true });
    });
}

for (const width of STATE_WIDTHS)
  test(`tabs, form and menu at ${width}`, async ({ page }) => {
    // Higher than the section: the sticky header covers none of it.
    await open(page, paths.home, width, 2400);
    for (const tab of await page.getByRole("tab").all()) {
      await chooseTab(tab);
      await page.locator("#channels").screenshot({ path: picture(`tab-${await tab.innerText()}`, width) });
    }
    await open(page, paths.bookDemo, width);
    await submitButton(page).click();
    await page.screenshot({ path: picture("form-errors", width), fullPage: true });
    await fillForm(page);
    await submitButton(page).click();
    await sending(page).waitFor();
    await page.screenshot({ path: picture("form-submitting", width) });
    await successToast(page).waitFor();
    await page.screenshot({ path: picture("form-toast", width) });
    const menu = menuButton(page);
    if (!(await menu.isVisible())) return;
    await menu.click();
    await page.screenshot({ path: picture("menu", width) });
  });
