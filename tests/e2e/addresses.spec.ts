import type { Page } from "@playwright/test";
import { notFound } from "../../src/content/not-found";
import { paths } from "../../src/paths";
import { TEST_DEPLOYMENT } from "../deployment";
import { documentLoads, expect, hydrated, linkTo, MISSING_PAGE, NOT_FOUND_ANSWER, NOWHERE, test } from "./fixtures";

/** `goto` would take an address that starts with two slashes for another host. */
const visit = (page: Page, address: string) => page.goto(process.env.E2E_ORIGIN + address);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Path, query and hash, as the browser shows them. */
const address = (page: Page) => page.evaluate(() => window.location.href.slice(window.location.origin.length));

/** Follows a link of the page, which comes within the document. */
async function expectToLeadOn(page: Page) {
  const next = new URL(page.url()).pathname === paths.privacy ? paths.home : paths.privacy;
  await linkTo(page, next).press("Enter");
  await expect(page).toHaveURL(next);
  await expect(heading(page)).toBeFocused();
}

/** Answers an address with the document, status and all, of another. */
const serve = (page: Page, given: string, other: string) =>
  page.route(process.env.E2E_ORIGIN + given, async (route) =>
    route.fulfill({ response: await route.fetch({ url: process.env.E2E_ORIGIN + other }) }),
  );

test("another form of an address ends at the canonical one without a second load, query, hash and all", async ({
  page,
  expectedNoise,
}) => {
  // A host that does not know the form says so; nobody else does.
  expectedNoise.push(NOT_FOUND_ANSWER);
  for (const [given, canonical, loaded] of [
    ["/Privacy#security", "/privacy#security", 1],
    ["/privacy.html#security", "/privacy#security", 1],
    // The host redirects.
    ["/privacy/?a=1#security", "/privacy?a=1#security", 2],
    ["/Book-Demo/?utm_source=a%20b#x", "/book-demo?utm_source=a%20b#x", 1],
  ] as const)
    await test.step(given, async () => {
      await page.goto("about:blank");
      const loads = documentLoads(page);
      await visit(page, given);
      await hydrated(page);
      expect(await address(page)).toBe(canonical);
      await expect(heading(page)).not.toContainText(notFound.heading);
      await expect(page.locator("head meta[name=robots]")).toHaveCount(0);
      if (given.endsWith("#security")) {
        const { height } = (await page.getByRole("banner").boundingBox())!;
        const top = () => page.locator("#security").evaluate((target) => target.getBoundingClientRect().top);
        await expect.poll(top).toBeLessThan(height + 160);
        expect(await top()).toBeGreaterThanOrEqual(height - 1);
      }
      expect(loads).toHaveLength(loaded);
    });
});

test("an address without a page is the 404, with its status, logged once; it leads home within the document", async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(...MISSING_PAGE);
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes(notFound.log)) logged.push(message.text());
  });
  for (const given of ["//nowhere//else/", "/404.html", "/%E0%A4%A?a=//b#%"])
    await test.step(given, async () => {
      logged.length = 0;
      expect((await visit(page, given))?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole("heading", { name: /^404/ })).toBeVisible();
      await expect(page.getByText("Oops! Page not found")).toBeVisible();
      expect(logged).toEqual([`${notFound.log} ${new URL(page.url()).pathname}`]);
    });
  await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("head link[rel=canonical]")).toHaveCount(0);
  const loads = documentLoads(page);
  await page.getByRole("link", { name: "Return to Home" }).press("Enter");
  await expect(page).toHaveURL(paths.home);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator("head meta[name=robots]")).toHaveCount(0);
  expect(loads).toEqual([]);
});

test("junk in query and hash leaves the page alone, also typed into an open page", async ({ page }) => {
  for (const given of [`/?q=%E0%A4%A&__proto__[x]=1#${"<img src=x>".repeat(300)}`, "/privacy#%E0%A4%A"])
    await test.step(given.slice(0, 60), async () => {
      await page.goto("about:blank");
      await visit(page, given);
      await hydrated(page);
      expect(new URL(page.url()).pathname).toBe(given.split(/[?#]/)[0]);
      await expectToLeadOn(page);
    });
  const path = new URL(page.url()).pathname;
  const title = await page.title();
  for (const [hash, escaped] of [
    ["%", "%25"],
    ["%E0%A4%A", "%25E0%25A4%25A"],
    ["nowhere", "nowhere"],
  ] as const) {
    await page.evaluate((typed) => void (window.location.hash = typed), hash);
    await expect(page).toHaveURL(`${path}#${escaped}`);
    await expect(page).toHaveTitle(title);
  }
  await page.goBack();
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe(path);
  await expectToLeadOn(page);
});

test("a host that serves another page shows the right one all the same, head and all, in one load", async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(NOT_FOUND_ANSWER);
  for (const [given, other] of [
    [paths.privacy, NOWHERE],
    [paths.bookDemo, paths.home],
  ] as const)
    await test.step(`${other} for ${given}`, async () => {
      await page.goto(given);
      const right = { title: await page.title(), heading: await heading(page).textContent() };
      await serve(page, given, other);
      const loads = documentLoads(page);
      await page.goto(given);
      await hydrated(page);
      await expect(page).toHaveURL(given);
      await expect(page).toHaveTitle(right.title);
      await expect(heading(page)).toHaveText(right.heading!);
      const canonical = page.locator("head link[rel=canonical]");
      await expect(canonical).toHaveCount(1);
      await expect(canonical).toHaveAttribute("href", TEST_DEPLOYMENT.VITE_SITE_ORIGIN + given);
      await expect(page.locator("head title")).toHaveCount(1);
      await expect(page.locator("head meta[name=description]")).toHaveCount(1);
      await expect(page.locator("head meta[name=robots]")).toHaveCount(0);
      await expectToLeadOn(page);
      expect(loads).toHaveLength(1);
    });
});

test("no host sends the visitor round in circles", async ({ page, expectedNoise }) => {
  expectedNoise.push(NOT_FOUND_ANSWER);
  const loads = documentLoads(page);
  await serve(page, NOWHERE, paths.home);
  await page.goto(NOWHERE);
  await hydrated(page);
  await expect(page, "the landing page for every unknown address").toHaveURL(paths.home);
  expect(loads).toHaveLength(1);
  // Playwright does not see the request that follows a redirect: the preview server answers it, with the 404.
  await page.route(/\/privacy$/, (route) => route.fulfill({ status: 301, headers: { Location: "/PRIVACY/" } }));
  await page.goto(paths.privacy);
  await hydrated(page);
  await expect(page, "a redirect to a form that the host does not know").toHaveURL(paths.privacy);
  await expect(heading(page)).not.toContainText(notFound.heading);
  expect(loads).toHaveLength(3);
});
