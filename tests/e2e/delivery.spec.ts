import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import {
  answer,
  FakeDeliveryServer,
  take,
  takeAndBreakOff,
  takeThenHangUp,
  takeThenStall,
  type Reaction,
} from "../fake-delivery-server";
import { buildSite, serveSite, testFolder } from "./build-site";
import {
  EMPTY_FORM,
  failureToast,
  field,
  fillForm,
  formValues,
  SENT_REQUEST,
  submitButton,
  successToast,
  VALID_REQUEST,
} from "./demo-form";
import { expect, hydrated, test as base } from "./fixtures";
import { translatePage } from "./translator";

const FOLDER = testFolder("delivery");

const server = new FakeDeliveryServer();
let origin: string;
let stop = () => {};

// One build for all of them. No fixture of the worker: the tests would have one of their own, after all others.
base.describe.configure({ mode: "default" });

base.beforeAll(async () => {
  base.setTimeout(120_000);
  await server.open();
  const { exitCode, output } = await buildSite(FOLDER, { VITE_DEMO_REQUEST_URL: server.url });
  expect(exitCode, output).toBe(0);
  ({ origin, stop } = await serveSite(FOLDER));
});

base.afterAll(async () => {
  stop();
  await Promise.all([server.close(), rm(FOLDER, { recursive: true, force: true })]);
});

const test = base.extend<{ demo: FakeDeliveryServer }>({
  demo: async ({}, use) => {
    server.reactWith();
    await use(server);
  },
});

const notice = (page: Page) => page.getByRole("button", { name: "Try again" });

async function openFilledForm(page: Page) {
  await page.goto(origin + paths.bookDemo);
  await hydrated(page);
  await fillForm(page);
}

/** What the browser says of an answer that is an error, or does not come: in Chromium's and WebKit's words, in Firefox's. */
const UNANSWERED = /Failed to load resource|CORS request did not succeed/;

test("a request is delivered as JSON and logged nowhere", async ({ page, demo }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect([...demo.accepted.values()]).toEqual([
    { ...SENT_REQUEST, id: demo.tries[0]!.key, submittedAt: expect.any(String), page: paths.bookDemo },
  ]);
  expect(await formValues(page)).toEqual(EMPTY_FORM);
  expect(logged).toEqual([]);
});

test("a double click delivers one request", async ({ page, demo }) => {
  await openFilledForm(page);
  await submitButton(page).dblclick();
  await expect(successToast(page)).toBeVisible();
  expect(demo.tries).toHaveLength(1);
});

const FAULTS: [fault: string, reactions: Reaction[], tries: number][] = [
  ["fails twice with 500", [answer(500), answer(500)], 3],
  ["is busy twice", [answer(503), answer(429)], 3],
  ["takes it and hangs up before it answers", [takeThenHangUp], 2],
  ["takes it and breaks off in the middle of its answer", [takeAndBreakOff], 1],
  ["takes it and stalls", [takeThenStall], 2],
];
for (const [fault, reactions, tries] of FAULTS) {
  test(`a server that ${fault} has one request, and the visitor hears of success alone`, async ({
    page,
    demo,
    expectedNoise,
  }) => {
    expectedNoise.push(UNANSWERED);
    demo.reactWith(...reactions);
    await openFilledForm(page);
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible({ timeout: 25_000 });
    await expect(notice(page)).toHaveCount(0);
    // A browser may repeat by itself what broke off before an answer came.
    expect(demo.tries.length).toBeGreaterThanOrEqual(tries);
    expect(new Set(demo.tries.map(({ key }) => key)).size).toBe(1);
    expect([...demo.accepted.values()]).toEqual([expect.objectContaining(SENT_REQUEST)]);
  });
}

test("a server that refuses connections for a moment has one request all the same", async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(UNANSWERED);
  await openFilledForm(page);
  await demo.refuse(500);
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(demo.accepted.size).toBe(1);
});

test("a server that says when to come back is not asked earlier", async ({ page, demo, expectedNoise }) => {
  expectedNoise.push(UNANSWERED);
  demo.reactWith(answer(429, { "Retry-After": "4" }));
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  const [first = 0, second = 0] = demo.tries.map(({ time }) => time);
  expect(second - first).toBeGreaterThanOrEqual(3_990);
  expect(demo.accepted.size).toBe(1);
});

test("a server that asks to wait for too long is a failure at once", async ({ page, demo, expectedNoise }) => {
  expectedNoise.push(UNANSWERED);
  demo.reactWith(answer(503, { "Retry-After": "31" }));
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(failureToast(page)).toBeVisible({ timeout: 5_000 });
  expect(await formValues(page)).toEqual(VALID_REQUEST);
  expect(demo.tries).toHaveLength(1);
});

test("a server that takes the request and never answers is given up after half a minute, and has it once", async ({
  page,
  demo,
  expectedNoise,
}) => {
  test.setTimeout(90_000);
  expectedNoise.push(UNANSWERED);
  demo.reactWith(takeThenStall, takeThenStall, takeThenStall);
  await openFilledForm(page);
  const start = performance.now();
  await submitButton(page).click();
  await expect(failureToast(page)).toBeVisible({ timeout: 45_000 });
  expect(performance.now() - start).toBeLessThan(33_000);
  // Ten seconds a try, and a pause after it.
  const [first = 0, second = 0, third = 0] = demo.tries.map(({ time }) => time);
  expect(demo.tries).toHaveLength(3);
  expect(second - first).toBeGreaterThan(10_000);
  expect(third - second).toBeGreaterThan(10_000);
  expect(await formValues(page)).toEqual(VALID_REQUEST);
  await notice(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(new Set(demo.tries.map(({ key }) => key)).size).toBe(1);
  expect(demo.accepted.size).toBe(1);
});

test("a refusal keeps all that was typed and offers two ways on, of which a retry is the same request", async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(UNANSWERED);
  demo.reactWith(answer(422));
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(failureToast(page)).toContainText("Error");
  expect(await formValues(page)).toEqual(VALID_REQUEST);
  const mail = new URL((await page.getByRole("link", { name: /e-mail/ }).getAttribute("href"))!);
  expect(mail.protocol).toBe("mailto:");
  for (const typed of Object.values(VALID_REQUEST)) expect(mail.searchParams.get("body")).toContain(typed);
  await expect(submitButton(page)).toBeFocused();

  await page.getByRole("button", { name: "Close" }).click();
  await expect(failureToast(page)).toBeHidden();
  await expect(notice(page)).toBeVisible();
  await notice(page).click();
  await expect(successToast(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(submitButton(page)).toBeFocused();
  expect(demo.tries).toHaveLength(2);
  expect(new Set(demo.tries.map(({ key }) => key)).size).toBe(1);
  expect(demo.accepted.size).toBe(1);
});

test("on a translated page a refusal keeps all that was typed, too, and a retry works", async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(UNANSWERED);
  demo.reactWith(answer(400));
  await openFilledForm(page);
  await translatePage(page);
  await page.getByRole("button", { name: /^Book/ }).click();
  await page.getByRole("button", { name: /^Try/ }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Received" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Try/ })).toHaveCount(0);
  expect([...demo.accepted.values()]).toEqual([expect.objectContaining(SENT_REQUEST)]);
});

test("on a phone the way on comes into view by itself", async ({ page, demo, expectedNoise }) => {
  expectedNoise.push(UNANSWERED);
  demo.reactWith(answer(422));
  await page.setViewportSize({ width: 360, height: 640 });
  await openFilledForm(page);
  await field(page, "Website").press("Enter");
  await expect(failureToast(page)).toBeVisible();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expect(field(page, "Website")).toBeFocused();
});

test("a visitor who is offline is told so, and can send once back online", async ({
  page,
  context,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(UNANSWERED);
  await openFilledForm(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(failureToast(page)).toBeVisible({ timeout: 15_000 });
  await expect(
    page
      .getByRole("form")
      .getByText(/You seem to be offline/)
      .first(),
  ).toBeVisible();
  expect(await formValues(page)).toEqual(VALID_REQUEST);
  await context.setOffline(false);
  await notice(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(demo.accepted.size).toBe(1);
});

test("leaving while it is being sent keeps the draft, and the outcome is told on the next page", async ({
  page,
  demo,
  expectedNoise,
}) => {
  expectedNoise.push(UNANSWERED);
  let finish = () => {};
  demo.reactWith((response, ...rest) => (finish = () => take(response, ...rest)));
  await openFilledForm(page);
  await submitButton(page).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeVisible();
  await expect.poll(() => demo.tries.length).toBe(1);

  const asked = page.waitForEvent("dialog");
  const reload = page.evaluate(() => window.location.reload());
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await reload;

  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(origin + paths.home);
  await page.goBack();
  await expect(page).toHaveURL(origin + paths.bookDemo);
  expect(await formValues(page)).toEqual(VALID_REQUEST);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(origin + paths.home);

  finish();
  await expect(successToast(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Received at/)).toBeVisible();
  expect(await formValues(page)).toEqual(EMPTY_FORM);
  expect(demo.accepted.size).toBe(1);
});
