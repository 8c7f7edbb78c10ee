import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { field, fillForm, openForm, submitButton, VALID_REQUEST, type Label } from "./demo-form";
import { EVERY_PAGE, expect, hydrated, MISSING_PAGE, NOWHERE, test } from "./fixtures";

async function open(page: Page, path: string) {
  // What changes by itself stands still, so that whatever changes was caused.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await hydrated(page);
}

const tab = (page: Page, name: string) => page.getByRole("tab", { name });

async function expectOpenTab(page: Page, name: string) {
  await expect(page.getByRole("tab", { selected: true })).toHaveText(name);
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
}

/** The middle of an element, scrolled into view. */
async function middleOf(page: Page, name: string) {
  await tab(page, name).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await tab(page, name).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test.describe("a tab", () => {
  test("is chosen as the button is let go, with focus on it and no ring around it", async ({ page }) => {
    await open(page, paths.home);
    const { x, y } = await middleOf(page, "WhatsApp");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await expectOpenTab(page, "Voice");
    await page.mouse.up();
    await expectOpenTab(page, "WhatsApp");
    await expect(page).toHaveURL("/#whatsapp");
    await expect(tab(page, "WhatsApp")).toBeFocused();
    expect(await tab(page, "WhatsApp").evaluate((element) => element.matches(":focus-visible"))).toBe(false);
    await page.keyboard.press("ArrowRight");
    await expectOpenTab(page, "Workflows");
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expectOpenTab(page, "Workflows");
      expect(await tab(page, "Workflows").evaluate((element) => element.matches(":focus-visible"))).toBe(true);
    }
  });

  test("is not chosen by who moves off before letting go", async ({ page }) => {
    await open(page, paths.home);
    const { x, y } = await middleOf(page, "Workflows");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 100, { steps: 4 });
    await page.mouse.up();
    await expectOpenTab(page, "Voice");
    await expect(page).toHaveURL(paths.home);
  });

  test("that is open already leaves the address alone", async ({ page }) => {
    await open(page, `${paths.home}#voice-inbound`);
    await tab(page, "Voice").click();
    await expect(page).toHaveURL("/#voice-inbound");
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

    test("is chosen by a tap", async ({ page }) => {
      await open(page, paths.home);
      await tab(page, "WhatsApp").tap();
      await expectOpenTab(page, "WhatsApp");
      await expect(page).toHaveURL("/#whatsapp");
    });

    test("is not chosen by a finger that slides off", async ({ page, browserName }) => {
      test.skip(browserName !== "chromium", "Playwright moves no finger; Chromium's own protocol does.");
      await open(page, paths.home);
      const { x, y } = await middleOf(page, "WhatsApp");
      const protocol = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
        protocol.send("Input.dispatchTouchEvent", { type, touchPoints });
      await touch("touchStart", { x, y });
      await touch("touchMove", { x, y: y - 90 });
      await touch("touchEnd");
      await expectOpenTab(page, "Voice");
    });
  });
});

for (const path of [paths.home, paths.bookDemo])
  test(`${path}: no button does anything before it is let go`, async ({ page }) => {
    await open(page, path);
    const buttons = page.getByRole("button").or(page.getByRole("tab")).filter({ visible: true });
    const before = await page.locator("body").ariaSnapshot();
    expect(await buttons.count()).toBeGreaterThan(0);
    for (const button of await buttons.all()) {
      await button.hover();
      await page.mouse.down();
      expect(await page.locator("body").ariaSnapshot()).toBe(before);
      await page.mouse.move(2, 450);
      await page.mouse.up();
      // The press may have moved focus, which the tree shows.
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      expect(await page.locator("body").ariaSnapshot()).toBe(before);
    }
  });

const visibleText = (page: Page) => page.evaluate(() => document.body.innerText);

for (const path of EVERY_PAGE) {
  test.describe(path, () => {
    test.beforeEach(async ({ page, expectedNoise }) => {
      if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
      await open(page, path);
      // `innerText` leaves out what is not laid out.
    });

    test("shows nothing more while something has the pointer or focus", async ({ page }) => {
      const before = await visibleText(page);
      for (const control of await page.locator("a, button, input, summary").filter({ visible: true }).all()) {
        if (await control.evaluate((element) => element.matches("[href='#main']"))) continue;
        await control.hover();
        expect(await visibleText(page)).toBe(before);
      }
    });

    test("changes nothing as focus goes through it", async ({ page, context }) => {
      const [text, title, address] = [await visibleText(page), await page.title(), page.url()];
      const focused = () => page.evaluate(() => [...document.querySelectorAll("*")].indexOf(document.activeElement!));
      const met = new Set<number>();
      for (let stop = -1; !met.has(stop); stop = await focused()) {
        met.add(stop);
        await page.keyboard.press("Tab");
        expect(page.url()).toBe(address);
      }
      expect(met.size).toBeGreaterThan(5);
      expect([await visibleText(page), await page.title()]).toEqual([text, title]);
      expect(context.pages()).toHaveLength(1);
    });

    test("calls each control by the words that stand on it", async ({ page }) => {
      const controls = page.locator("a, button, summary, [role=tab]").filter({ visible: true });
      expect(await controls.count()).toBeGreaterThan(4);
      for (const control of await controls.all()) {
        const words = (await control.innerText()).replaceAll(/\s+/g, " ").trim();
        expect(words).not.toBe("");
        // A summary has no name of its own in every engine; what it says is what is read.
        if (await control.evaluate((element) => element.localName === "summary")) continue;
        await expect(control).toHaveAccessibleName(words);
      }
    });
  });
}

test("typing into the form changes nothing but the field, until it is sent", async ({ page, context }) => {
  await openForm(page);
  const title = await page.title();
  for (const [label, value] of Object.entries(VALID_REQUEST)) {
    const input = field(page, label as Label);
    await input.pressSequentially(value);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue(value);
  }
  await expect(page).toHaveURL(paths.bookDemo);
  await expect(page).toHaveTitle(title);
  expect(context.pages()).toHaveLength(1);
  await expect(page.getByRole("status")).toHaveText("");
  await expect(submitButton(page)).toBeEnabled();
});

test("a request that was refused is not asked for again: what was typed stays", async ({ page }) => {
  await openForm(page);
  await fillForm(page, { ...VALID_REQUEST, "Work Email": "alex" });
  await submitButton(page).click();
  await expect(field(page, "Work Email")).toBeFocused();
  for (const [label, value] of Object.entries({ ...VALID_REQUEST, "Work Email": "alex" }))
    await expect(field(page, label as Label)).toHaveValue(value);
});

test("nothing that moves moves again and again: nothing flashes", async ({ page }) => {
  await page.clock.install();
  await page.goto(paths.home);
  await hydrated(page);
  await page.clock.runFor(3300);
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().map(({ effect }) => effect!.getComputedTiming().iterations)),
    )
    .toContain(1);
  const repeating = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => effect!.getComputedTiming().iterations !== 1).length,
  );
  expect(repeating).toBe(0);
});
