import { paths } from "../../src/paths";
import { PHRASE_MS } from "../../src/pages/home/hero/use-phrase-cycle";
import { expect, heading, menuButton, open, pauseButton, test } from "./fixtures";
import { focusFaults, walk } from "./focus-walk";

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

test("nothing in the hero flashes; a press that is moved away, a letter and a turned device do nothing", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, paths.home);
  await page.clock.runFor(3 * PHRASE_MS);
  // No motion comes again and again.
  const repeats = () => document.getAnimations().map(({ effect }) => effect!.getComputedTiming().iterations);
  expect(await page.evaluate(repeats)).not.toContain(Infinity);
  await heading(page).focus();
  await page.keyboard.press("Tab");
  await expect(pauseButton(page)).toBeFocused();

  await page.emulateMedia({ reducedMotion: "reduce" });
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
