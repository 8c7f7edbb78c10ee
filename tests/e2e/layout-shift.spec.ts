import { createServer, type Server } from "node:http";
import type { Page } from "@playwright/test";
import { fillForm, openForm, submitButton, successToast } from "./demo-form";
import { HERO_PHRASES, PHRASE_MILLISECONDS } from "../hero-phrases";
import { listen } from "../listen";
import {
  chooseTab,
  EVERY_PAGE,
  expect,
  fontsInUse,
  hydrated,
  MISSING_PAGE,
  nextFrames,
  NOWHERE,
  test,
} from "./fixtures";

test.skip(({ browserName }) => browserName !== "chromium", "the Layout Instability API is Chromium's");

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts: { value: number; what: string }[];
  }
}

/** Notes every shift, those right after an input too: on this site nothing moves what one is looking at. */
function noteShifts() {
  window.layoutShifts = [];
  const describe = ({ node }: { node: Node | null }) =>
    node instanceof HTMLElement ? node.outerHTML.slice(0, 120) : (node?.textContent ?? "gone");
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      window.layoutShifts.push({ value, what: sources.map(describe).join(" | ") });
  }).observe({ type: "layout-shift", buffered: true });
}

/** Waits for the page to be whole, its fonts too, and forgets what they moved: that has its own tests below. */
async function settled(page: Page) {
  await hydrated(page);
  await fontsInUse(page);
  await nextFrames(page);
  await page.evaluate(() => void (window.layoutShifts = []));
}

async function expectNoShift(page: Page, during: string) {
  await nextFrames(page);
  expect(await page.evaluate(() => window.layoutShifts), during).toEqual([]);
}

/**
 * As much as fonts may move that come after the first paint: a twentieth of what is called good. With the site's own words
 * it is nothing at all; other words, such as another name, may break elsewhere.
 */
const LATE_FONTS = 0.005;

/** As much as those that the browser has already: it is written as 0.000. */
const CACHED_FONTS = 0.0006;

async function expectNextToNoShift(page: Page, atMost = LATE_FONTS) {
  await nextFrames(page);
  const shifts = await page.evaluate(() => window.layoutShifts);
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts),
  ).toBeLessThanOrEqual(atMost);
}

/** What stands in for the fonts is made of a font that not every machine has. */
async function skipWithoutStandIns(page: Page) {
  const has = await page.evaluate(() =>
    document.fonts.load("16px 'Archivo Fallback'").then(
      () => true,
      () => false,
    ),
  );
  test.skip(!has, "This machine has no font with the metrics of Arial.");
}

const screens = [
  { name: "phone", width: 412, height: 823 },
  { name: "desktop", width: 1440, height: 900 },
];

for (const { name, ...viewport } of screens) {
  test.describe(`nothing moves on a ${name}`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => page.addInitScript(noteShifts));

    for (const path of EVERY_PAGE) {
      test(`while ${path} loads, its fonts cached`, async ({ page, expectedNoise }) => {
        if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
        await page.goto(path);
        await hydrated(page);
        await fontsInUse(page);
        await page.goto(path);
        await hydrated(page);
        await skipWithoutStandIns(page);
        await fontsInUse(page);
        await expectNextToNoShift(page, CACHED_FONTS);
      });

      test(`next to nothing, while ${path} loads, its fonts late`, async ({ page, expectedNoise }) => {
        if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
        await page.route("**/*.woff2", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1500));
          await route.continue();
        });
        const textArrives = page.waitForResponse(/\/text-[^/]+woff2$/);
        await page.goto(path);
        await textArrives;
        await hydrated(page);
        await nextFrames(page);
        await skipWithoutStandIns(page);
        await fontsInUse(page);
        await expectNextToNoShift(page);
      });
    }

    test("while the hero's phrases go round", async ({ page }) => {
      await page.clock.install();
      await page.goto("/");
      await settled(page);
      const plate = page.locator(".plate");
      for (let turn = 1; turn <= HERO_PHRASES.length; turn++) {
        const before = await plate.textContent();
        await page.clock.runFor(PHRASE_MILLISECONDS);
        await expect.poll(() => plate.textContent()).not.toBe(before);
        await expectNoShift(page, before!);
      }
    });

    test("when tabs are switched", async ({ page }) => {
      await page.goto("/");
      await settled(page);
      for (const tab of (await page.getByRole("tab").all()).toReversed()) {
        await chooseTab(tab);
        await expect(tab).toHaveAttribute("aria-selected", "true");
        await expectNoShift(page, await tab.innerText());
      }
    });

    test("when a demo is requested and the toast comes and goes", async ({ page }) => {
      await openForm(page);
      await settled(page);
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

/** Phones, tablets, windows: lines break elsewhere on each, and links and figures stand elsewhere. */
const SIZES = [
  { width: 320, height: 568 },
  { width: 360, height: 780 },
  { width: 375, height: 812 },
  { width: 390, height: 844 },
  { width: 600, height: 960 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

/** The site by way of a server that sends the rest of a document, from its h1 on, when the beginning is on the screen. */
function slowly(site: string, isPainted: () => Promise<unknown>): Server {
  return createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url!, site));
      const body = Buffer.from(await answer.arrayBuffer());
      for (const [name, value] of answer.headers)
        if (!/^(connection|transfer-encoding|content-(encoding|length))$/.test(name)) response.setHeader(name, value);
      response.statusCode = answer.status;
      const beginning = body.indexOf("</h1>");
      if (answer.headers.get("content-type")?.startsWith("text/html") && beginning > 0) {
        response.write(body.subarray(0, beginning));
        await isPainted();
        response.end(body.subarray(beginning));
      } else response.end(body);
    })();
  });
}

test.describe("nothing moves", () => {
  test.use({ viewport: screens[0]! });

  for (const path of EVERY_PAGE) {
    test(`next to nothing, while ${path} loads on screens of other sizes`, async ({ page, expectedNoise }) => {
      if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
      await page.addInitScript(noteShifts);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.goto(path);
        await hydrated(page);
        await skipWithoutStandIns(page);
        await fontsInUse(page);
        await expectNextToNoShift(page);
      }
    });

    test(`while the document of ${path} arrives`, async ({ page, baseURL, expectedNoise }) => {
      if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
      await page.addInitScript(noteShifts);
      const isPainted = () => page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
      const server = slowly(baseURL!, isPainted);
      await page.goto((await listen(server)) + path, { waitUntil: "commit" });
      await hydrated(page);
      await fontsInUse(page);
      await expectNextToNoShift(page);
      server.close();
    });
  }

  test("when the menu is opened and closed", async ({ page }) => {
    await page.addInitScript(noteShifts);
    await page.goto("/");
    await settled(page);
    const menu = page.getByRole("banner").getByRole("button", { name: /menu/i });
    for (const isOpen of [true, false]) {
      await menu.click();
      await expect(menu).toHaveAttribute("aria-expanded", String(isOpen));
      await expectNoShift(page, isOpen ? "opened" : "closed");
    }
  });
});
