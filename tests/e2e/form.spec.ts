import type { Page } from "@playwright/test";
import { TRAP_NAME } from "../../src/demo-request/demo-request-schema";
import { paths } from "../../src/paths";
import {
  EMPTY_FORM,
  failureToast,
  field,
  fillForm,
  formValues,
  holdBack,
  loggedRequests,
  openForm,
  openFormAndStopClock,
  sending,
  SENT_REQUEST,
  submitButton,
  successToast,
  VALID_REQUEST,
} from "./demo-form";
import { expect, MAIN_SCRIPT, test, WITHHELD } from "./fixtures";
import { openUnhydrated } from "./hold";

// Neither the zone of the machine nor a whole number of hours away from it.
test.use({ timezoneId: "Asia/Kolkata" });

/** Collects what could carry personal data away: new documents and everything a script sends. */
function departures(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const isSent = request.method() !== "GET" || ["fetch", "xhr", "ping"].includes(request.resourceType());
    if (isSent || request.isNavigationRequest()) seen.push(`${request.method()} ${request.url()}`);
  });
  return seen;
}

/** Whether the page has the browser ask before it is left. Chromium fires the event for a mail link, too. */
const asksBeforeUnload = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));

test("a request made by keyboard alone is logged once, confirmed, and leaves an empty form", async ({ page }) => {
  const requests = loggedRequests(page);
  await openFormAndStopClock(page, "2026-01-15T09:00:00Z");
  const left = departures(page);
  while (!(await field(page, "Full Name").evaluate((input) => input === document.activeElement)))
    await page.keyboard.press("Tab");
  for (const value of Object.values({ ...VALID_REQUEST, "Full Name": "  Alex Morgan  " })) {
    await page.keyboard.type(value);
    await page.keyboard.press("Tab");
  }
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press("Space");

  await test.step("the second click of a double click, 500 ms later at most, meets a disabled button", async () => {
    await expect(sending(page)).toBeDisabled();
    await expect.poll(() => requests).toEqual([SENT_REQUEST]);
    await page.clock.runFor(499);
    await expect(sending(page)).toBeDisabled();
    await page.clock.runFor(1);
    await expect(submitButton(page)).toBeEnabled();
    await expect(submitButton(page)).toBeFocused();
  });

  await test.step("a toast and a receipt with the visitor's own time confirm it", async () => {
    await expect(successToast(page)).toContainText("We'll get back to you shortly to schedule your demo.");
    await expect(page.getByText(/^Filled in at 14:30\b/)).toBeVisible();
    expect(await formValues(page)).toEqual(EMPTY_FORM);
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);
  });

  await test.step("the toast is reached and closed by keyboard, and the focus comes back", async () => {
    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await expect(successToast(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(successToast(page)).toBeHidden();
    await expect(submitButton(page)).toBeFocused();
  });
  expect(requests).toEqual([SENT_REQUEST]);
  expect(left, "what the network heard of it").toEqual([]);
});

test("a toast waits under the pointer and with the focus, survives a navigation, and goes with a swipe", async ({
  page,
}) => {
  await openFormAndStopClock(page, "2026-01-15T09:00:00Z");
  await fillForm(page);
  await submitButton(page).click();
  await expect(sending(page)).toBeDisabled();
  await page.clock.runFor(500);
  const toast = successToast(page);

  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast, "after a minute under the pointer").toBeVisible();
  await page.keyboard.press("F8");
  await page.mouse.move(10, 400);
  await page.clock.runFor(60_000);
  await expect(toast, "after a minute with the focus").toBeVisible();

  await page.getByRole("link", { name: "Back to Home" }).press("Enter");
  await expect(page).toHaveURL(paths.home);
  await expect(toast, "on the next page").toBeVisible();

  // Waits for the end of the view transition, during which the toast gets no pointer events.
  await toast.hover({ position: { x: 80, y: 40 } });
  const { x, y } = (await toast.boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(x + 100, y + 40);
  await page.mouse.move(x + 200, y + 40);
  await page.mouse.up();
  await expect(toast, "after a swipe").toBeHidden();
});

test("the hidden field is out of reach of people, and holds back what a program has filled in", async ({ page }) => {
  const requests = loggedRequests(page);
  await openForm(page);
  const trap = page.locator(`[name=${TRAP_NAME}]`);
  await expect(trap).toHaveCount(1);
  await expect(trap).toBeHidden();
  await expect(trap).toHaveAttribute("autocomplete", "off");
  expect(await page.getByRole("form").ariaSnapshot()).not.toContain("Leave this empty");

  await fillForm(page);
  await trap.evaluate((input: HTMLInputElement) => (input.value = "https://spam.example"));
  await submitButton(page).click();
  await expect(failureToast(page)).toBeVisible();
  const form = page.getByRole("form");
  await expect(form.getByRole("link", { name: /by email/ })).toBeVisible();
  await expect(form.getByRole("link", { name: /pick a time/i })).toBeVisible();
  // It would fail again.
  await expect(form.getByRole("button", { name: "Try again" })).toHaveCount(0);
  expect(await formValues(page)).toEqual(VALID_REQUEST);
  expect(requests).toEqual([]);

  await test.step("a full load asks while something is typed, the mail link does not", async () => {
    expect(await asksBeforeUnload(page), "with something typed").toBe(true);
    await form.getByRole("link", { name: /by email/ }).focus();
    expect(await asksBeforeUnload(page), "by the mail link").toBe(false);
    await fillForm(page, EMPTY_FORM);
    await submitButton(page).focus();
    expect(await asksBeforeUnload(page), "with nothing typed").toBe(false);
  });
});

test("an invalid request shows the first wrong field with its message below the sticky bar", async ({ page }) => {
  const requests = loggedRequests(page);
  await page.setViewportSize({ width: 360, height: 500 });
  await openForm(page);
  await submitButton(page).click();
  await expect(field(page, "Full Name")).toBeFocused();
  await expect(page.getByRole("status")).toHaveText(/^4 /);
  const message = page.getByText("Full name is required", { exact: true });
  await expect(message).toBeInViewport({ ratio: 1 });
  const name = page.getByText("Full Name", { exact: true });
  const parts = [page.getByRole("banner"), name, field(page, "Full Name"), message];
  const [bar, label, input, text] = await Promise.all(parts.map((part) => part.boundingBox()));
  expect(bar!.y, "the bar is in view").toBeGreaterThanOrEqual(0);
  expect(label!.y, "top of the label, below the bar").toBeGreaterThanOrEqual(bar!.y + bar!.height);
  expect(text!.y, "top of the message, below the field").toBeGreaterThanOrEqual(input!.y + input!.height);

  await test.step("a long text stays as it is and does not widen the page", async () => {
    const long = "x".repeat(10_000);
    await fillForm(page, { ...VALID_REQUEST, "Full Name": long, "Company Name": long });
    await submitButton(page).click();
    await expect(page.getByRole("status")).toHaveText(/^2 /);
    await expect(field(page, "Full Name")).toHaveValue(long);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  await test.step("the form stands before what happens next, and no field makes a phone zoom in", async () => {
    const form = (await page.getByRole("form").boundingBox())!;
    const steps = (await page.getByRole("region", { name: "What happens next" }).boundingBox())!;
    expect(steps.y).toBeGreaterThan(form.y + form.height);
    const sizes = await page
      .getByRole("textbox")
      .evaluateAll((fields) => fields.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
  expect(requests).toEqual([]);
});

test("a password manager may add fields of its own and fill in the others without telling the page", async ({
  page,
}) => {
  const requests = loggedRequests(page);
  await openForm(page);
  await page.getByRole("form").evaluate((form) => {
    form.querySelector("label")!.after(document.createElement("com-manager-button"));
    form.append(Object.assign(document.createElement("input"), { name: "fullName", value: "Not me", hidden: true }));
  });
  await submitButton(page).click();
  await expect(field(page, "Full Name")).toBeFocused();
  const filledIn = { ...SENT_REQUEST, website: "www.garage.example" };
  await page.getByRole("form").evaluate((form, texts) => {
    for (const [name, text] of Object.entries(texts)) form.querySelector<HTMLInputElement>(`#${name}`)!.value = text;
  }, filledIn);
  await submitButton(page).click();
  await expect(field(page, "Website"), "visible before it is sent").toHaveValue("https://www.garage.example");
  await expect(successToast(page)).toBeVisible();
  expect(requests).toEqual([{ ...SENT_REQUEST, website: "https://www.garage.example" }]);
});

test.describe("before the scripts have come", { tag: "@engines" }, () => {
  test("a submit leaves nothing and loses nothing, and is sent once they are there", async ({ page }) => {
    const requests = loggedRequests(page);
    const release = await openUnhydrated(page, paths.bookDemo);
    const left = departures(page);
    await fillForm(page);
    await submitButton(page).dblclick();
    await field(page, "Website").press("Enter");
    expect(await formValues(page)).toEqual(VALID_REQUEST);
    release();
    await expect(successToast(page)).toBeVisible();
    await expect.poll(() => requests).toEqual([SENT_REQUEST]);
    expect(left).toEqual([]);
    await expect(page).toHaveURL(paths.bookDemo);
  });

  test("what was typed stays, a submit is answered, and the policy is read without losing a letter", async ({
    page,
  }) => {
    const release = await openUnhydrated(page, paths.bookDemo);
    const typed = { ...EMPTY_FORM, "Full Name": "Alex Morgan", Website: "not yet" };
    await fillForm(page, typed);
    await submitButton(page).click();
    release();
    await expect(field(page, "Work Email")).toBeFocused();
    await expect(field(page, "Work Email")).toHaveAccessibleDescription("Please enter a valid work email");
    expect(await formValues(page)).toEqual(typed);

    await page.getByRole("form").getByRole("link", { name: "privacy policy" }).click();
    await expect(page).toHaveURL(paths.privacy);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain("Alex");
    await page.goBack();
    await expect(page).toHaveURL(paths.bookDemo);
    expect(await formValues(page)).toEqual(typed);
  });
});

/** The two ways on that need no script stand in place of the button. */
async function expectOtherWays(page: Page) {
  const main = page.getByRole("main");
  await expect(main.getByRole("button")).toHaveCount(0);
  const mail = main.getByRole("link", { name: /^Email/ });
  await expect(mail).toHaveAttribute("href", /^mailto:[^\s@]+@[^\s@]+$/);
  await expect(main.getByRole("link", { name: /booking page/ })).toHaveAttribute("href", /^https:/);
}

test("scripts that cannot be fetched leave the other ways on, and what was typed", async ({ page, expectedNoise }) => {
  expectedNoise.push(WITHHELD);
  const failure = holdBack();
  await page.route(MAIN_SCRIPT, (route) => failure.released.then(() => route.abort()));
  await page.goto(paths.bookDemo, { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("link", { name: /booking page/ }), "while they may still come").toBeHidden();
  await fillForm(page);
  failure.release();
  await expectOtherWays(page);
  expect(await formValues(page)).toEqual(VALID_REQUEST);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the other ways on take the button's place, and a submit leaves nothing", async ({ page, expectedNoise }) => {
    expectedNoise.push(/form-action/);
    await page.goto(paths.bookDemo);
    await expectOtherWays(page);
    await fillForm(page);
    const left = departures(page);
    const refused = page.waitForEvent("console", (message) => message.text().includes("form-action"));
    await field(page, "Website").focus();
    // A locator would wait for the navigation that does not come.
    await page.keyboard.press("Enter");
    await refused;
    expect(await formValues(page)).toEqual(VALID_REQUEST);
    expect(left).toEqual([]);
  });

  test.describe("and without the page's policy", () => {
    test.use({ bypassCSP: true });

    test("a submit puts no personal data into the address", async ({ page, expectedNoise }) => {
      expectedNoise.push(WITHHELD);
      await page.goto(paths.bookDemo);
      await fillForm(page);
      const submitted = page.waitForRequest((request) => request.isNavigationRequest());
      await field(page, "Website").press("Enter", { noWaitAfter: true });
      expect((await submitted).url()).not.toMatch(/Alex|garage/);
    });
  });
});
