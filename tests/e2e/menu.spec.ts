import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { expect, hydrated, linkTo, test } from "./fixtures";

test.use({ viewport: { width: 360, height: 740 } });

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: /menu/i });
const sheet = (page: Page) => page.getByRole("navigation", { name: /menu/i });

async function openMenu(page: Page, path: string = paths.home) {
  await page.goto(path);
  await hydrated(page);
  await button(page).click();
  await expectOpen(page);
}

async function expectOpen(page: Page) {
  await expect(button(page)).toHaveAttribute("aria-expanded", "true");
  await expect(sheet(page)).toBeVisible();
}

async function expectClosed(page: Page) {
  await expect(button(page)).toHaveAttribute("aria-expanded", "false");
  await expect(sheet(page)).toBeHidden();
}

test("starts closed, and its button says which part of the page it opens", async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page);
  await expectClosed(page);
  const id = await button(page).getAttribute("aria-controls");
  await expect(page.locator(`[id="${id}"]`)).toBeAttached();
});

test("opens, keeps its name, offers the booking link, and closes on a second click", async ({ page }) => {
  await openMenu(page);
  // The bar has one, too, and the menu keeps its own.
  await expect(page.getByRole("banner").getByRole("link", { name: "Book a Demo" })).toHaveCount(2);
  await button(page).click();
  await expectClosed(page);
});

test("closes on Escape, which gives the focus back to its button", async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press("Tab");
  await expect(sheet(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await expect(button(page)).toBeFocused();
});

test("closes on the way to another page", async ({ page }) => {
  await openMenu(page, paths.privacy);
  await sheet(page).getByRole("link", { name: "Customers" }).click();
  await expect(page).toHaveURL("/#customers");
  await expectClosed(page);
  await expect(page.locator("#customers")).toBeInViewport();
});

test("closes on the way to another part of the same page", async ({ page }) => {
  await openMenu(page);
  await sheet(page).getByRole("link", { name: "What it changes" }).click();
  await expect(page).toHaveURL("/#advantages");
  await expectClosed(page);
  await expect(page.locator("#advantages")).toBeInViewport();
});

test("closes on the way back, and stays closed", async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page);
  await linkTo(page, paths.privacy).click();
  await expect(page).toHaveURL(paths.privacy);
  await button(page).click();
  await expectOpen(page);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expectClosed(page);
  await page.goForward();
  await expect(page).toHaveURL(paths.privacy);
  await expectClosed(page);
});
