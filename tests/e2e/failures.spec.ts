import { AxeBuilder } from "@axe-core/playwright";
import { test as plain, type Page } from "@playwright/test";
import { errorScreen } from "../../src/content/error-screen";
import { paths } from "../../src/paths";
import { VALID_REQUEST } from "../valid-request";
import { field, fillForm, formValues, loggedRequests, submitButton, successToast } from "./demo-form";
import { chunkOf, expect, heading, hydrated, linkTo, open, runWatched, test, UNANSWERED_COUNT } from "./fixtures";

const TITLE = "Unexpected Application Error!";

/** What React, the router and Firefox (an error by its kind alone) say of a failure that a test causes. */
const NOISE = [/broken on purpose|NotFoundError/, /React Router caught|The above error occurred/, /^error: Error$/];

/** Asks the page whether it may be left by a full load. */
const asksBeforeUnload = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));

async function expectErrorScreen(page: Page) {
  await expect(heading(page)).toHaveText(TITLE);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(TITLE);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("link", { name: errorScreen.booking })).toHaveAccessibleDescription(/new tab/);
  // Words for visitors, no stack.
  await expect(page.getByRole("main")).not.toContainText(/broken on purpose|NotFoundError|\bat .*\.js|Error:/);
}

test("a page that fails shows the error screen, reports it, and leads on", async ({ page, expectedNoise }) => {
  expectedNoise.push(...NOISE, UNANSWERED_COUNT, /Content Security Policy|style-src-attr/);
  await page.route(chunkOf("privacy-page"), (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export function PrivacyPage() { throw new Error("broken on purpose"); }`,
    }),
  );
  const reports: unknown[] = [];
  await page.route(/\/events$/, async (route) => {
    const event = route.request().postDataJSON() as { build?: string };
    if (event.build) reports.push(event);
    await route.fulfill();
  });
  const origin = process.env.E2E_FULL_ORIGIN!;
  await open(page, origin);
  const title = await page.title();

  await linkTo(page, paths.privacy).press("Enter");
  await expect(page).toHaveURL(origin + paths.privacy);
  await expectErrorScreen(page);
  expect(await asksBeforeUnload(page), "without a draft").toBe(false);
  const build = expect.stringMatching(/^[\w.-]+\.js$/);
  await expect.poll(() => reports).toEqual([{ kind: "error-screen", route: paths.privacy, build }]);

  await page.goBack();
  await expect(page).toHaveTitle(title);
  await page.goForward();
  await expectErrorScreen(page);
  await page.unroute(chunkOf("privacy-page"));
  await page.getByRole("button", { name: errorScreen.reload }).click();
  await expect(heading(page)).not.toHaveText(TITLE);
  await hydrated(page);
  await expect(page).toHaveURL(origin + paths.privacy);

  // A violation of the page's policy is reported, too.
  reports.length = 0;
  await page.evaluate(() => document.body.setAttribute("style", "color: red"));
  const report = { kind: "policy", directive: "style-src-attr", route: paths.privacy, build };
  await expect.poll(() => reports).toEqual([report]);
});

test.describe("a failure in the form", () => {
  test.beforeEach(({ expectedNoise }) => void expectedNoise.push(...NOISE));

  test("a failure while the form is written loses nothing: there is a way back, and an e-mail", async ({ page }) => {
    await open(page, paths.bookDemo);
    await fillForm(page);
    // The plate with the company's name, which React is going to take away itself.
    await page.evaluate(() => document.querySelector("form [translate=no]")!.remove());
    await field(page, "companyName").fill("Morgan & Sons");
    await expectErrorScreen(page);
    expect(await asksBeforeUnload(page), "before the draft is lost").toBe(true);
    const typed = { ...VALID_REQUEST, companyName: "Morgan & Sons" };
    const mail = await page.getByRole("link", { name: errorScreen.withDraft.email }).getAttribute("href");
    expect(new URL(mail!).searchParams.get("body")).toBe(Object.values(typed).join("\r\n"));
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await page.getByRole("link", { name: errorScreen.withDraft.form }).click();
    expect(await formValues(page)).toEqual(typed);
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible();
  });

  test("a failure while the form is sent still tells what became of the request", async ({ page }) => {
    const requests = loggedRequests(page);
    await open(page, paths.bookDemo);
    await fillForm(page);
    // In the page, since a busy machine may come back only once the request is sent.
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        const element = document.querySelector("form output span");
        if (!element) return;
        observer.disconnect();
        element.remove();
      });
      observer.observe(document.querySelector("form")!, { childList: true, subtree: true });
    });
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible();
    await expect(heading(page)).toHaveText(TITLE);
    expect(requests).toEqual([VALID_REQUEST]);
    await page.getByRole("link", { name: errorScreen.home }).click();
    await expect(page).toHaveURL(paths.home);
    await hydrated(page);
  });
});

// What every test is held to (fixtures.ts) must be able to fail it.
plain("a test fails by what its pages did that no page may do, and by nothing else", async ({ context }) => {
  await runWatched(context, [], async () => open(await context.newPage(), paths.privacy));
  const watched = runWatched(context, [], async () => {
    const page = await context.newPage();
    await open(page, paths.privacy);
    const thrown = page.waitForEvent("pageerror");
    await page.evaluate(() => {
      document.body.setAttribute("style", "color: red");
      document.cookie = "visitor=1";
      localStorage.setItem("in-local", "1");
      sessionStorage.setItem("in-session", "1");
      console.warn("anything");
      // Trusted Types throw.
      setTimeout(() => (document.body.innerHTML += "<b>bold</b>"));
    });
    await thrown;
    const other = await context.newPage();
    await other.goto("https://third.example/").catch(() => {});
  });
  for (const line of [
    /style-src-attr forbids/,
    /require-trusted-types-for forbids/,
    /"warning: anything"/,
    /"pageerror: .*TrustedHTML/,
    /"cookie: visitor"/,
    /"stored: localStorage: in-local"/,
    /"stored: in-session"/,
    /"request to a third party: https:\/\/third\.example\/"/,
  ])
    await expect(watched).rejects.toThrow(line);
});
