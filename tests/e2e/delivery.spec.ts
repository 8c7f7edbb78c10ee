import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import type { Locator, Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { fullDeployment } from "../deployment";
import { field, fillForm, retryButton, sending, submitButton, successToast } from "./demo-form";
import { expect, hydrated, linkTo, open, openAndStopClock, test } from "./fixtures";

/** What the browser says of an answer that is an error, or that does not come. */
const UNANSWERED = /Failed to load resource|blocked by CORS policy|CORS request did not succeed|Cross-Origin/;
test.beforeEach(({ expectedNoise }) => void expectedNoise.push(UNANSWERED));

const notice = (page: Page, reason: RegExp) =>
  page.getByRole("form").getByRole("paragraph").filter({ hasText: reason });

test.describe("a server that takes JSON", () => {
  test.use({ baseURL: process.env.E2E_LAUNCH_ORIGIN });

  test("a server that refuses leaves the focus, and a phone shows what to do next", async ({ page }) => {
    await page.route("**/api/demo", (route) => route.fulfill({ status: 422 }));
    await page.setViewportSize({ width: 360, height: 640 });
    await openAndStopClock(page, paths.bookDemo);
    await fillForm(page);
    await field(page, "website").press("Enter");
    await expect(sending(page)).toBeVisible();
    await page.clock.runFor(500);
    await expect(retryButton(page)).toBeInViewport({ ratio: 1 });
    await expect(field(page, "website")).toBeFocused();
  });

  test("a toast on the next page tells the outcome of a request that took longer", async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/demo", (route) => released.then(() => route.fulfill({ status: 204 })));
    await openAndStopClock(page, paths.bookDemo);
    await fillForm(page);
    const promise = page.getByText("We’ll get back to you shortly.", { exact: true });
    await expect(promise, "before anything is sent").toBeHidden();
    await submitButton(page).click();
    await expect(sending(page)).toBeVisible();
    await page.clock.runFor(500);
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(paths.home);
    release();
    await expect(successToast(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^Received at \d/)).toBeVisible();
    await expect(promise).toBeVisible();
  });
});

test.describe("a form service that answers no preflight", () => {
  test.use({ baseURL: process.env.E2E_FULL_ORIGIN });

  test("form service and booking page hear how the visit began; page and storage do not", async ({ page }) => {
    const headers = { "Access-Control-Allow-Origin": "*" };
    await page.route("**/demo", (route) => route.fulfill({ headers }));
    const hostile = "<script>alert(1)</script>";
    const query = `utm_source=${hostile}&utm_source=again&utm_campaign=MOT%20May&utm_term=50%&gclid=7&x=${"y".repeat(10_000)}`;
    await page.goto(`/Privacy/?${query}`, { referer: "https://news.example/cars?id=1" });
    await hydrated(page);
    const { VITE_BOOKING_URL: booking } = fullDeployment("");
    const carried = `${booking}?utm_source=${encodeURIComponent(hostile)}&utm_campaign=MOT%20May&utm_term=50%25`;
    const bookingLinks = page.locator(`a[href^="${new URL(booking).origin}"]`);
    const addresses = async () =>
      new Set(await bookingLinks.evaluateAll((all) => all.map((one) => one.getAttribute("href"))));
    expect(await addresses(), "links of the served page").toEqual(new Set([carried]));

    await linkTo(page, paths.bookDemo).click();
    await fillForm(page);
    const post = page.waitForRequest("**/demo");
    await submitButton(page).click();
    const source = new URLSearchParams((await post).postData()!).get("source");
    const campaign = `utm_source=${hostile}, utm_campaign=MOT May, utm_term=50%, gclid=7`;
    expect(source).toBe(`${campaign}, referrer=news.example, landing=${paths.privacy}`);
    await expect(successToast(page)).toBeVisible();
    expect(await addresses(), "links of the next page").toEqual(new Set([carried]));
    const held = await page.evaluate(() => document.documentElement.outerHTML + JSON.stringify(sessionStorage));
    const written = held.replaceAll(/href="https:\/\/booking[^"]*"/g, "");
    for (const part of ["alert(1)", "MOT May", "MOT%20May", "news.example", "gclid"])
      expect(written).not.toContain(part);
  });

  test("a form service is posted to once for each press, and a redirect counts as taken", async ({ page }) => {
    const readable = { "Access-Control-Allow-Origin": "*" };
    const answers: [status: number, headers: Record<string, string>, outcome: Locator][] = [
      [422, readable, notice(page, /turned the request down/)],
      [200, {}, notice(page, /may have arrived, or may not/)],
      [302, { ...readable, Location: "/thanks" }, successToast(page)],
    ];
    /** All that was asked for, preflight requests and pages to which an answer leads included. */
    const asked: string[] = [];
    const headers: IncomingHttpHeaders[] = [];
    const forms: Record<string, string>[] = [];
    const service = createServer(async (request, response) => {
      if (request.url !== "/demo") return response.end();
      const [status, head] = answers[asked.length] ?? [405, {}];
      asked.push(`${request.method} ${request.url}`);
      headers.push(request.headers);
      forms.push(Object.fromEntries(new URLSearchParams(await text(request))));
      return response.writeHead(status, head).end();
    });
    await once(service.listen(Number(process.env.E2E_SERVICE_PORT), "localhost"), "listening");

    await open(page, paths.bookDemo);
    await fillForm(page);
    for (const [index, [, , outcome]] of answers.entries()) {
      await (index === 0 ? submitButton(page) : retryButton(page)).click();
      await expect.poll(() => forms).toHaveLength(index + 1);
      await expect(outcome).toBeVisible();
    }
    expect(asked).toEqual(answers.map(() => "POST /demo"));
    // Some services redirect requests that do not ask for JSON, and refuse those without a referrer.
    const referer = expect.stringContaining(process.env.E2E_FULL_ORIGIN!);
    expect(headers[0]).toMatchObject({ accept: "application/json", referer });
    expect(forms[0]).toMatchObject({ name: "Alex Morgan", access_key: "abc", page: paths.bookDemo });
    // By its id the reader recognises a repetition.
    expect(new Set(forms.map(({ ref }) => ref)).size).toBe(1);
    service.close();
    service.closeAllConnections();
  });
});
