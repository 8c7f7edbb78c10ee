import { expect, type Locator, type Page } from "@playwright/test";
import { FIELD_NAMES, VALID_REQUEST, type FieldName } from "../valid-request";

/** A field by its name in the request. Which label it has: tests/component/demo-request-form.test.tsx. */
export const field = (page: Page, name: FieldName) => page.locator(`form [name=${name}]`);

export const isCheckbox = async (input: Locator) => (await input.getAttribute("type")) === "checkbox";
export const submitButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Book Demo" });
/** The button that sends a request again after a failure. */
export const retryButton = (page: Page) => page.getByRole("button", { name: "Try again" });
/** The submit button while the request is sent. */
export const sending = (page: Page) => page.getByRole("button", { name: "Submitting..." });
export const successToast = (page: Page) => page.getByRole("listitem").filter({ hasText: "Demo Request Received!" });
export const failureToast = (page: Page) => page.getByRole("listitem").filter({ hasText: "Something went wrong." });

export async function fillForm(page: Page, values: Partial<typeof VALID_REQUEST> = VALID_REQUEST): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = field(page, name as FieldName);
    await ((await isCheckbox(input)) ? input.check() : input.fill(value));
  }
}

/** Sends a request. Resolves when a toast tells of it. */
export async function sendRequest(page: Page): Promise<void> {
  await fillForm(page);
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
}

/** Closes the toast by keyboard. */
export async function closeToast(page: Page): Promise<void> {
  await page.keyboard.press("F8");
  await page.keyboard.press("Escape");
  await expect(successToast(page)).toBeHidden();
}

/** What stands in the form, by the names of its fields. */
export async function formValues(page: Page): Promise<Record<string, string>> {
  const entries = FIELD_NAMES.map(async (name) => {
    const input = field(page, name);
    const isEmpty = (await isCheckbox(input)) && !(await input.isChecked());
    return [name, isEmpty ? "" : await input.inputValue()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Collects the demo requests that the page logs, from now on. */
export function loggedRequests(page: Page): unknown[] {
  const requests: unknown[] = [];
  page.on("console", (message) => {
    if (message.type() === "log")
      void message
        .args()[1]
        ?.jsonValue()
        .then((request) => requests.push(request));
  });
  return requests;
}

/** Collects what could carry personal data away: new documents and everything a script sends. */
export function departures(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const isSent = request.method() !== "GET" || ["fetch", "xhr", "ping"].includes(request.resourceType());
    if (isSent || request.isNavigationRequest()) seen.push(`${request.method()} ${request.url()}`);
  });
  return seen;
}
