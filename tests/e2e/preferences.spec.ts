import type { Locator, Page } from "@playwright/test";
import { voice } from "../../src/content/voice";
import { paths } from "../../src/paths";
import { closeToast, sendRequest, submitButton, successToast } from "./demo-form";
import {
  chooseTab,
  EVERY_PAGE,
  expect,
  linkTo,
  NOWHERE,
  openWithFonts,
  pauseHero,
  PHONE,
  setFolds,
  test,
} from "./fixtures";
import { hairlines } from "./hairlines";
import { faintLines } from "./text-contrast";
import { brokenTimes, brokenWords } from "./whole-words";

/** Opens a page, and all that is folded on it. Nothing moves any more. */
async function openAtRest(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithFonts(page, path);
  await setFolds(page, true);
  if (path === paths.home) await pauseHero(page);
}

for (const path of EVERY_PAGE) {
  // On a page of its own: once in several runs a later screenshot never came after the display scale had been changed.
  test(`no hairline crosses ${path} at any display scale`, async ({ page }) => {
    await openAtRest(page, path);
    expect(await hairlines(page)).toEqual([]);
  });

  test(`${path} is whole in large text and with more contrast`, async ({ page }) => {
    await openAtRest(page, path);
    if (path === paths.home) expect.soft(await brokenTimes(page), "broken times in the hero's records").toEqual([]);
    expect.soft(await brokenWords(page), "broken words in large text").toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ contrast: "more" });
    if (path === paths.bookDemo) {
      const fullName = page.getByRole("textbox", { name: "Full Name" });
      const { borderColor, color } = await fullName.evaluate((field) => ({ ...getComputedStyle(field) }));
      expect(borderColor, "a field's edge").toBe(color);
      await submitButton(page).click();
    }
    expect.soft(await faintLines(page, { least: 7 }), "contrast of 7 to 1").toEqual([]);
    if (path === paths.bookDemo) {
      await sendRequest(page);
      // The toast would lie over the form, which is pictured from the top of the page.
      await closeToast(page);
      expect.soft(await faintLines(page, { least: 7, within: "form" }), "sent").toEqual([]);
    }
    for (const tab of (await page.getByRole("tab").all()).slice(1)) {
      await chooseTab(tab);
      const faint = await faintLines(page, { least: 7, within: "#channels" });
      expect.soft(faint, await tab.innerText()).toEqual([]);
    }
  });
}

/** In px: how much of the left margin has another colour than the top, and the largest gap without anything. Runs in the page. */
async function groundAndGaps(png: string) {
  const image = await createImageBitmap(new Blob([Uint8Array.fromBase64(png)]));
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
  context.drawImage(image, 0, 0);
  const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
  const rows = Array.from({ length: image.height }, (_, y) => pixels.subarray(y * image.width, (y + 1) * image.width));
  const gaps = [0];
  for (const row of rows) {
    if (row.every((pixel) => pixel === row[0])) gaps.push(gaps.pop()! + 1);
    else gaps.push(0);
  }
  return { band: rows.filter((row) => row[2] !== rows[0]![2]).length, largestGap: Math.max(...gaps) };
}

test("in forced colours edges, choices, errors, drawings and the place in the policy are seen, and a phone has no gaps", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" });
  /** Expects a frame that the background does not hide. */
  async function expectFrame(element: Locator) {
    const frame = await element.evaluate((one) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(one);
      return borderTopStyle !== "none" && borderTopColor !== backgroundColor && parseFloat(borderTopWidth) > 0;
    });
    expect.soft(frame, `frame of ${String(element)}`).toBe(true);
  }
  /** Expects that the first control looks otherwise when the second one is chosen. */
  async function expectSeen([control, other]: Locator[]) {
    const pictures: string[] = [];
    for (const chosen of [control!, other!]) {
      await chosen.click();
      await page.mouse.move(1, 1);
      await expect(chosen.and(page.locator("[aria-selected=true], [aria-pressed=true]"))).toBeVisible();
      pictures.push((await control!.screenshot({ animations: "disabled" })).toString("base64"));
    }
    expect.soft(pictures[0] === pictures[1], `${String(control)} looks the same when it is not chosen`).toBe(false);
  }

  await page.setViewportSize(PHONE);
  await openWithFonts(page, paths.home);
  await test.step("a phone's page has one ground, no gaps where drawings were, and a whole line below the chosen tab", async () => {
    const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
    const { band, largestGap } = await page.evaluate(groundAndGaps, picture.toString("base64"));
    // The line below the header.
    expect.soft(band, "px of another ground").toBeLessThanOrEqual(1);
    // 4 rem, and half a line around text.
    expect.soft(largestGap, "px").toBeLessThanOrEqual(72);

    const line = await page.getByRole("tab", { selected: true }).evaluate((tab) => {
      const [label] = tab.children;
      return {
        border: getComputedStyle(label!).borderBottomStyle,
        over: getComputedStyle(label!, "::before").display,
      };
    });
    expect.soft(line).toMatchObject({ border: "solid", over: "none" });
  });

  await page.setViewportSize({ width: 1280, height: 720 });
  const main = page.getByRole("main");
  await expectFrame(main.getByRole("link", { name: "Book a Demo" }).first());
  await expectFrame(main.getByRole("button", { pressed: true }).first());
  await expectFrame(main.getByText(voice.samples[0]!.record.registration!, { exact: true }).first());
  await expectFrame(main.getByRole("figure").first().getByRole("listitem").first());
  await expectSeen(await page.getByRole("tab").all());
  await expectSeen(await page.getByRole("tabpanel").getByRole("button").all());
  const drawings = await main.locator("svg *").evaluateAll((parts) => {
    const texts = ["main p", "main a", "main button"].map((text) => document.querySelector(text)!);
    const colours = texts.map((text) => getComputedStyle(text).color);
    const odd = parts.filter((part) => part.checkVisibility() && !part.closest("[aria-pressed=true]"));
    return odd.filter((part) => !colours.includes(getComputedStyle(part).color)).map(({ outerHTML }) => outerHTML);
  });
  expect.soft(drawings, "drawings in other colours than text").toEqual([]);

  await linkTo(page, paths.bookDemo).click();
  await expect(submitButton(page)).toBeVisible();
  for (const control of [...(await page.getByRole("textbox").all()), submitButton(page)]) await expectFrame(control);
  await submitButton(page).click();
  // Its colour is gone: the sign in front of it tells it from a hint.
  const error = page.getByRole("paragraph").filter({ hasText: "Full name is required" });
  await expect(error.locator("svg")).toBeVisible();
  await sendRequest(page);
  await expectFrame(successToast(page));

  await linkTo(page, paths.privacy).click();
  await expect(page).toHaveURL(paths.privacy);
  const link = (current: string) => page.locator(`nav a[href^="#"]${current}`).filter({ visible: true }).first();
  const line = (current: string) => link(current).evaluate((one) => getComputedStyle(one).textDecorationLine);
  expect(await line("[aria-current]"), "the section being read").not.toBe(await line(":not([aria-current])"));

  await openWithFonts(page, NOWHERE);
  await expectFrame(main.getByText("UK").locator("../.."));
});
