import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures";
import { HERO_PHRASES, PHRASE_MILLISECONDS, TYPING_MILLISECONDS } from "../hero-phrases";
import { openUnhydrated } from "./hold";

const [FIRST, SECOND, THIRD] = HERO_PHRASES;

const plate = (page: Page) => page.locator(".plate");
/** What is typed: what is not yet keeps its room, unseen. */
const typed = (page: Page) => page.locator(".caret");
const pause = (page: Page) => page.getByRole("button", { name: "Pause animation" });

/** Opens the page, whose time then stands still but for `page.clock.runFor`. */
async function open(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Lets time run until the next phrase has its turn, none of it typed. */
async function startTyping(page: Page) {
  while ((await typed(page).textContent()) !== "") await page.clock.runFor(10);
}

/** The columns of a picture's middle in which there is ink, as runs from and to. Runs in the page. */
async function inkRuns(picture: string): Promise<{ from: number; to: number }[]> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  const context = canvas.getContext("2d")!;
  context.drawImage(image, 0, 0);
  // Between the lines along the plate's edges.
  const top = Math.round(image.height * 0.2);
  const { data } = context.getImageData(0, top, image.width, image.height - 2 * top);
  const runs: { from: number; to: number }[] = [];
  for (let x = 0; x < image.width; x++) {
    let hasInk = false;
    for (let start = x * 4; start < data.length; start += image.width * 4)
      hasInk ||= data[start]! + data[start + 1]! + data[start + 2]! < 160;
    const last = runs.at(-1);
    if (!hasInk) continue;
    if (last?.to === x - 1) last.to = x;
    else runs.push({ from: x, to: x });
  }
  return runs;
}

test.describe("the hero's phrase", () => {
  for (const width of [360, 768, 1440, 2560])
    test(`is typed in whole letters, the caret behind the last one, and moves nothing, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page);
      const heading = page.getByRole("heading", { level: 1 });
      const places = () => Promise.all([heading, plate(page), pause(page)].map((one) => one.boundingBox()));
      const before = await places();
      const letters = plate(page).locator("span:has(> .caret)");
      const em = await letters.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      const drawn = async () => page.evaluate(inkRuns, (await letters.screenshot()).toString("base64"));

      await startTyping(page);
      const seen: Awaited<ReturnType<typeof drawn>>[] = [];
      for (let count = 1; count <= SECOND.length; count++) {
        await page.clock.runFor(TYPING_MILLISECONDS / SECOND.length);
        expect(await typed(page).textContent()).toBe(SECOND.slice(0, count));
        seen.push(await drawn());
        expect(await places()).toEqual(before);
      }
      const whole = seen.at(-1)!;
      for (const runs of seen) {
        const caret = runs.at(-1)!;
        const typedRuns = runs.slice(0, -1);
        expect(caret.from - typedRuns.at(-1)!.to, "the caret's distance").toBeLessThanOrEqual(0.4 * em + 1);
        // Each letter as it stands in the whole phrase: none is cut.
        expect(typedRuns).toEqual(whole.slice(0, typedRuns.length));
      }
    });

  test("stands on one line from 360 px, whichever it is", async ({ page }) => {
    await open(page);
    const lines = () =>
      typed(page).evaluate(({ parentElement }) => {
        const range = document.createRange();
        range.selectNodeContents(parentElement!);
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
      });
    for (const phrase of HERO_PHRASES) {
      await expect(plate(page)).toContainText(phrase);
      for (const width of [360, 412, 768, 1024, 1280, 1366, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await lines(), `${phrase} at ${width} px`).toBe(1);
      }
      await page.clock.runFor(PHRASE_MILLISECONDS);
    }
  });

  test("pauses, and with it all that moves unasked, and resumes", async ({ page }) => {
    await open(page);
    await page.clock.runFor(PHRASE_MILLISECONDS);
    await pause(page).click();
    await expect(pause(page)).toHaveAttribute("aria-pressed", "true");
    await page.clock.runFor(5 * PHRASE_MILLISECONDS);
    await expect(typed(page)).toHaveText(SECOND);
    const running = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            // What scrolling drives moves because the visitor does.
            .filter(({ playState, timeline }) => playState === "running" && timeline instanceof DocumentTimeline)
            .length,
      );
    await expect.poll(running).toBe(0);
    await page.mouse.move(5, 5);
    await pause(page).click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(PHRASE_MILLISECONDS + 1.1 * TYPING_MILLISECONDS);
    await expect(typed(page)).toHaveText(THIRD);
  });

  test("rests under the pointer, under focus and out of view, and its proof with it", async ({ page }) => {
    await open(page);
    const expectRest = async () => {
      await page.clock.runFor(2 * PHRASE_MILLISECONDS);
      await expect(typed(page)).toHaveText(FIRST);
    };
    await page.getByRole("figure").first().hover();
    await expectRest();
    await page.mouse.move(5, 5);
    await page.getByRole("link", { name: "Book a Demo" }).last().focus();
    await page.keyboard.press("Tab");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await expectRest();
    await pause(page).focus();
    await page.keyboard.press("Shift");
    await expectRest();
  });

  for (const media of [{ reducedMotion: "reduce" }, { media: "print" }] as const)
    test(`stands still and whole under ${JSON.stringify(media)}`, async ({ page }) => {
      await page.emulateMedia(media);
      await open(page);
      await page.clock.runFor(3 * PHRASE_MILLISECONDS);
      await expect(typed(page)).toHaveText(FIRST);
      await expect(pause(page)).toBeHidden();
    });

  test("stands there whole when the page is printed while it is typed", async ({ page }) => {
    await open(page);
    await startTyping(page);
    await page.clock.runFor(TYPING_MILLISECONDS / 2);
    await expect(typed(page)).not.toHaveText(SECOND);
    await page.emulateMedia({ media: "print" });
    await expect(typed(page)).toHaveText(SECOND);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first phrase stands there, all six records, and no control that needs a script", async ({ page }) => {
    await page.goto("/");
    await expect(plate(page)).toContainText(FIRST);
    await expect(page.getByRole("figure").first().getByRole("listitem")).toHaveCount(HERO_PHRASES.length);
    await expect(pause(page)).toBeHidden();
  });
});

test.describe("the menu", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("works before hydration: a click is held and then done", async ({ page }) => {
    const release = await openUnhydrated(page, "/");
    const button = page.getByRole("button", { name: "Menu" });
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    release();
    await hydrated(page);
    await expect(button).toHaveAttribute("aria-expanded", "true");
  });
});
