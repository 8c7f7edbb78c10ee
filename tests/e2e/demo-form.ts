import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { hydrated } from "./fixtures";

/** A request that the form takes, by label. */
export const VALID_REQUEST = {
  "Full Name": "Alex Morgan",
  "Work Email": "alex@garage.example",
  "Phone Number": "01632 960123",
  "Company Name": "Morgan Motors",
  Website: "https://garage.example",
};

export type Label = keyof typeof VALID_REQUEST;

/** The same request as it is logged or sent. */
export const SENT_REQUEST = {
  fullName: "Alex Morgan",
  workEmail: "alex@garage.example",
  phoneNumber: "01632 960123",
  companyName: "Morgan Motors",
  website: "https://garage.example",
};

export const field = (page: Page, label: Label) => page.getByRole("textbox", { name: label, exact: true });
export const submitButton = (page: Page) => page.getByRole("main").getByRole("button", { name: "Book Demo" });
/** The submit button while the request is sent. */
export const sending = (page: Page) => page.getByRole("button", { name: "Submitting..." });
export const successToast = (page: Page) => page.getByRole("listitem").filter({ hasText: "Demo Request Received!" });
export const failureToast = (page: Page) => page.getByRole("listitem").filter({ hasText: "Something went wrong." });

export async function fillForm(page: Page, values: Partial<Record<Label, string>> = VALID_REQUEST): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label as Label).fill(value);
}

/** What stands in the form, by label. */
export async function formValues(page: Page): Promise<Record<string, string>> {
  const labels = Object.keys(VALID_REQUEST) as Label[];
  const entries = labels.map(async (label) => [label, await field(page, label).inputValue()] as const);
  return Object.fromEntries(await Promise.all(entries));
}

export const EMPTY_FORM = Object.fromEntries(Object.keys(VALID_REQUEST).map((label) => [label, ""]));

export async function openForm(page: Page): Promise<void> {
  await page.goto(paths.bookDemo);
  await hydrated(page);
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

/** Opens the form and stops the page's clock: from then on only the test moves it on. */
export async function openFormAndStopClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-01-15T08:00:00Z" });
  await openForm(page);
  await page.clock.pauseAt("2026-01-15T09:00:00Z");
}
