import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { onRequest } from "../../examples/api/demo";
import { paths } from "../../src/paths";
import { buildSite, serveSite, testFolder } from "./build-site";
import { fillForm, submitButton, successToast } from "./demo-form";
import { expect, hydrated, test } from "./fixtures";
import { listen } from "../listen";

/** A mail service, which keeps what it is given. */
async function openMailService() {
  const mails: unknown[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      mails.push(JSON.parse(body));
      response.end();
    });
  });
  const url = `${await listen(server)}/`;
  return { mails, url, close: () => void server.close() };
}

test("the form reaches the example's function on the site's own origin, and a mail comes of it", async ({ page }) => {
  test.setTimeout(120_000);
  const folder = testFolder("example-function");
  const { exitCode, output } = await buildSite(folder, { VITE_DEMO_REQUEST_URL: "/api/demo" });
  expect(exitCode, output).toBe(0);
  expect(await readFile(join(folder, "book-demo.html"), "utf8")).toContain("; connect-src 'self';");
  const { origin, stop } = await serveSite(folder);
  const mail = await openMailService();
  const answers: number[] = [];
  // The host would run the function there.
  await page.route(`${origin}/api/demo`, async (route) => {
    const request = route.request();
    const response = await onRequest({
      request: new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        body: request.postData(),
      }),
      env: {
        MAIL_URL: mail.url,
        MAIL_KEY: "secret",
        MAIL_FROM: "site@forecourt.example",
        MAIL_TO: "us@forecourt.example",
      },
    });
    answers.push(response.status);
    await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers) });
  });

  await page.goto(origin + paths.bookDemo);
  await hydrated(page);
  await fillForm(page);
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  expect(answers).toEqual([204]);
  expect(mail.mails).toEqual([
    expect.objectContaining({ to: "us@forecourt.example", reply_to: "alex@garage.example" }),
  ]);

  mail.close();
  stop();
  await rm(folder, { recursive: true });
});
