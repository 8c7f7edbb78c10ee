import type { Page } from "@playwright/test";
import { TRAP_NAME } from "../../src/demo-request/demo-request-schema";
import { paths } from "../../src/paths";
import { HERO_PHRASES, PHRASE_MILLISECONDS } from "../hero-phrases";
import { failureToast, field, fillForm, formValues, submitButton, successToast, VALID_REQUEST } from "./demo-form";
import { expect, hydrated, test } from "./fixtures";
import { focusFaults, walk } from "./focus-walk";

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

test("the tabs follow the ARIA pattern, by keyboard and by mouse", { tag: "@engines" }, async ({ page }) => {
  await open(page, paths.home);
  const tabs = page.getByRole("tablist").getByRole("tab");
  async function expectSelected(index: number) {
    const tab = tabs.nth(index);
    await expect(tab).toBeFocused();
    const panel = page.getByRole("tabpanel", { name: (await tab.textContent())!, exact: true });
    await expect(panel).toHaveAttribute("id", (await tab.getAttribute("aria-controls"))!);
    const states = tabs.evaluateAll((all) => all.map((one) => [one.ariaSelected, one.getAttribute("tabindex")]));
    // One stop for the whole list.
    expect(await states).toEqual([0, 1, 2].map((place) => (place === index ? ["true", "0"] : ["false", "-1"])));
  }

  await tabs.first().focus();
  const moves = { ArrowRight: 1, End: 2, ArrowLeft: 1, Home: 0 };
  for (const [key, index] of [...Object.entries(moves), ["ArrowLeft", 2], ["ArrowRight", 0]] as const) {
    await page.keyboard.press(key);
    await expectSelected(index);
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
  await tabs.nth(1).click();
  await expectSelected(1);
  await expect(page.locator(":focus-visible"), "a ring after a click").toHaveCount(0);
});

test("the menu at 400 % shows every link that has focus, and closes when focus leaves it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, paths.privacy);
  const banner = page.getByRole("banner");
  const menu = banner.getByRole("button", { name: "Menu", expanded: true });
  await banner.getByRole("button", { name: "Menu" }).press("Enter");
  await expect(menu).toBeVisible();
  const links = banner.getByRole("navigation").getByRole("link");
  for (const link of [...(await links.all()), banner.getByRole("link", { name: "Book a Demo" })]) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  const stops = await walk(page, "Tab", "main");
  expect(stops.length).toBeGreaterThan(1);
  expect(focusFaults(stops)).toEqual([]);
  await expect(menu).toBeHidden();
});

test("a press that is moved away, a letter and a turned device do nothing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, paths.home);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  const before = await page.locator("body").ariaSnapshot();
  for (const key of "abcdefghijklmnopqrstuvwxyz0123456789/?.") await page.keyboard.press(key);
  const presses = page.getByRole("button").or(page.getByRole("tab")).filter({ visible: true });
  for (const press of await presses.all()) {
    await press.hover();
    await page.mouse.down();
    await page.mouse.move(2, 600);
    await page.mouse.up();
  }
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await page.locator("body").ariaSnapshot()).toBe(before);
  await expect(page).toHaveURL(paths.home);
});

/** Gathers on `window.said` what a screen reader says of its own accord: each text that comes into a live region. */
function listenToLiveRegions() {
  const said: string[] = [];
  Object.assign(window, { said });
  const live = "output, [role=status], [role=alert], [role=log], [aria-live]";
  new MutationObserver((records) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes } of records)
      for (const node of target instanceof Element ? addedNodes : [target]) {
        const around = node.parentElement?.closest(live);
        if (around) changed.add(around);
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll("*")]) if (region.matches(live)) changed.add(region);
      }
    for (const { textContent, isConnected, ariaLive } of changed) {
      const text = textContent.replaceAll(/\s+/g, " ").trim();
      if (text && isConnected && ariaLive !== "off") said.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** What was said since the last call. */
const newlySaid = (page: Page) => page.evaluate(() => (Reflect.get(window, "said") as string[]).splice(0));

test("the form speaks up once for each thing that happens, and only then", async ({ page }) => {
  await page.clock.install();
  await open(page, paths.bookDemo);
  await page.evaluate(listenToLiveRegions);
  const email = field(page, "Work Email");
  const trap = page.locator(`[name="${TRAP_NAME}"]`);
  const words = expect.stringMatching(/\S/);

  const typed = { ...VALID_REQUEST, "Work Email": "alex" };
  for (const [label, text] of Object.entries(typed)) {
    const input = page.getByRole("textbox", { name: label, exact: true });
    await input.pressSequentially(text);
    await expect(input).toBeFocused();
  }
  expect(await newlySaid(page), "while someone types").toEqual([]);

  for (const attempt of ["first", "second"]) {
    await submitButton(page).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/valid/);
    expect(await newlySaid(page), `${attempt} refusal: the number of errors`).toEqual([expect.stringMatching(/\b1\b/)]);
    expect(await formValues(page), "nothing has to be typed again").toEqual(typed);
    await submitButton(page).focus();
  }

  await fillForm(page);
  await trap.evaluate((input: HTMLInputElement) => (input.value = "filled in by a program"));
  await submitButton(page).click();
  const failure = `Notification ${await failureToast(page).textContent()}`;
  const said: string[] = [];
  await expect.poll(async () => said.push(...(await newlySaid(page)))).toBe(3);
  expect(said, "held back: on its way, the reason, the toast").toEqual([words, words, failure]);
  // The reason also stands in the notice.
  await expect(page.getByRole("form").getByText(said[1]!, { exact: true })).toHaveCount(2);

  await trap.evaluate((input: HTMLInputElement) => (input.value = ""));
  await submitButton(page).click();
  const success = `Notification ${await successToast(page).textContent()}`;
  await page.clock.fastForward(10_000);
  await expect(successToast(page)).toBeHidden();
  expect(await newlySaid(page), "sent: on its way, the toast, nothing as it goes").toEqual([words, success]);
  await expect(page).toHaveURL(paths.bookDemo);
});

test("the hero is read as one steady sentence, nothing flashes, and its pause button can be pressed", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, paths.home);
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.ariaSnapshot();
  await page.clock.runFor(3 * PHRASE_MILLISECONDS);
  await expect(page.locator("p[aria-hidden=true]").filter({ hasText: HERO_PHRASES[3] })).toBeVisible();
  // Nothing flashes: no motion comes again and again.
  const repeats = () => document.getAnimations().map(({ effect }) => effect!.getComputedTiming().iterations);
  expect(await page.evaluate(repeats)).not.toContain(Infinity);
  expect(await heading.ariaSnapshot()).toBe(before);
  const read = await page.locator("body").ariaSnapshot();
  for (const phrase of HERO_PHRASES) expect(read.split(phrase), phrase).toHaveLength(2);

  // Where the visitor wants no motion, it is not there for the audit to see.
  await heading.focus();
  const stops = await walk(page, "Tab", "main");
  expect(focusFaults(stops)).toEqual([]);
  const { width, height } = (await page.getByRole("button", { name: stops[0]!.name, exact: true }).boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});
