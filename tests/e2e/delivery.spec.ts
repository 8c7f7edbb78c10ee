import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import type { Page, Request as PageRequest, Route } from "@playwright/test";
import { onRequest } from "../../examples/api/demo";
import { paths } from "../../src/paths";
import { listen } from "../listen";
import {
  EMPTY_FORM,
  failureToast,
  field,
  fillForm,
  formValues,
  holdBack,
  openForm,
  openFormAndStopClock,
  sending,
  SENT_REQUEST,
  submitButton,
  successToast,
  VALID_REQUEST,
} from "./demo-form";
import { expect, test } from "./fixtures";

/** What the browser says of an answer that is an error, or that does not come. */
const UNANSWERED = /Failed to load resource|blocked by CORS policy|CORS request did not succeed|Cross-Origin/;
test.beforeEach(({ expectedNoise }) => void expectedNoise.push(UNANSWERED));

const retryButton = (page: Page) => page.getByRole("button", { name: "Try again" });
const notice = (page: Page, reason: RegExp) =>
  page.getByRole("form").getByRole("paragraph").filter({ hasText: reason });

/** Opens the form and fills it in. */
async function openFilledForm(page: Page) {
  await openForm(page);
  await fillForm(page);
}

/** Whether the toast's edge and icon are red rather than green. */
const looksRed = (toast: ReturnType<typeof failureToast>) =>
  toast.evaluate((card) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
    const isRed = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green] = canvas.getImageData(0, 0, 1, 1).data;
      return red! > green!;
    };
    return [getComputedStyle(card).borderLeftColor, getComputedStyle(card.querySelector("svg")!).color].map(isRed);
  });

test.describe("a server that takes JSON", () => {
  test.use({ baseURL: process.env.E2E_LAUNCH_ORIGIN });

  /** Answers each post as the functions say, one after the other; every later one with 204. Returns the posts. */
  async function answerPosts(page: Page, ...answers: ((route: Route) => Promise<void>)[]): Promise<PageRequest[]> {
    const posts: PageRequest[] = [];
    await page.route("**/api/demo", (route) => {
      posts.push(route.request());
      return answers[posts.length - 1]?.(route) ?? route.fulfill({ status: 204 });
    });
    return posts;
  }

  const idOf = (post: PageRequest) => (post.postDataJSON() as { id: string }).id;

  test("gets a request once, whatever is pressed while it is sent and however often it is posted", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => message.type() === "log" && logged.push(message.text()));
    await page.clock.install();
    const held = holdBack();
    const fail = (route: Route) => held.released.then(() => route.fulfill({ status: 503 }));
    const posts = await answerPosts(page, fail, (route) => route.abort("connectionreset"));
    await openFilledForm(page);
    // In one task, before the button can be disabled.
    await page.getByRole("form").evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect(sending(page)).toBeDisabled();
    await expect.poll(() => posts.length).toBe(1);
    await sending(page).dblclick({ force: true });
    await field(page, "Website").press("Enter");
    await page.getByRole("form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    await page.clock.runFor(5000);
    expect(posts, "posts while the first one is unanswered").toHaveLength(1);
    expect(await formValues(page)).toEqual(VALID_REQUEST);

    held.release();
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(posts).toHaveLength(3);
    }).toPass();
    await expect(successToast(page)).toBeVisible();
    await expect(retryButton(page)).toHaveCount(0);
    expect(await formValues(page)).toEqual(EMPTY_FORM);
    expect(new Set(posts.map((post) => post.headers()["idempotency-key"]))).toEqual(new Set([idOf(posts[0]!)]));
    for (const post of posts) expect(post.postDataJSON()).toEqual(posts[0]!.postDataJSON());
    expect(posts[0]!.postDataJSON()).toEqual({
      ...SENT_REQUEST,
      id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
      submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      page: paths.bookDemo,
    });
    expect(logged).toEqual([]);
  });

  test("and refuses leaves the text, a retry with the same id, and an e-mail, in view on a phone", async ({ page }) => {
    const posts = await answerPosts(page, (route) => route.fulfill({ status: 422 }));
    await page.setViewportSize({ width: 360, height: 640 });
    await openFormAndStopClock(page, "2026-01-15T09:00:00Z");
    await fillForm(page);
    await field(page, "Website").press("Enter");
    await expect(sending(page)).toBeVisible();
    await page.clock.runFor(500);

    await test.step("the failure looks and reads like one, and the focus stays", async () => {
      await expect(failureToast(page)).toContainText("Error");
      await expect(successToast(page)).toHaveCount(0);
      expect(await looksRed(failureToast(page)), "edge and icon of the failure toast are red").toEqual([true, true]);
      await expect(notice(page, /turned the request down/)).toBeVisible();
      await expect(retryButton(page)).toBeInViewport({ ratio: 1 });
      await expect(field(page, "Website")).toBeFocused();
      expect(await formValues(page)).toEqual(VALID_REQUEST);
    });

    const mail = new URL((await page.getByRole("link", { name: /by email/ }).getAttribute("href"))!);
    expect(mail.protocol).toBe("mailto:");
    for (const typed of Object.values(VALID_REQUEST)) expect(mail.searchParams.get("body")).toContain(typed);

    await page.getByRole("button", { name: "Close" }).click();
    await expect(failureToast(page)).toBeHidden();
    await retryButton(page).click();
    await expect(sending(page)).toBeVisible();
    await page.clock.runFor(500);
    await expect(successToast(page)).toBeVisible();
    expect(await looksRed(successToast(page)), "edge and icon of the success toast are red").toEqual([false, false]);
    await expect(retryButton(page)).toHaveCount(0);
    await expect(submitButton(page)).toBeFocused();
    expect(posts).toHaveLength(2);
    expect(idOf(posts[1]!)).toBe(idOf(posts[0]!));
  });

  test("gets what was sent offline once the visitor is online again", async ({ page, context }) => {
    await page.clock.install();
    await openFilledForm(page);
    await context.setOffline(true);
    await submitButton(page).click();
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(retryButton(page)).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(notice(page, /You seem to be offline/)).toBeVisible();
    await expect(submitButton(page)).toBeFocused();
    expect(await formValues(page)).toEqual(VALID_REQUEST);

    const posts = await answerPosts(page);
    await context.setOffline(false);
    await retryButton(page).click();
    await expect(successToast(page)).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test("may still be answering when the visitor leaves: the draft stays, and the next page tells the outcome", async ({
    page,
  }) => {
    const held = holdBack();
    const posts = await answerPosts(page, (route) => held.released.then(() => route.fulfill({ status: 204 })));
    await openFilledForm(page);
    await submitButton(page).click();
    await expect.poll(() => posts.length).toBe(1);
    const asked = page.waitForEvent("dialog");
    const reload = page.evaluate(() => window.location.reload());
    await (await asked).dismiss();
    await reload;

    const home = page.getByRole("link", { name: "Back to Home" });
    await home.click();
    await expect(page).toHaveURL(paths.home);
    await page.goBack();
    await expect(page).toHaveURL(paths.bookDemo);
    expect(await formValues(page)).toEqual(VALID_REQUEST);
    await home.click();
    await expect(page).toHaveURL(paths.home);

    held.release();
    await expect(successToast(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^Received at/)).toBeVisible();
    expect(await formValues(page)).toEqual(EMPTY_FORM);
    expect(posts).toHaveLength(1);
  });

  test("may be the example's function, which makes a mail of it", async ({ page }) => {
    const mails: unknown[] = [];
    const mailService = createServer(async (request, response) => {
      mails.push(JSON.parse(await text(request)));
      response.end();
    });
    const env = {
      MAIL_URL: await listen(mailService),
      MAIL_KEY: "secret",
      MAIL_FROM: "site@forecourt.example",
      MAIL_TO: "us@forecourt.example",
    };
    await answerPosts(page, async (route) => {
      const request = route.request();
      const init = { method: request.method(), headers: await request.allHeaders(), body: request.postData() };
      const { status, headers } = await onRequest({ request: new Request(request.url(), init), env });
      await route.fulfill({ status, headers: Object.fromEntries(headers) });
    });
    await openFilledForm(page);
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible();
    expect(mails).toEqual([expect.objectContaining({ to: env.MAIL_TO, reply_to: VALID_REQUEST["Work Email"] })]);
    mailService.close();
  });
});

test.describe("a form service that answers no preflight", () => {
  // One worker, since the service has one port.
  test.describe.configure({ mode: "default" });
  test.use({ baseURL: process.env.E2E_FULL_ORIGIN });

  type Answer = [status: number, headers: Record<string, string>];
  const readable = { "Access-Control-Allow-Origin": "*" };
  const redirect: Answer = [302, { ...readable, Location: "/thanks" }];

  let answers: Answer[] = [];
  /** All that was asked for, preflight requests and pages to which an answer leads included. */
  let received: { line: string; headers: IncomingHttpHeaders; values: Record<string, string> }[] = [];
  const lines = () => received.map(({ line }) => line);
  const service = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const values = Object.fromEntries(new URLSearchParams(await text(request)));
    if (url !== "/reports") received.push({ line: `${method} ${url}`, headers, values });
    if (method === "OPTIONS") return response.writeHead(405).end();
    const [status, head] = (url === "/demo" && answers.shift()) || [200, readable];
    return response.writeHead(status, head).end();
  });

  test.beforeAll(
    async () => void (await once(service.listen(Number(process.env.E2E_SERVICE_PORT), "localhost"), "listening")),
  );
  test.afterAll(() => {
    service.close();
    service.closeAllConnections();
  });
  test.beforeEach(() => {
    answers = [];
    received = [];
  });

  test("gets each text as a value, whatever it looks like, and a redirect counts as taken", async ({ page }) => {
    answers = [redirect];
    await openFilledForm(page);
    await fillForm(page, {
      "Full Name": "{id} {{workEmail}}",
      "Phone Number": "%0d%0a+1",
      "Company Name": `x&access_key=x $& $1 <img src=x onerror="alert(1)"> 👩‍🔧`,
    });
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible();
    await expect(retryButton(page)).toHaveCount(0);
    expect(await formValues(page)).toEqual(EMPTY_FORM);
    expect(received.map(({ values }) => values)).toEqual([
      {
        name: "{id} {{workEmail}}",
        email: "alex@garage.example",
        phone: "%0d%0a+1",
        company: `x&access_key=x $& $1 <img src=x onerror="alert(1)"> 👩‍🔧`,
        website: "https://garage.example",
        access_key: "abc",
        ref: expect.stringMatching(/^[\da-f-]{36}$/),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        page: paths.bookDemo,
        open: expect.stringMatching(/^\d+$/),
      },
    ]);
    // Some services redirect requests that do not ask for JSON, and refuse those without a referrer.
    const { headers } = received[0]!;
    expect(headers.accept).toBe("application/json");
    expect(headers.referer).toContain(process.env.E2E_FULL_ORIGIN);
    expect(lines()).toEqual(["POST /demo"]);
  });

  test("and does not take it is posted to once for each press; the visitor reads what is so", async ({ page }) => {
    const failures: [answer: Answer, reason: RegExp][] = [
      [[422, readable], /turned the request down/],
      [[200, {}], /may have arrived, or may not/],
      [[500, readable], /may have arrived, or may not/],
    ];
    await openFilledForm(page);
    for (const [index, [answer, reason]] of failures.entries()) {
      answers = [answer];
      await (index === 0 ? submitButton(page) : retryButton(page)).click();
      await expect.poll(lines).toHaveLength(index + 1);
      await expect(retryButton(page)).toBeVisible();
      await expect(notice(page, reason)).toBeVisible();
      expect(await formValues(page)).toEqual(VALID_REQUEST);
      expect(lines(), String(reason)).toHaveLength(index + 1);
    }
    await retryButton(page).click();
    await expect(successToast(page)).toBeVisible();
    // By its id the reader recognises a repetition.
    expect(new Set(received.map(({ values }) => values.ref)).size).toBe(1);
    expect(lines()).toEqual(Array(4).fill("POST /demo"));
  });
});
