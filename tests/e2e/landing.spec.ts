import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures";
import { HERO_PHRASES, PHRASE_MILLISECONDS } from "../hero-phrases";
import { openUnhydrated } from "./hold";

const [FIRST, SECOND, THIRD] = HERO_PHRASES;

const phrase = (page: Page, text: string) => page.getByRole("heading", { level: 1 }).getByText(text, { exact: true });

test.describe("the hero's phrase", () => {
  test("is typed in by an animation of 2 s that moves nothing around it", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    const pause = page.getByRole("button", { name: "Pause animation" });
    const before = await pause.boundingBox();
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();

    await page.clock.runFor(PHRASE_MILLISECONDS);
    await expect(phrase(page, SECOND)).toBeVisible();
    const typing = await phrase(page, SECOND).evaluate((element) =>
      element.getAnimations().map((animation) => animation.effect?.getTiming().duration),
    );
    expect(typing).toEqual([2000]);
    expect(await pause.boundingBox()).toEqual(before);
    expect(await page.getByRole("heading", { level: 1 }).boundingBox()).toEqual(heading);
  });

  test("pauses, and with it all that moves unasked, and resumes", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    const pause = page.getByRole("button", { name: "Pause animation" });
    await page.clock.runFor(PHRASE_MILLISECONDS);
    await pause.click();
    await expect(pause).toHaveAttribute("aria-pressed", "true");
    await page.clock.runFor(5 * PHRASE_MILLISECONDS);
    await expect(phrase(page, SECOND)).toBeVisible();
    const running = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            // What scrolling drives moves because the visitor does.
            .filter(({ playState, timeline }) => playState === "running" && timeline instanceof DocumentTimeline)
            .length,
      );
    // The waveform comes in once, in less than a second.
    await expect.poll(running).toBe(0);
    await pause.click();
    await page.clock.runFor(PHRASE_MILLISECONDS);
    await expect(phrase(page, THIRD)).toBeVisible();
  });

  for (const media of [{ reducedMotion: "reduce" }, { media: "print" }] as const) {
    test(`stands still under ${JSON.stringify(media)}`, async ({ page }) => {
      await page.clock.install();
      await page.emulateMedia(media);
      await page.goto("/");
      await hydrated(page);
      await page.clock.runFor(3 * PHRASE_MILLISECONDS);
      await expect(phrase(page, FIRST)).toBeVisible();
    });
  }

  test("goes back to the first phrase when the page is printed later", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await hydrated(page);
    await page.clock.runFor(PHRASE_MILLISECONDS);
    await expect(phrase(page, SECOND)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(phrase(page, FIRST)).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the first phrase stands there, and no control that needs a script", async ({ page }) => {
    await page.goto("/");
    await expect(phrase(page, FIRST)).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause animation" })).toBeHidden();
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
