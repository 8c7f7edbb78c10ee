import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { TRAP_NAME } from "../../src/demo-request/demo-request-schema";
import { paths } from "../../src/paths";
import {
  EMPTY_FORM,
  failureToast,
  field,
  fillForm,
  formValues,
  loggedRequests,
  openForm,
  SENT_REQUEST,
  submitButton,
  successToast,
  VALID_REQUEST,
} from "./demo-form";
import { expect, hydrated, test, WITHHELD } from "./fixtures";
import { openUnhydrated } from "./hold";

const expectNoViolations = async (page: Page) =>
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

/** By how many pixels the page is wider than its window. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.describe("a valid request", () => {
  test("is logged once, confirmed by a toast, and leaves an empty form with focus on the button", async ({ page }) => {
    const requests = loggedRequests(page);
    await openForm(page);
    await fillForm(page, { ...VALID_REQUEST, "Full Name": "  Alex Morgan  " });
    await submitButton(page).click();
    await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    await expect(successToast(page)).toContainText("We'll get back to you shortly to schedule your demo.");
    expect(await formValues(page)).toEqual(EMPTY_FORM);
    await expect(submitButton(page)).toBeEnabled();
    await expect(submitButton(page)).toBeFocused();
    expect(requests).toEqual([SENT_REQUEST]);
    await expectNoViolations(page);
  });

  test("goes nowhere where no server is configured: the network hears nothing of it", async ({ page }) => {
    await openForm(page);
    await fillForm(page);
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("is sent once by a double click, shows no error, and leaves the focus on the button", async ({ page }) => {
    const requests = loggedRequests(page);
    await openForm(page);
    await fillForm(page);
    await submitButton(page).dblclick();
    await expect(successToast(page)).toBeVisible();
    expect(requests).toEqual([SENT_REQUEST]);
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);
    await expect(submitButton(page)).toBeFocused();
  });

  test("can be made by keyboard alone", async ({ page }) => {
    const requests = loggedRequests(page);
    await openForm(page);
    while (!(await field(page, "Full Name").evaluate((input) => input === document.activeElement))) {
      await page.keyboard.press("Tab");
    }
    for (const value of Object.values(VALID_REQUEST)) {
      await page.keyboard.type(value);
      await page.keyboard.press("Tab");
    }
    await expect(submitButton(page)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(successToast(page)).toBeVisible();
    expect(requests).toEqual([SENT_REQUEST]);

    await page.keyboard.press("F8");
    await page.keyboard.press("Tab");
    await expect(successToast(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(successToast(page)).toBeHidden();
    await expect(submitButton(page)).toBeFocused();
  });

  test("may come without a website", async ({ page }) => {
    const requests = loggedRequests(page);
    await openForm(page);
    await fillForm(page, { ...VALID_REQUEST, Website: "" });
    await field(page, "Company Name").press("Enter");
    await expect(successToast(page)).toBeVisible();
    expect(requests).toEqual([{ ...SENT_REQUEST, website: "" }]);
  });
});

test.describe("the hidden field", () => {
  /** Fills it in as a script does that fills in whatever it finds. */
  const fillTrap = (page: Page) =>
    page.locator(`[name=${TRAP_NAME}]`).evaluate((input: HTMLInputElement) => (input.value = "https://spam.example"));

  test("is out of reach of eye, keyboard, screen reader, autofill and the browser's memory", async ({ page }) => {
    await openForm(page);
    const trap = page.locator(`[name=${TRAP_NAME}]`);
    await expect(trap).toHaveCount(1);
    await expect(trap).toBeHidden();
    expect(await page.getByRole("form").ariaSnapshot()).not.toContain("Leave this empty");
    await expect(trap).toHaveAttribute("tabindex", "-1");
    await expect(trap).toHaveAttribute("autocomplete", "off");
    await expect(trap).toHaveAttribute("type", "text");
    await field(page, "Website").focus();
    await page.keyboard.press("Tab");
    await expect(submitButton(page)).toBeFocused();
  });

  test("holds back what a script has filled in: nothing is sent or lost, and two ways on are left", async ({
    page,
  }) => {
    const requests = loggedRequests(page);
    await openForm(page);
    await fillForm(page);
    await fillTrap(page);
    await submitButton(page).click();
    await expect(failureToast(page)).toContainText("Error");
    expect(await formValues(page)).toEqual(VALID_REQUEST);
    const form = page.getByRole("form");
    await expect(form.getByRole("link", { name: /e-mail/ })).toBeVisible();
    await expect(form.getByRole("link", { name: /pick a time/i })).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
    expect(requests).toEqual([]);
    await expectNoViolations(page);
  });
});

test.describe("the toast", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openForm(page);
    await fillForm(page);
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible();
  });

  test("goes after 5000 ms", async ({ page }) => {
    await page.clock.fastForward(3500);
    await expect(successToast(page)).toBeVisible();
    await page.clock.fastForward(1500);
    await expect(successToast(page)).toBeHidden();
  });

  test("waits under the pointer and goes on afterwards", async ({ page }) => {
    await successToast(page).hover();
    await page.clock.fastForward(60_000);
    await expect(successToast(page)).toBeVisible();
    await page.mouse.move(10, 10);
    await page.clock.fastForward(5000);
    await expect(successToast(page)).toBeHidden();
  });

  test("waits while it has the focus", async ({ page }) => {
    await page.keyboard.press("F8");
    await page.clock.fastForward(60_000);
    await expect(successToast(page)).toBeVisible();
  });

  test("survives a navigation", async ({ page }) => {
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(paths.home);
    await expect(successToast(page)).toBeVisible();
  });

  test("has a close button of 44 px", async ({ page }) => {
    const box = await page.getByRole("button", { name: "Close" }).boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
  });

  test("goes with a swipe to the right", async ({ page }) => {
    const box = (await successToast(page).boundingBox())!;
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 80, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 100, y);
    await page.mouse.move(box.x + 200, y);
    await page.mouse.up();
    await expect(successToast(page)).toBeHidden();
  });
});

test.describe("an invalid request", () => {
  test("gets its messages below the fields, a count, and focus on the first wrong one", async ({ page }) => {
    const requests = loggedRequests(page);
    await openForm(page);
    await fillForm(page, { "Full Name": "Alex Morgan", Website: "our website" });
    await submitButton(page).click();
    await expect(field(page, "Work Email")).toBeFocused();
    await expect(page.getByRole("status")).toHaveText("4 fields need correcting.");
    await expect(field(page, "Work Email")).toHaveAccessibleDescription("Please enter a valid work email");
    await expect(field(page, "Website")).toHaveAccessibleDescription(/^Please enter a valid URL/);

    const input = (await field(page, "Work Email").boundingBox())!;
    const message = (await page.getByText("Please enter a valid work email").boundingBox())!;
    expect(message.y).toBeGreaterThanOrEqual(input.y + input.height);
    await expectNoViolations(page);

    await field(page, "Work Email").fill("alex@garage.example");
    await expect(field(page, "Work Email")).not.toHaveAttribute("aria-invalid");
    expect(requests).toEqual([]);
  });

  test("shows the field, its label and its message below the sticky bar", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await openForm(page);
    await submitButton(page).click();
    await expect(field(page, "Full Name")).toBeFocused();
    const bar = (await page.getByRole("banner").boundingBox())!;
    const label = (await page.getByText("Full Name", { exact: true }).boundingBox())!;
    expect(label.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    await expect(page.getByText("Full name is required")).toBeInViewport({ ratio: 1 });
  });

  test("focuses the field where a password manager has put one of the same name beside it", async ({ page }) => {
    await openForm(page);
    await page
      .getByRole("main")
      .locator("form")
      .evaluate((form) =>
        form.append(Object.assign(document.createElement("input"), { name: "fullName", hidden: true })),
      );
    await submitButton(page).click();
    await expect(field(page, "Full Name")).toBeFocused();
  });
});

test.describe("bad input", () => {
  test("10,000 characters in each field get a message each, and stay", async ({ page }) => {
    const requests = loggedRequests(page);
    const long = "x".repeat(10_000);
    await openForm(page);
    await fillForm(page, {
      "Full Name": long,
      "Work Email": `${long}@garage.example`,
      "Phone Number": long,
      "Company Name": long,
      Website: `https://garage.example/${long}`,
    });
    const typed = await formValues(page);
    await submitButton(page).click();
    await expect(page.getByText("Name must be less than 100 characters", { exact: true })).toBeVisible();
    await expect(page.getByText("Email must be less than 255 characters")).toBeVisible();
    await expect(page.getByText("Phone number must be less than 20 characters")).toBeVisible();
    await expect(page.getByText("Company name must be less than 100 characters")).toBeVisible();
    await expect(page.getByText("URL must be less than 255 characters")).toBeVisible();
    expect(await formValues(page)).toEqual(typed);
    expect(typed["Full Name"]).toBe(long);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(requests).toEqual([]);
  });

  const texts = {
    markup: `<img src=x onerror="document.title='broken'"></p>`,
    "a template": "${7*7} {{7*7}} $& $1 %00 %s",
    emoji: "👩‍🔧 Zoë 🚗🚗",
    "right-to-left text": "Ali \u202eنور\u202c الدين",
    "control characters": "A\u0007\u001b[31m\u200bB",
  };
  for (const [name, text] of Object.entries(texts)) {
    test(`${name} is text like any other`, async ({ page }) => {
      const requests = loggedRequests(page);
      await openForm(page);
      await fillForm(page, { ...VALID_REQUEST, "Full Name": text, "Company Name": text });
      await submitButton(page).click();
      await expect(successToast(page)).toBeVisible();
      expect(requests).toEqual([{ ...SENT_REQUEST, fullName: text, companyName: text }]);
      await expect(page).toHaveTitle(/Book a Demo/);
    });
  }

  test("a script is no website", async ({ page }) => {
    await openForm(page);
    await fillForm(page, { ...VALID_REQUEST, Website: "javascript:alert(1)" });
    await submitButton(page).click();
    await expect(field(page, "Website")).toHaveAccessibleDescription(/^Please enter a valid URL/);
  });
});

test.describe("before the scripts have come", () => {
  test("what is typed is kept", async ({ page }) => {
    const release = await openUnhydrated(page, paths.bookDemo);
    await fillForm(page);
    release();
    await hydrated(page);
    expect(await formValues(page)).toEqual(VALID_REQUEST);

    await page.getByRole("link", { name: "privacy policy" }).click();
    await expect(page).toHaveURL(paths.privacy);
    await page.goBack();
    expect(await formValues(page)).toEqual(VALID_REQUEST);
  });

  test("a submit is held and then done, once", async ({ page }) => {
    const requests = loggedRequests(page);
    const release = await openUnhydrated(page, paths.bookDemo);
    await fillForm(page);
    await submitButton(page).dblclick();
    await field(page, "Website").press("Enter");
    await expect(page).toHaveURL(paths.bookDemo);
    release();
    await expect(successToast(page)).toBeVisible();
    expect(requests).toEqual([SENT_REQUEST]);
  });

  test("an invalid submit is held and then answered", async ({ page }) => {
    const release = await openUnhydrated(page, paths.bookDemo);
    await submitButton(page).click();
    release();
    await expect(field(page, "Full Name")).toHaveAccessibleDescription("Full name is required");
    await expect(field(page, "Full Name")).toBeFocused();
  });
});

test.describe("leaving the page", () => {
  test("a visit to the policy and back keeps what was typed, and writes it nowhere", async ({ page }) => {
    await openForm(page);
    const values = { ...EMPTY_FORM, "Full Name": "Alex Morgan", "Work Email": "not yet" };
    await fillForm(page, values);
    await page.getByRole("link", { name: "privacy policy" }).click();
    await expect(page).toHaveURL(paths.privacy);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain("Alex");
    await page.goBack();
    await expect(page).toHaveURL(paths.bookDemo);
    expect(await formValues(page)).toEqual(values);
  });

  test("a full load asks first when something is typed", async ({ page }) => {
    await openForm(page);
    await field(page, "Full Name").fill("Alex");
    const asked = page.waitForEvent("dialog");
    const leaving = page.evaluate(() => window.location.reload());
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();
    await leaving;
    await expect(field(page, "Full Name")).toHaveValue("Alex");
  });

  test("a full load does not ask when nothing is", async ({ page }) => {
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await openForm(page);
    await submitButton(page).click();
    await expect(field(page, "Full Name")).toBeFocused();
    await page.reload();
    await hydrated(page);
    expect(questions).toEqual([]);
  });
});

test.describe("without scripts", () => {
  /** The two ways on that need no script stand where the button was. */
  async function expectOtherWays(page: Page) {
    const main = page.getByRole("main");
    await expect(main.getByRole("button")).toHaveCount(0);
    await expect(main.getByRole("link", { name: /E-mail/ })).toHaveAttribute("href", /^mailto:[^\s@]+@[^\s@]+$/);
    await expect(main.getByRole("link", { name: /booking page/ })).toHaveAttribute("href", /^https:/);
  }

  test("the booking link and an e-mail link take the button's place", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(paths.bookDemo);
    await expectOtherWays(page);
    await context.close();
  });

  test("so they do when the scripts cannot be fetched, and what was typed stays", async ({ page, expectedNoise }) => {
    expectedNoise.push(WITHHELD);
    let fail = () => {};
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route("**/assets/main-*.js", async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto(paths.bookDemo, { waitUntil: "domcontentloaded" });
    await fillForm(page);
    fail();
    await expectOtherWays(page);
    expect(await formValues(page)).toEqual(VALID_REQUEST);
  });

  test("they are not there when the form works", async ({ page }) => {
    await openForm(page);
    await expect(page.getByRole("link", { name: /booking page/ })).toBeHidden();
  });
});

test.describe("the page", () => {
  test("has its title, its way home, its heading and no violation", async ({ page }) => {
    await openForm(page);
    await expect(page.getByRole("heading", { level: 1, name: "Book a Demo" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", paths.home);
    await expectNoViolations(page);
  });

  test("asks for a demo in the form before it tells what happens next", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openForm(page);
    const form = (await page.getByRole("form").boundingBox())!;
    const steps = (await page.getByRole("region", { name: "What happens next" }).boundingBox())!;
    expect(steps.y).toBeGreaterThan(form.y + form.height);
    await page.setViewportSize({ width: 1440, height: 900 });
    const beside = (await page.getByRole("region", { name: "What happens next" }).boundingBox())!;
    expect(beside.x + beside.width).toBeLessThan((await page.getByRole("form").boundingBox())!.x);
  });

  test("has no horizontal scroll at any width, errors and toast included", async ({ page }) => {
    await openForm(page);
    for (const width of [320, 360, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      await fillForm(page, EMPTY_FORM);
      await submitButton(page).click();
      await expect(page.getByText("Full name is required")).toBeVisible();
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await fillForm(page);
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test("has fields and a button of at least 44 px, with type of at least 16 px", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openForm(page);
    const inputs = await page.getByRole("textbox").all();
    for (const control of [...inputs, submitButton(page)]) {
      expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      const size = await control.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      expect(size).toBeGreaterThanOrEqual(16);
    }
  });
});
