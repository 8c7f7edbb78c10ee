import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { field, fillForm, formValues, loggedRequests, SENT_REQUEST, successToast, VALID_REQUEST } from "./demo-form";
import { expect, nextFrames, test } from "./fixtures";
import { openUnhydrated } from "./hold";

/** All that the page asks for with anything but GET, and every document, from now on. */
function departures(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.isNavigationRequest()) seen.push(`${request.method()} ${request.url()}`);
  });
  return seen;
}

/**
 * Presses a key that would send the form, and waits for the browser to say that it has refused. By the keyboard itself,
 * since a locator would wait for the navigation that does not come.
 */
async function submitInVain(page: Page, key: string) {
  const refused = page.waitForEvent("console", (message) => message.text().includes("form-action"));
  await page.keyboard.press(key);
  await refused;
}

test("a submit before hydration leaves nothing and loses nothing, and is sent once it is there", async ({ page }) => {
  const requests = loggedRequests(page);
  const release = await openUnhydrated(page, paths.bookDemo);
  await fillForm(page);
  const left = departures(page);
  await field(page, "Website").focus();
  await page.keyboard.press("Enter");
  // By the button.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await nextFrames(page);
  expect(left).toEqual([]);
  expect(await formValues(page)).toEqual(VALID_REQUEST);

  release();
  await expect(successToast(page)).toBeVisible();
  expect(requests).toEqual([SENT_REQUEST]);
  expect(left).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a submit leaves nothing and loses nothing", async ({ page, expectedNoise }) => {
    expectedNoise.push(/form-action/);
    await page.goto(paths.bookDemo);
    await fillForm(page);
    const left = departures(page);
    await field(page, "Website").focus();
    await submitInVain(page, "Enter");
    expect(await formValues(page)).toEqual(VALID_REQUEST);
    expect(left).toEqual([]);
  });
});
