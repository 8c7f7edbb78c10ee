import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { expect, hydrated, nextFrames, test } from "./fixtures";

/** What the sections' own motion moves: plates, lights, pass, shutter, colons. Each has one frame strip's worth of time. */
const MOVING = ".plate-small, .shop-glass, .pass, .shutter, time";

interface Played {
  what: string;
  milliseconds: number;
}

/** Notes every entrance as it ends. */
function noteEntrances() {
  const played: Played[] = [];
  Object.assign(window, { played });
  addEventListener("animationend", ({ animationName, elapsedTime, target, pseudoElement }) => {
    if (!animationName.startsWith("enter-")) return;
    played.push({ what: (target as Element).className + pseudoElement, milliseconds: elapsedTime * 1000 });
  });
}

const played = (page: Page) => page.evaluate(() => Reflect.get(window, "played") as Played[]);

/** Goes down the page as a reader does, a screen at a time, to its end. */
async function readToTheEnd(page: Page) {
  const height = page.viewportSize()!.height;
  let last = -1;
  for (let y = 0; y !== last; y = await page.evaluate(() => window.scrollY)) {
    last = y;
    await page.mouse.wheel(0, height / 2);
    // One that scrolls, one that reports what came into view.
    await nextFrames(page);
  }
}

const running = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(noteEntrances);
});

test("each thing moves once, shortly, and stands still ever after", async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page);
  await readToTheEnd(page);
  await expect.poll(() => running(page)).toBe(0);
  const first = await played(page);
  expect(first.length).toBeGreaterThan(3);
  for (const { what, milliseconds } of first) expect(milliseconds, what).toBeLessThanOrEqual(2000);

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator(".plate")).toBeInViewport();
  await readToTheEnd(page);
  await expect.poll(() => running(page)).toBe(0);
  expect(await played(page)).toEqual(first);
});

test("what a jump shows at first sight stays as it is", async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page);
  await page.evaluate(() => document.getElementById("advantages")!.scrollIntoView());
  const clock = page.locator("#advantages time");
  await expect(clock).toBeInViewport({ ratio: 1 });
  // By then whatever is going to move has begun to.
  await nextFrames(page);
  expect(await clock.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

test("nothing is made ready to move that is far away", async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page);
  await nextFrames(page);
  const far = page.locator("main section").last();
  expect(await far.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

test("nothing moves for whoever wants no motion, and all is shown", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(paths.home);
  await hydrated(page);
  await readToTheEnd(page);
  expect(await played(page)).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("what has not come in yet is whole on paper", async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  for (const one of await page.locator(MOVING).all()) await expect(one).toHaveCSS("opacity", "1");
});

test("with the hero out of view nothing is drawn or changed any more", async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page);
  await readToTheEnd(page);
  await expect.poll(() => running(page)).toBe(0);
  const changes = await page.evaluate(async () => {
    let count = 0;
    const observer = new MutationObserver((records) => (count += records.length));
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    // Longer than a phrase stands.
    await new Promise((done) => setTimeout(done, 3500));
    return count;
  });
  expect(changes).toBe(0);
});
