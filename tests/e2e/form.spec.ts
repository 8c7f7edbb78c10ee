import type { Locator } from "@playwright/test";
import { HONEYPOT_NAME } from "../../src/demo-form/demo-request-schema";
import { paths } from "../../src/paths";
import { EMPTY_FORM, FIELD_NAMES, VALID_REQUEST } from "../valid-request";
import {
  closeToast,
  departures,
  field,
  fillForm,
  formValues,
  isCheckbox,
  loggedRequests,
  sending,
  submitButton,
  successToast,
} from "./demo-form";
import { expect, expectInView, linkTo, open, openAndStopClock, openWithFonts, setFolds, test } from "./fixtures";
import { openUnhydrated } from "./hold";
import { readAgainstTheEye } from "./reading-order";

test("a request made by keyboard alone is logged once, confirmed, and leaves an empty form", async ({ page }) => {
  const requests = loggedRequests(page);
  await openAndStopClock(page, paths.bookDemo);
  const left = departures(page);
  await field(page, "fullName").focus();
  for (const name of FIELD_NAMES) {
    await ((await isCheckbox(field(page, name)))
      ? page.keyboard.press("Space")
      : page.keyboard.type(VALID_REQUEST[name]));
    await page.keyboard.press("Tab");
  }
  await expect(page.getByRole("link", { name: "privacy policy" }), "before the button").toBeFocused();
  await page.keyboard.press("Tab");
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(sending(page)).toBeDisabled();
  await page.clock.runFor(500);
  await expect(submitButton(page)).toBeFocused();
  expect(await formValues(page)).toEqual(EMPTY_FORM);

  // Before it is shown nothing listens for F8.
  await expect(successToast(page)).toBeVisible();
  for (const key of ["F8", "Tab", "Tab", "Enter"]) await page.keyboard.press(key);
  await expect(successToast(page), "closed by its button").toBeHidden();
  await expect(submitButton(page)).toBeFocused();
  expect(requests).toEqual([VALID_REQUEST]);
  expect(left, "what the network heard of it").toEqual([]);
});

test("an invalid request shows the first wrong field with its message below the sticky bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await open(page, paths.bookDemo);
  await expect(page.locator(`[name=${HONEYPOT_NAME}]`), "the field for programs").toBeHidden();
  const sizes = await page
    .getByRole("textbox")
    .evaluateAll((fields) => fields.map((one) => parseFloat(getComputedStyle(one).fontSize)));
  expect(Math.min(...sizes), "a phone zooms in to smaller text").toBeGreaterThanOrEqual(16);

  await submitButton(page).click();
  await expect(field(page, "fullName")).toBeFocused();
  for (const part of ["Full Name", "Full name is required"])
    await expectInView(page, page.getByText(part, { exact: true }));
});

test(
  "a submit before the scripts loses nothing, and is sent once they are there",
  { tag: "@engines" },
  async ({ page }) => {
    const requests = loggedRequests(page);
    const release = await openUnhydrated(page, paths.bookDemo);
    const left = departures(page);
    await fillForm(page);
    await submitButton(page).dblclick();
    await field(page, "website").press("Enter");
    expect(await formValues(page)).toEqual(VALID_REQUEST);
    release();
    await expect(successToast(page)).toBeVisible();
    await expect.poll(() => requests).toEqual([VALID_REQUEST]);
    expect(left).toEqual([]);
    await expect(page).toHaveURL(paths.bookDemo);
  },
);

test("the demo page keeps its lines and its order at every width", async ({ page }) => {
  await openWithFonts(page, paths.bookDemo);
  await test.step("a laptop's first screen has the form's button", async () => {
    await setFolds(page, true);
    for (const [width, height] of [
      [1024, 768],
      [1366, 768],
      [1440, 900],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.soft(submitButton(page), `${width} px`).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step("the header's button steps back behind the form's, and has a calendar on it", async () => {
    const button = page.getByRole("banner").getByRole("link", { name: "Book a Demo" });
    const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(button), "of the header's button").toBe("rgba(0, 0, 0, 0)");
    expect(await ground(submitButton(page)), "of the form's").not.toBe("rgba(0, 0, 0, 0)");
    for (const width of [390, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.soft(button.locator("svg"), `${width} px`).toBeVisible();
    }
  });
  await test.step("it is read in the order in which it stands on the screen", async () => {
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = await readAgainstTheEye(page.getByRole("main"), "h1, h2, h3, label, form button, form a");
      expect.soft(faults, `${width} px`).toEqual([]);
    }
  });
  await test.step("in wide windows the form's columns end on one line", async () => {
    const bottoms = async (...parts: Locator[]) => {
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      return boxes.map((box) => Math.round(box!.y + box!.height));
    };
    const calendar = page.getByRole("form").getByRole("link", { name: "Open our calendar" });
    for (const state of ["empty", "wrong"]) {
      for (const width of [1024, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const [website, button, link] = await bottoms(field(page, "website"), submitButton(page), calendar);
        expect.soft([button, link], `${state}, ${width} px`).toEqual([website, website]);
      }
      await submitButton(page).click();
      await expect(page.getByText(/fields need correcting/).first()).toBeVisible();
    }
  });
});

test("the toast stands clear of the button, the receipt and the steps at every width", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAndStopClock(page, paths.bookDemo);
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
    [2560, 1440],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await fillForm(page);
      await submitButton(page).click();
      await page.clock.runFor(500);
      await expect(successToast(page)).toBeVisible();
      const toast = (await successToast(page).boundingBox())!;
      const stamp = page.getByText(/^Filled in at \d/);
      await expect(submitButton(page)).toBeFocused();
      await expect(stamp).toBeInViewport({ ratio: 0.99 });
      for (const part of [submitButton(page), page.locator("form > *", { has: stamp }), page.locator("#next-steps")]) {
        const box = (await part.boundingBox())!;
        const isClear = box.y >= toast.y + toast.height || box.x + box.width <= toast.x;
        expect(isClear, `${JSON.stringify(box)} beside ${JSON.stringify(toast)}`).toBe(true);
      }
      await closeToast(page);
    });
});

test("a receipt is shown wherever it was sent from, also after a way back, until a link asks for another request", async ({
  page,
}) => {
  await openAndStopClock(page, paths.bookDemo);
  await fillForm(page);
  await field(page, "website").press("Enter");
  await expect(sending(page)).toBeDisabled();
  await page.clock.runFor(500);
  const stamp = page.getByText(/^Filled in at/);
  await expect(stamp).toBeInViewport();
  await linkTo(page, paths.privacy).click();
  await expect(page).toHaveURL(paths.privacy);
  await page.goBack();
  await expect(stamp).toBeVisible();
  await page.goForward();
  await linkTo(page, paths.bookDemo).click();
  await expect(submitButton(page)).toBeInViewport();
  await expect(stamp).toBeHidden();
  expect(await formValues(page)).toEqual(EMPTY_FORM);
});

test("a request that is left at once is logged once, and its toast does not cover the focus, neither as it comes up nor later", async ({
  page,
}) => {
  const requests = loggedRequests(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await openAndStopClock(page, paths.home);
  await linkTo(page, paths.bookDemo).click();
  await fillForm(page);
  await page.evaluate(() => {
    document.forms[0]!.requestSubmit();
    history.back();
  });
  await expect(page).toHaveURL(paths.home);
  const link = page.getByRole("main").getByRole("link", { name: "Read a used-car call" });
  await link.evaluate((element: HTMLElement) => {
    element.focus();
    window.scrollBy(0, element.getBoundingClientRect().top - 100);
  });
  await page.clock.runFor(500);
  await expect(successToast(page)).toBeVisible();
  const toast = (await successToast(page).boundingBox())!;
  const top = async () => (await page.locator(":focus").boundingBox())!.y;
  await expect(link).toBeFocused();
  expect(await top(), "of the link").toBeGreaterThanOrEqual(toast.y + toast.height);
  await page.keyboard.press("Shift+Tab");
  await expect(link).not.toBeFocused();
  expect(await top(), "of the control before").toBeGreaterThanOrEqual(toast.y + toast.height);
  await page.getByRole("banner").getByRole("link").first().focus();
  const { y, height } = (await page.locator(":focus").boundingBox())!;
  expect((await successToast(page).boundingBox())!.y, "below the header's link").toBeGreaterThanOrEqual(y + height);
  expect(requests).toEqual([VALID_REQUEST]);
});
