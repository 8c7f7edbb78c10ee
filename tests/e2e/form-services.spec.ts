import { rm } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { answer, FakeDeliveryServer, take, type Reaction } from "../fake-delivery-server";
import { buildSite, serveSite, testFolder } from "./build-site";
import { EMPTY_FORM, failureToast, fillForm, formValues, submitButton, successToast, VALID_REQUEST } from "./demo-form";
import { expect, hydrated, test as base } from "./fixtures";

const FOLDER = testFolder("form-services");

const service = new FakeDeliveryServer();
let origin: string;
let stop = () => {};

base.describe.configure({ mode: "default" });

base.beforeAll(async () => {
  base.setTimeout(120_000);
  await service.open();
  const { exitCode, output } = await buildSite(FOLDER, {
    VITE_DEMO_REQUEST_URL: service.url,
    VITE_DEMO_REQUEST_FORM:
      "name={fullName}&email={workEmail}&phone={phoneNumber}&company={companyName}&website={website}&access_key=abc&ref={id}&at={submittedAt}&page={page}&open={seconds}",
  });
  expect(exitCode, output).toBe(0);
  ({ origin, stop } = await serveSite(FOLDER));
});

base.afterAll(async () => {
  stop();
  await Promise.all([service.close(), rm(FOLDER, { recursive: true, force: true })]);
});

const test = base.extend<{ form: FakeDeliveryServer }>({
  form: async ({ expectedNoise }, use) => {
    // What the browser says of an answer that is an error, or that it may not show.
    expectedNoise.push(/Failed to load resource|blocked by CORS policy|CORS request did not succeed|Cross-Origin/);
    service.reactWith();
    service.preflight = "unanswered";
    await use(service);
  },
});

const retry = (page: Page) => page.getByRole("button", { name: "Try again" });
const notice = (page: Page, text: RegExp) => page.getByRole("form").getByText(text).filter({ visible: true });

async function openFilledForm(page: Page) {
  await page.goto(origin + paths.bookDemo);
  await hydrated(page);
  await fillForm(page);
}

/** A way to say thank you: the service has taken it, and leads to a page of its own. */
const redirect: Reaction = (response, accept) => {
  accept();
  response.writeHead(302, { Location: "/thanks" }).end();
};

/** The same, unreadable for a script: the browser reports a network error. */
const redirectUnseen: Reaction = (response, accept, headers) => {
  response.removeHeader("Access-Control-Allow-Origin");
  redirect(response, accept, headers);
};

const redirectUnlessJson: Reaction = (response, accept, headers) =>
  (headers.accept === "application/json" ? take : redirectUnseen)(response, accept, headers);

const refuseWithoutReferrer: Reaction = (response, accept, headers) =>
  (headers.referer?.startsWith(origin) ? take : answer(400))(response, accept, headers);

const takeAndFail: Reaction = (response, accept) => {
  accept();
  response.writeHead(500).end();
};

const TAKES: [service: string, reaction: Reaction, preflight?: FakeDeliveryServer["preflight"]][] = [
  ["allows a list of headers that ours are not on", take, { allowedHeaders: "X-Requested-With" }],
  ["answers no preflight", take],
  ["always redirects", redirect],
  ["redirects who does not ask for JSON", redirectUnlessJson],
  ["refuses who does not say where it comes from", refuseWithoutReferrer],
];
for (const [name, reaction, preflight = "unanswered"] of TAKES) {
  test(`a service that ${name} has the request once, and the visitor hears of success`, async ({ page, form }) => {
    form.reactWith(reaction);
    form.preflight = preflight;
    await openFilledForm(page);
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible();
    await expect(retry(page)).toHaveCount(0);
    expect(await formValues(page)).toEqual(EMPTY_FORM);
    expect(form.taken).toEqual([
      {
        name: "Alex Morgan",
        email: "alex@garage.example",
        phone: "01632 960123",
        company: "Morgan Motors",
        website: "https://garage.example",
        access_key: "abc",
        ref: expect.stringMatching(/^[\da-f-]{36}$/),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        page: paths.bookDemo,
        open: expect.stringMatching(/^\d+$/),
      },
    ]);
    expect(form.tries).toHaveLength(1);
    expect(form.preflights).toBe(0);
  });
}

const FAILS: [service: string, reaction: Reaction, says: RegExp, taken: number][] = [
  ["finds fault with it (422)", answer(422), /did not take the request/, 0],
  ["is asked too often (429)", answer(429, { "Retry-After": "1" }), /did not take the request/, 0],
  ["takes it and redirects unseen", redirectUnseen, /may have arrived/, 1],
  ["takes it and answers 500", takeAndFail, /may have arrived/, 1],
];
for (const [name, reaction, says, taken] of FAILS) {
  test(`a service that ${name} is asked once; the visitor hears what is so and keeps what was typed`, async ({
    page,
    form,
  }) => {
    form.reactWith(reaction);
    await openFilledForm(page);
    await submitButton(page).click();
    await expect(failureToast(page)).toBeVisible();
    await expect(notice(page, says).first()).toBeVisible();
    await expect(notice(page, /never sends a request twice/)).toHaveCount(0);
    expect(await formValues(page)).toEqual(VALID_REQUEST);
    expect(form.tries).toHaveLength(1);
    expect(form.taken).toHaveLength(taken);
    expect(form.preflights).toBe(0);

    await retry(page).click();
    await expect(successToast(page)).toBeVisible();
    // The id tells its reader that it is a repetition.
    expect(new Set(form.tries.map(({ key }) => key)).size).toBe(1);
  });
}

test("what a visitor types is a value, whatever it looks like", async ({ page, form }) => {
  await openFilledForm(page);
  await fillForm(page, {
    "Full Name": "{id} {{workEmail}}",
    "Phone Number": "%0d%0a+1",
    "Company Name": "x&access_key=x $& $1",
  });
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(form.taken).toEqual([
    expect.objectContaining({
      name: "{id} {{workEmail}}",
      phone: "%0d%0a+1",
      company: "x&access_key=x $& $1",
      access_key: "abc",
    }),
  ]);
});
