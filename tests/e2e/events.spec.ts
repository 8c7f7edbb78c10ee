import { whatsapp } from "../../src/content/whatsapp";
import { playedCall } from "../../src/content/played-conversations";
import { paths } from "../../src/paths";
import { fullDeployment } from "../deployment";
import { field, fillForm, retryButton, submitButton, successToast } from "./demo-form";
import { chooseTab, expect, linkTo, NOWHERE, open, test, UNANSWERED_COUNT } from "./fixtures";

const { VITE_BOOKING_URL, VITE_EVENTS_URL, VITE_DEMO_LINE } = fullDeployment(process.env.E2E_SERVICE_PORT!);
/** The booking links carry the campaign of the visit on. */
const BOOKING_URL = `${VITE_BOOKING_URL}?utm_source=news`;

test.use({ baseURL: process.env.E2E_FULL_ORIGIN });

test("a visit posts what is done on it by kind and page, without cookie, query or anything else", async ({
  page,
  context,
  expectedNoise,
}) => {
  expectedNoise.push(UNANSWERED_COUNT, /status of 422/, /^request to a third party: (https:\/\/booking\.|tel:)/);
  await context.route(BOOKING_URL, (route) => route.fulfill({ body: "Booking" }));
  const answers = [422, 200];
  const headers = { "Access-Control-Allow-Origin": "*" };
  await page.route(/\/demo$/, (route) => route.fulfill({ status: answers.shift()!, headers }));
  const events: string[] = [];
  const site = process.env.E2E_FULL_ORIGIN!;
  await page.route(/\/events$/, async (route) => {
    const request = route.request();
    const { cookie, referer, origin, "content-type": type } = await request.allHeaders();
    expect
      .soft([request.method(), request.url(), type, cookie, referer, origin])
      .toEqual(["POST", VITE_EVENTS_URL, "text/plain", undefined, `${site}/`, site]);
    const { kind, route: path, ...others } = request.postDataJSON() as Record<string, string>;
    expect.soft(Object.keys(others)).toEqual(kind === "form-failed" ? ["build"] : []);
    events.push(`${kind} ${path}`);
    await route.fulfill({ status: 204 });
  });

  await open(page, "/?utm_source=news#voice-your-call=mot.price");
  const call = page.getByRole("group", { name: playedCall.chip });
  for (const place of ["offer", "name"])
    await call.getByRole("button", { name: playedCall.places[place]!.at(-1)!.says }).click();
  await call.getByRole("button", { name: playedCall.copy }).waitFor();
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
  const home = ["page /", "sample /", "caller-end /", "book /", "ring /"];
  const form = ["page /book-demo", "form-start /book-demo", "form-failed /book-demo", "form-sent /book-demo"];
  await expect.poll(() => events).toEqual([...home, ...form, "page /privacy", "page *"]);
});
