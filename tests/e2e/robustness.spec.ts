import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import {
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
import {
  chunkArrives,
  chunkOf,
  documentLoads,
  EVERY_PAGE,
  expect,
  hydrated,
  linkTo,
  LISTED,
  MISSING_PAGE,
  NOWHERE,
  test,
  WITHHELD,
} from "./fixtures";
import { openUnhydrated } from "./hold";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("with storage forbidden", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The test forbids storage.", "SecurityError");
      };
      for (const name of ["sessionStorage", "localStorage", "indexedDB", "caches"])
        Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
    });
  });

  test("every page works, and so do the ways between them", async ({ page, expectedNoise }) => {
    // The router says so when a page is left; nothing else may.
    expectedNoise.push(/^warning: Failed to save (scroll positions|applied view transitions) in sessionStorage/);
    for (const path of LISTED) {
      await page.goto(path);
      await hydrated(page);
      const next = path === paths.privacy ? paths.home : paths.privacy;
      await linkTo(page, next).press("Enter");
      await expect(page).toHaveURL(next);
      await expect(heading(page)).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toBeFocused();
    }
  });
});

test.describe("offline", () => {
  test("a page whose code is here opens, and what was typed is still there afterwards", async ({
    page,
    context,
    expectedNoise,
  }) => {
    // The links that are met on the way ask for their pages in vain.
    expectedNoise.push(WITHHELD);
    await page.goto(paths.bookDemo);
    await hydrated(page);
    await page.getByLabel("Full Name").fill("Sam Carter");
    const policy = chunkArrives(page, "privacy-page");
    await linkTo(page, paths.privacy).hover();
    await policy;
    await context.setOffline(true);
    await linkTo(page, paths.privacy).press("Enter");
    await expect(page).toHaveURL(paths.privacy);
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(page.getByLabel("Full Name")).toHaveValue("Sam Carter");
  });

  test("a page whose code is not here is the browser's to answer, and the way back works", async ({
    page,
    context,
    expectedNoise,
  }) => {
    expectedNoise.push(WITHHELD);
    await page.goto(paths.home);
    await hydrated(page);
    const loads = documentLoads(page);
    await context.setOffline(true);
    await linkTo(page, paths.privacy).press("Enter");
    await expect.poll(() => loads.length).toBe(1);
    await context.setOffline(false);
    await page.goto(paths.privacy);
    await hydrated(page);
    await expect(heading(page)).toBeVisible();
  });
});

test.describe("a failure while rendering", () => {
  const BROKEN = /broken on purpose/;
  /** React says what it caught, and so does the router. */
  // Firefox logs an error by its kind alone.
  const NOISE = [BROKEN, /React Router caught the following error/, /The above error occurred/, /^error: Error$/];

  /** Puts a component that throws in place of a page's own. */
  async function breakPage(page: Page, module: string, component: string) {
    await page.route(chunkOf(module), (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: `export function ${component}() { throw new Error("broken on purpose"); }`,
      }),
    );
  }

  async function expectErrorScreen(page: Page) {
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle("Unexpected Application Error!");
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("button", { name: /reload/i })).toBeVisible();
    await expect(page.getByRole("link", { name: /home/i })).toBeVisible();
    // Words for visitors, no stack.
    await expect(page.getByRole("main")).not.toContainText(/broken on purpose|\bat .*\.js|Error:/);
  }

  test("after a navigation shows the error screen, whose button loads the page again", async ({
    page,
    expectedNoise,
  }) => {
    expectedNoise.push(...NOISE);
    await breakPage(page, "privacy-page", "PrivacyPage");
    await page.goto(paths.home);
    await hydrated(page);
    await linkTo(page, paths.privacy).press("Enter");
    await expect(page).toHaveURL(paths.privacy);
    await expectErrorScreen(page);

    await page.unroute(chunkOf("privacy-page"));
    const loads = documentLoads(page);
    await page.getByRole("button", { name: /reload/i }).click();
    await expect(page).not.toHaveTitle(/error/i);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(paths.privacy);
    expect(loads).toHaveLength(1);
  });

  test("at first load shows the error screen, whose link leads home by a full load", async ({
    page,
    expectedNoise,
  }) => {
    expectedNoise.push(...NOISE);
    await breakPage(page, "privacy-page", "PrivacyPage");
    await page.goto(paths.privacy);
    await expectErrorScreen(page);
    const loads = documentLoads(page);
    await page.getByRole("link", { name: /home/i }).click();
    await expect(page).toHaveURL(paths.home);
    await hydrated(page);
    await expect(page).not.toHaveTitle(/error/i);
    expect(loads).toHaveLength(1);
  });

  test("leaves the way back open", async ({ page, expectedNoise }) => {
    expectedNoise.push(...NOISE);
    await breakPage(page, "privacy-page", "PrivacyPage");
    await page.goto(paths.home);
    await hydrated(page);
    const title = await page.title();
    await linkTo(page, paths.privacy).press("Enter");
    await expectErrorScreen(page);
    await page.goBack();
    await expect(page).toHaveURL(paths.home);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(heading(page)).not.toHaveText(/error/i);
  });
});

test.describe("a failure in the form", () => {
  const NOISE = [/NotFoundError/, /React Router caught/];

  /** Takes away what React is going to take away itself. */
  const takeAway = (page: Page, what: string) =>
    page.evaluate((selector) => document.querySelector(selector)!.remove(), what);

  test("while it is being written loses nothing: there is a way back, and an e-mail", async ({
    page,
    expectedNoise,
  }) => {
    expectedNoise.push(...NOISE);
    await openForm(page);
    await fillForm(page);
    // The plate with the company's name.
    await takeAway(page, "form [translate=no]");
    await field(page, "Company Name").fill("Morgan & Sons");
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole("main")).not.toContainText(/NotFoundError|removeChild/);
    await expect(page.getByRole("link", { name: /booking page/ })).toHaveAttribute("href", /^https:/);
    const mail = new URL((await page.getByRole("link", { name: /e-mail/ }).getAttribute("href"))!);
    expect(mail.searchParams.get("body")!.split("\r\n")).toEqual(
      Object.values({ ...VALID_REQUEST, "Company Name": "Morgan & Sons" }),
    );
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    // A full load would lose it: the browser asks.
    const asked = page.waitForEvent("dialog");
    const leaving = page.getByRole("link", { name: /home page/ }).click();
    await (await asked).dismiss();
    await leaving;

    await page.getByRole("link", { name: "Back to the form" }).click();
    expect(await formValues(page)).toEqual({ ...VALID_REQUEST, "Company Name": "Morgan & Sons" });
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible();
  });

  test("while it is being sent still tells what became of the request", async ({ page, expectedNoise }) => {
    expectedNoise.push(...NOISE);
    const requests = loggedRequests(page);
    await openForm(page);
    await fillForm(page);
    await submitButton(page).click();
    await expect(page.getByRole("status")).toHaveText("Sending your request.");
    await takeAway(page, "form output span");
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await expect(successToast(page)).toBeVisible();
    expect(requests).toEqual([SENT_REQUEST]);
    // Nothing is left to be saved.
    await expect(page.getByRole("link", { name: "Back to the form" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /reload/i })).toBeVisible();
  });

  test("at the start keeps what was typed before it", async ({ page, expectedNoise }) => {
    expectedNoise.push(/broken on purpose/, /React Router caught/, /^error: Error$/);
    await page.route(chunkOf("book-demo-page"), (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'export function BookDemoPage() { throw new Error("broken on purpose"); }',
      }),
    );
    const release = await openUnhydrated(page, paths.bookDemo);
    await fillForm(page);
    release();
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    const mail = new URL((await page.getByRole("link", { name: /e-mail/ }).getAttribute("href"))!);
    expect(mail.searchParams.get("body")!.split("\r\n")).toEqual(Object.values(VALID_REQUEST));
  });
});

test("no page asks for anything again and again", async ({ page, expectedNoise }) => {
  expectedNoise.push(...MISSING_PAGE);
  for (const path of EVERY_PAGE) {
    // Away from the last page first, which may still be fetching what comes next.
    await page.goto("about:blank");
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
    page.removeAllListeners("request");
    const repeated = requests.filter((url, place) => requests.indexOf(url) !== place);
    expect(repeated.map((url) => `${path} asks twice for ${url}`)).toEqual([]);
    if (path !== NOWHERE) expect(requests.length).toBeLessThan(24);
  }
});
