import type { Page } from "@playwright/test";
import { fillForm, openForm, submitButton, successToast } from "./demo-form";
import { HERO_PHRASES, PHRASE_MILLISECONDS } from "../hero-phrases";
import { expect, hydrated, LISTED, test } from "./fixtures";

test.skip(({ browserName }) => browserName !== "chromium", "the Layout Instability API is Chromium's");

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts: string[];
  }
}

/** Notes every shift, those right after an input too: on this site nothing moves what one is looking at. */
function noteShifts() {
  window.layoutShifts = [];
  const describe = ({ node }: { node: Node | null }) =>
    node instanceof HTMLElement ? node.outerHTML.slice(0, 120) : (node?.textContent ?? "gone");
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      window.layoutShifts.push(`${value.toFixed(4)}: ${sources.map(describe).join(" | ")}`);
  }).observe({ type: "layout-shift", buffered: true });
}

/** Two frames, in which Chromium lays out and reports. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

async function expectNoShift(page: Page, during: string) {
  await nextFrames(page);
  expect(await page.evaluate(() => window.layoutShifts), during).toEqual([]);
}

const screens = [
  { name: "phone", width: 412, height: 823 },
  { name: "desktop", width: 1440, height: 900 },
];

for (const { name, ...viewport } of screens) {
  test.describe(`nothing moves on a ${name}`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => page.addInitScript(noteShifts));

    for (const path of LISTED) {
      for (const delay of [0, 1500]) {
        test(`while ${path} loads, its font ${delay ? "late" : "at once"}`, async ({ page }) => {
          await page.route("**/*.woff2", async (route) => {
            await new Promise((resolve) => setTimeout(resolve, delay));
            await route.continue();
          });
          const fontArrives = page.waitForResponse(/\.woff2$/);
          await page.goto(path);
          await fontArrives;
          await hydrated(page);
          await page.evaluate(() => document.fonts.ready);
          await expectNoShift(page, "font and hydration");
        });
      }
    }

    test("while the hero's phrases go round", async ({ page }) => {
      await page.clock.install();
      await page.goto("/");
      await hydrated(page);
      const heading = page.getByRole("heading", { level: 1 });
      for (let turn = 1; turn <= HERO_PHRASES.length; turn++) {
        const before = await heading.innerText();
        await page.clock.runFor(PHRASE_MILLISECONDS);
        await expect.poll(() => heading.innerText()).not.toBe(before);
        await expectNoShift(page, await heading.innerText());
      }
    });

    test("when tabs are switched", async ({ page }) => {
      await page.goto("/");
      await hydrated(page);
      for (const tab of (await page.getByRole("tab").all()).toReversed()) {
        await tab.click();
        await expect(tab).toHaveAttribute("aria-selected", "true");
        await expectNoShift(page, await tab.innerText());
      }
    });

    test("when a demo is requested and the toast comes and goes", async ({ page }) => {
      await openForm(page);
      await fillForm(page);
      await submitButton(page).click();
      await expect(successToast(page)).toBeVisible();
      await expectNoShift(page, "toast shown");
      await page.keyboard.press("F8");
      await page.keyboard.press("Escape");
      await expect(successToast(page)).toBeHidden();
      await expectNoShift(page, "toast gone");
    });
  });
}

test.describe("nothing moves", () => {
  test.use({ viewport: screens[0]! });

  test("when the menu is opened and closed", async ({ page }) => {
    await page.addInitScript(noteShifts);
    await page.goto("/");
    await hydrated(page);
    const menu = page.getByRole("banner").getByRole("button", { name: /menu/i });
    for (const isOpen of [true, false]) {
      await menu.click();
      await expect(menu).toHaveAttribute("aria-expanded", String(isOpen));
      await expectNoShift(page, isOpen ? "opened" : "closed");
    }
  });
});
