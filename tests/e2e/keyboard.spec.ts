import { paths } from "../../src/paths";
import { PHRASE_MS } from "../../src/pages/home/hero/use-phrase-cycle";
import { expect, heading, menuButton, open, pauseButton, test } from "./fixtures";
import { focusFaults, walk } from "./focus-walk";

test(
  "the tabs are one stop, the arrow keys open the next panel, and a click on a tab shows no ring",
  { tag: "@engines" },
  async ({ page }) => {
    await open(page, paths.home);
    const tabs = page.getByRole("tablist").getByRole("tab");
    await tabs.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(tabs.nth(1)).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: (await tabs.nth(1).textContent())!, exact: true })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel")).toBeFocused();
    await tabs.first().click();
    await expect(tabs.first()).toBeFocused();
    await expect(page.locator(":focus-visible"), "a ring after a click").toHaveCount(0);
  },
);

test("the menu at 400 % shows every link that has focus, and closes when focus leaves it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, paths.privacy);
  const banner = page.getByRole("banner");
  const menu = menuButton(page);
  await menu.press("Enter");
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  const links = banner.getByRole("navigation").getByRole("link");
  for (const link of [...(await links.all()), banner.getByRole("link", { name: "Book a Demo" })]) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  expect(focusFaults(await walk(page, "Tab", "main"))).toEqual([]);
  await expect(menu).toHaveAttribute("aria-expanded", "false");
});

test("a press that is moved away, a letter and a turned device do nothing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, paths.home);
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(heading(page)).toBeInViewport({ ratio: 1 });
  }
  // The hero's phrase would change meanwhile.
  await pauseButton(page).press("Enter");
  const before = await page.locator("body").ariaSnapshot();
  for (const key of "abcdefghijklmnopqrstuvwxyz0123456789/?.") await page.keyboard.press(key);
  const presses = page.getByRole("button").or(page.getByRole("tab")).filter({ visible: true });
  for (const press of await presses.all()) {
    await press.hover();
    await page.mouse.down();
    await page.mouse.move(2, 600);
    await page.mouse.up();
  }
  expect(await page.locator("body").ariaSnapshot()).toBe(before);
  await expect(page).toHaveURL(paths.home);
});

test("in the hero nothing flashes, and its pause button can be reached and pressed", async ({ page }) => {
  await page.clock.install();
  await open(page, paths.home);
  await page.clock.runFor(3 * PHRASE_MS);
  // No motion comes again and again.
  const repeats = () => document.getAnimations().map(({ effect }) => effect!.getComputedTiming().iterations);
  expect(await page.evaluate(repeats)).not.toContain(Infinity);
  await heading(page).focus();
  const stops = await walk(page, "Tab", "main");
  expect(focusFaults(stops)).toEqual([]);
  const { width, height } = (await page.getByRole("button", { name: stops[0]!.name, exact: true }).boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});
