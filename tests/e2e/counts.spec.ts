import type { Page } from "@playwright/test";
import { whatsapp } from "../../src/content/whatsapp";
import { yourCall } from "../../src/content/your-call";
import { paths } from "../../src/paths";
import { fullDeployment } from "../deployment";
import { FULL_SITE } from "./build-site";
import { builtSite } from "./built-pages";
import { field, fillForm, retryButton, submitButton, successToast } from "./demo-form";
import { chooseTab, expect, linkTo, MISSING_PAGE, NOWHERE, open, test, UNANSWERED_COUNT } from "./fixtures";

const { VITE_BOOKING_URL, VITE_COUNT_URL, VITE_DEMO_LINE } = fullDeployment(process.env.E2E_SERVICE_PORT!);
test.use({ baseURL: process.env.E2E_FULL_ORIGIN });

/** Answers the posts to the count server, and lists them. */
async function countedEvents(page: Page): Promise<string[]> {
  const events: string[] = [];
  await page.route(/\/counts/, async (route) => {
    const request = route.request();
    const { cookie, "content-type": type } = await request.allHeaders();
    expect
      .soft([request.method(), request.url(), type, cookie])
      .toEqual(["POST", VITE_COUNT_URL, "text/plain;charset=UTF-8", undefined]);
    const { event, route: path, ...others } = request.postDataJSON() as Record<string, string>;
    expect.soft(others).toEqual({});
    events.push(`${event} ${path}`);
    await route.fulfill({ status: 204 });
  });
  return events;
}

/** The booking links carry the campaign of the visit on. */
const BOOKING_URL = `${VITE_BOOKING_URL}?utm_source=news`;

/** Walks through the site as somebody who books, writes and looks around. */
async function walk(page: Page) {
  await open(page, "/?utm_source=news#voice-your-call=mot.price");
  const call = page.getByRole("group", { name: yourCall.chip });
  for (const place of ["offer", "name"])
    await call.getByRole("button", { name: yourCall.places[place]!.at(-1)!.says }).click();
  await call.getByRole("button", { name: yourCall.copy }).waitFor();
  await chooseTab(page.getByRole("tab", { name: whatsapp.label }));
  const booking = page.waitForEvent("popup");
  await linkTo(page, BOOKING_URL).click();
  await (await booking).close();

  // Chromium would ask whether to open a telephone's application, in a dialog that takes all further presses.
  await page.evaluate(() => window.addEventListener("click", (event) => event.preventDefault(), { once: true }));
  await linkTo(page, `tel:${VITE_DEMO_LINE.replaceAll(" ", "")}`).click();

  await linkTo(page, paths.bookDemo).click();
  await field(page, "fullName").fill("A");
  await fillForm(page);
  await submitButton(page).click();
  await retryButton(page).click();
  await expect(successToast(page)).toBeVisible();

  await linkTo(page, paths.privacy).click();
  await expect(page).toHaveURL(paths.privacy);
  await page.goBack();
  await expect(page).toHaveURL(paths.bookDemo);
  await open(page, `${NOWHERE}?name=Sam`);
}

test.describe("a visit", () => {
  test.beforeEach(async ({ page, context, expectedNoise }) => {
    expectedNoise.push(
      ...MISSING_PAGE,
      UNANSWERED_COUNT,
      /status of 422/,
      /^request to a third party: (https:\/\/booking\.|tel:)/,
    );
    await context.route(BOOKING_URL, (route) => route.fulfill({ body: "Booking" }));
    const answers = [422, 200];
    const headers = { "Access-Control-Allow-Origin": "*" };
    await page.route(/\/demo$/, (route) => route.fulfill({ status: answers.shift()!, headers }));
  });

  test("a visit is counted by event and page, each once, without cookie, query or anything else", async ({ page }) => {
    const events = await countedEvents(page);
    await walk(page);
    await expect
      .poll(() => events)
      .toEqual([
        "page /",
        "sample /",
        "caller-end /",
        "book /",
        "ring /",
        "page /book-demo",
        "form-start /book-demo",
        "form-failed /book-demo",
        "form-sent /book-demo",
        "page /privacy",
        "page *",
      ]);
  });

  test("a visit is not counted where the browser asks for privacy", async ({ page }) => {
    const events = await countedEvents(page);
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await walk(page);
    expect(events).toEqual([]);
  });
});

test("a count server that stalls, refuses or is missing is asked once for each event, and nobody notices", async ({
  page,
  expectedNoise,
}) => {
  // The browser's own words.
  expectedNoise.push(/^error: Failed to load resource/);
  for (const answer of ["stalls", "refuses", "is missing"] as const) {
    let posts = 0;
    await page.route(VITE_COUNT_URL, async (route) => {
      posts++;
      if (answer === "refuses") await route.fulfill({ status: 500 });
      if (answer === "is missing") await route.abort("connectionrefused");
    });
    await open(page, paths.home);
    await linkTo(page, paths.privacy).click();
    await expect(page).toHaveURL(paths.privacy);
    await expect.poll(() => posts, answer).toBe(2);
    await page.unroute(VITE_COUNT_URL);
  }
});

test("the code that counts is in a build with an address alone", async () => {
  const scriptsOf = async (folder?: string) =>
    [...(await builtSite(folder)).files].flatMap(([file, content]) => (file.endsWith(".js") ? [String(content)] : []));
  const code = /sendBeacon|globalPrivacyControl|caller-end|form-start/;
  expect((await scriptsOf(FULL_SITE)).join("\n")).toMatch(code);
  expect((await scriptsOf()).filter((script) => code.test(script))).toEqual([]);
});
