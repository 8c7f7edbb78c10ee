import type { Locator, Page } from "@playwright/test";
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

const isRinged = (page: Page) => page.evaluate(() => document.activeElement!.matches(":focus-visible"));

test("the tabs follow the ARIA pattern, by keyboard and by mouse", { tag: "@engines" }, async ({ page }) => {
  await open(page, paths.home);
  const tabs = page.getByRole("tablist", { name: /\S/ }).getByRole("tab");

  async function expectSelected(index: number) {
    const tab = tabs.nth(index);
    await expect(tab).toBeFocused();
    for (const [place, other] of (await tabs.all()).entries()) {
      await expect(other).toHaveAttribute("aria-selected", String(place === index));
      // One stop for the whole list.
      await expect(other).toHaveAttribute("tabindex", place === index ? "0" : "-1");
    }
    const panel = page.getByRole("tabpanel");
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName((await tab.textContent())!);
    await expect(panel).toHaveAttribute("id", (await tab.getAttribute("aria-controls"))!);
  }

  await tabs.first().focus();
  await expectSelected(0);
  const moves = { ArrowRight: 1, End: 2, ArrowLeft: 1, Home: 0 };
  for (const [key, index] of [...Object.entries(moves), ["ArrowLeft", 2], ["ArrowRight", 0]] as const) {
    await page.keyboard.press(key);
    await expectSelected(index);
    expect(await isRinged(page), key).toBe(true);
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();

  await test.step("a click selects as the button is let go, without a ring", async () => {
    await tabs.nth(1).hover();
    await page.mouse.down();
    await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
    await page.mouse.up();
    await expectSelected(1);
    expect(await isRinged(page)).toBe(false);
  });
});

test("the menu at 400 % shows every link that has focus, and closes when focus leaves it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, paths.privacy);
  const banner = page.getByRole("banner");
  const menu = banner.getByRole("button", { name: "Menu" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  const links = banner.getByRole("navigation").getByRole("link");
  for (const link of [...(await links.all()), banner.getByRole("link", { name: "Book a Demo" })]) {
    await page.keyboard.press("Tab");
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  const stops = await walk(page, "Tab", "main");
  expect(stops.length).toBeGreaterThan(1);
  expect(focusFaults(stops)).toEqual([]);
  await expect(menu).toHaveAttribute("aria-expanded", "false");
});

test("a press that is moved away, a letter and a turned device do nothing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, paths.home);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  }
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
    const changed = new Set<Element | null | undefined>();
    for (const { target, addedNodes, type } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (type === "characterData" || addedNodes.length > 0) changed.add(element?.closest(live));
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const region of [node, ...node.querySelectorAll("*")]) if (region.matches(live)) changed.add(region);
    }
    for (const region of changed) {
      const text = region?.textContent.replaceAll(/\s+/g, " ").trim();
      if (text && region!.isConnected && region!.ariaLive !== "off") said.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** What was said since the last call. */
const newlySaid = (page: Page) => page.evaluate(() => (Reflect.get(window, "said") as string[]).splice(0));

test("the form speaks up once for each thing that happens, and only then", async ({ page, context }) => {
  /** What a toast says, in the words that it shows. */
  const announced = async (toast: Locator) => `Notification ${await toast.textContent()}`;
  await page.clock.install();
  await open(page, paths.bookDemo);
  await page.evaluate(listenToLiveRegions);

  await test.step("an empty form: the number of errors, again after the same mistake", async () => {
    for (const attempt of ["first", "second"]) {
      await submitButton(page).click();
      await expect(field(page, "Full Name")).toBeFocused();
      await expect(field(page, "Full Name")).toHaveAccessibleDescription("Full name is required");
      expect(await newlySaid(page), attempt).toEqual([expect.stringMatching(/\b4\b/)]);
      await submitButton(page).focus();
    }
    await page.reload();
    await hydrated(page);
    await page.evaluate(listenToLiveRegions);
  });

  await test.step("typing: nothing but the field changes", async () => {
    const title = await page.title();
    for (const [label, text] of Object.entries({ ...VALID_REQUEST, "Work Email": "alex" })) {
      const input = page.getByRole("textbox", { name: label, exact: true });
      await input.pressSequentially(text);
      await expect(input).toBeFocused();
      await expect(input).toHaveValue(text);
    }
    expect([await newlySaid(page), page.url(), await page.title()]).toEqual([
      [],
      new URL(paths.bookDemo, page.url()).href,
      title,
    ]);
    expect(context.pages()).toHaveLength(1);
  });

  await test.step("a refused request: the error, and nothing has to be typed again", async () => {
    await submitButton(page).click();
    await expect(field(page, "Work Email")).toBeFocused();
    expect(await newlySaid(page)).toEqual([expect.stringMatching(/\b1\b/)]);
    expect(await formValues(page)).toEqual({ ...VALID_REQUEST, "Work Email": "alex" });
  });

  const fillTrap = (text: string) =>
    page.locator(`[name="${TRAP_NAME}"]`).evaluate((trap, value) => ((trap as HTMLInputElement).value = value), text);

  await test.step("a request that is held back: on its way, the reason, the toast", async () => {
    await fillForm(page);
    await fillTrap("filled in by a program");
    await submitButton(page).click();
    await expect(failureToast(page)).toBeVisible();
    const toast = await announced(failureToast(page));
    const said: string[] = [];
    await expect.poll(async () => said.push(...(await newlySaid(page)))).toBe(3);
    expect(said).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/), toast]);
    // The reason also stands in the notice.
    await expect(page.getByRole("form").getByText(said[1]!, { exact: true })).toHaveCount(2);
  });

  await test.step("a sent request: on its way, the toast, and nothing as the toast goes", async () => {
    await fillTrap("");
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible();
    const toast = await announced(successToast(page));
    await page.clock.fastForward(10_000);
    await expect(successToast(page)).toBeHidden();
    expect(await newlySaid(page)).toEqual([expect.stringMatching(/\S/), toast]);
  });
});

test("the landing page is read as one steady sentence, and speaks up for the visitor's own figures alone", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, paths.home);
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
  await page.evaluate(listenToLiveRegions);
  const heading = page.getByRole("heading", { level: 1 });

  const before = await heading.ariaSnapshot();
  for (const phrase of HERO_PHRASES.slice(1, 5)) {
    await page.clock.runFor(PHRASE_MILLISECONDS);
    // Nothing flashes: no motion comes again and again.
    expect(
      await page.evaluate(() => document.getAnimations().map(({ effect }) => effect!.getComputedTiming().iterations)),
    ).not.toContain(Infinity);
    await expect(page.locator("p[aria-hidden=true]").filter({ hasText: phrase })).toBeVisible();
  }
  expect(await heading.ariaSnapshot()).toBe(before);
  await expect(heading).toHaveAccessibleName(new RegExp(`^\\S.* ?: ${HERO_PHRASES.join(", ")}\\.$`));
  const read = await page.locator("body").ariaSnapshot();
  for (const phrase of HERO_PHRASES) expect(read.split(phrase), phrase).toHaveLength(2);

  const figures = page.getByRole("main").getByRole("textbox");
  for (const figure of await figures.all()) {
    await figure.pressSequentially("4");
    await page.clock.runFor(300);
    expect(await newlySaid(page), "while figures are typed").toEqual([]);
  }
  await page.clock.runFor(2000);
  expect(await newlySaid(page)).toEqual([await page.getByRole("main").getByRole("status").textContent()]);

  await test.step("its pause button, which is there only with motion, can be reached and pressed", async () => {
    await heading.focus();
    const stops = await walk(page, "Tab", "main");
    expect(focusFaults(stops)).toEqual([]);
    const { width, height } = (await page.getByRole("button", { name: stops[0]!.name, exact: true }).boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  });
});
