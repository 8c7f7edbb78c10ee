import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import {
  documentLoads,
  expect,
  hydrated,
  linkTo,
  LISTED,
  MISSING_PAGE,
  NOT_FOUND_ANSWER,
  NOWHERE,
  test,
} from "./fixtures";

const LONG = "x".repeat(4000);

/** `goto` would take an address that starts with two slashes for another host. */
const visit = (page: Page, baseURL: string | undefined, address: string) => page.goto(`${baseURL}${address}`);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Path, query and hash, as the browser shows them. */
const address = (page: Page) => page.evaluate(() => window.location.href.slice(window.location.origin.length));

test("another form of a page's address ends at the canonical one, without a second load", async ({
  page,
  baseURL,
  expectedNoise,
}) => {
  test.slow();
  // A host that does not know the form says so; nobody else does.
  expectedNoise.push(NOT_FOUND_ANSWER);
  const loads = documentLoads(page);
  const cases: [address: string, canonical: string][] = [
    ["/Privacy", "/privacy"],
    ["/privacy.html", "/privacy"],
    ["/PRIVACY///", "/privacy"],
    ["//privacy", "/privacy"],
    ["/BOOK-demo", "/book-demo"],
    ["/book-demo.html?utm_source=mail&utm_medium=a%20b#x", "/book-demo?utm_source=mail&utm_medium=a%20b#x"],
    ["/Book-Demo/?utm_source=mail#x", "/book-demo?utm_source=mail#x"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["//", "/"],
    ["///", "/"],
  ];
  for (const [given, canonical] of cases) {
    await test.step(given, async () => {
      loads.length = 0;
      await visit(page, baseURL, given);
      await expect.poll(() => address(page)).toBe(canonical);
      await hydrated(page);
      await expect(heading(page)).toBeVisible();
      await expect(heading(page)).not.toContainText("404");
      expect(loads).toHaveLength(1);
    });
  }
});

test("a hash is gone to where the path is mended, too", async ({ page, baseURL, expectedNoise }) => {
  // A host that does not know the form says so.
  expectedNoise.push(NOT_FOUND_ANSWER);
  for (const given of ["/privacy/#security", "/Privacy#security", "/privacy.html#security"]) {
    await test.step(given, async () => {
      await page.goto("about:blank");
      await visit(page, baseURL, given);
      await hydrated(page);
      expect(await address(page)).toBe("/privacy#security");
      await expect(page.getByRole("heading", { name: "Security", exact: true })).toBeInViewport();
      const top = () => page.locator("#security").evaluate((one) => Math.round(one.getBoundingClientRect().top));
      await expect.poll(top).toBeLessThan(200);
      expect(await top()).toBeGreaterThanOrEqual(60);
    });
  }
});

test("a slash at the end is redirected, and query and hash stay", async ({ page, request }) => {
  for (const path of LISTED.filter((listed) => listed !== paths.home)) {
    const answer = await request.get(`${path}/?a=1`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]]).toEqual([308, `${path}?a=1`]);
  }
  await page.goto(`${paths.privacy}/?a=1#security`);
  await hydrated(page);
  expect(await address(page)).toBe(`${paths.privacy}?a=1#security`);
});

test("an address without a page is the 404, with its status, said once", async ({ page, baseURL, expectedNoise }) => {
  test.slow();
  expectedNoise.push(...MISSING_PAGE);
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("Page not found")) logged.push(`${message.type()} ${message.text()}`);
  });
  const cases = [
    NOWHERE,
    "/privacy/extra",
    "/book-demo/../nowhere",
    "//nowhere",
    "//nowhere//else/",
    "/%E0%A4%A",
    "//%E0%A4%A",
    "/%",
    "/%C3%28",
    "/caf%C3%A9",
    "/%F0%9F%9A%97",
    "/privacy%00",
    "/%3Cimg%20src=x%20onerror=alert(1)%3E",
    "/$&$1$$",
    "/*",
    "/:id",
    "/__proto__",
    "/_headers",
    "/assets/",
    "/nowhere?next=//evil.example#%",
    `/${LONG}`,
    `/${"deep/".repeat(400)}`,
  ];
  for (const given of cases) {
    await test.step(given.slice(0, 60), async () => {
      logged.length = 0;
      const answer = await visit(page, baseURL, given);
      expect(answer?.status()).toBe(404);
      await hydrated(page);
      await expect(heading(page)).toContainText("404");
      await expect(page.getByText("Oops! Page not found")).toBeVisible();
      const path = await page.evaluate(() => window.location.pathname);
      expect(logged).toEqual([`error Page not found: ${path}`]);
    });
  }
});

test("the 404's own file is the 404 as well", async ({ page, expectedNoise }) => {
  expectedNoise.push(...MISSING_PAGE);
  for (const given of ["/404.html", "/404"]) {
    const answer = await page.goto(given);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(heading(page)).toContainText("404");
  }
});

test("the 404 asks search engines to forget it, and leads home within the document", async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(...MISSING_PAGE);
  await page.goto(NOWHERE);
  await hydrated(page);
  await expect(page.locator("head meta[name=robots]")).toHaveAttribute("content", "noindex");
  const loads = documentLoads(page);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(paths.home);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator("head meta[name=robots]")).toHaveCount(0);
  expect(loads).toEqual([]);
});

test("junk in query and hash leaves the page alone", async ({ page }) => {
  test.slow();
  const cases = [
    "/#%E0%A4%A",
    "/#<img src=x onerror=alert(1)>",
    "/#customers%",
    `/#${LONG}`,
    "/?q=%E0%A4%A&q=1&__proto__[x]=1",
    "/?<script>alert(1)</script>",
    `/?q=${LONG}`,
    "/privacy#%E0%A4%A",
    "/book-demo?fullName=%00&workEmail=%#%%%",
  ];
  for (const given of cases) {
    await test.step(given.slice(0, 60), async () => {
      // By way of nowhere: two addresses that differ in their hash alone are one document.
      await page.goto("about:blank");
      await page.goto(given);
      await hydrated(page);
      expect(new URL(page.url()).pathname).toBe(given.split(/[?#]/)[0]);
      await expect(heading(page)).toBeVisible();
      // And the page still leads on.
      const next = given.startsWith(paths.privacy) ? paths.home : paths.privacy;
      await linkTo(page, next).press("Enter");
      await expect(page).toHaveURL(next);
      await expect(heading(page)).toBeFocused();
    });
  }
});

test("junk typed into the hash leaves the open page alone", async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page);
  for (const hash of ["%", "%E0%A4%A", "%%%", "nowhere"]) {
    await page.evaluate((typed) => void (window.location.hash = typed), hash);
    await expect(heading(page)).toBeVisible();
  }
  await page.goBack();
  await page.goBack();
  await linkTo(page, paths.privacy).press("Enter");
  await expect(page).toHaveURL(paths.privacy);
  await expect(heading(page)).toBeFocused();
});

test.describe("a host that serves", () => {
  /** Answers one address with the document, status and all, of another. */
  async function serve(page: Page, baseURL: string | undefined, given: string, other: string) {
    await page.route(`${baseURL}${given}`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${baseURL}${other}` }) });
    });
  }

  const cases: [given: string, other: string][] = [
    [paths.privacy, NOWHERE],
    [paths.home, NOWHERE],
    [paths.privacy, paths.home],
    [paths.bookDemo, paths.privacy],
    [paths.home, paths.privacy],
  ];
  for (const [given, other] of cases) {
    test(`${other} for ${given} still shows ${given}, head and all`, async ({ page, baseURL, expectedNoise }) => {
      expectedNoise.push(NOT_FOUND_ANSWER);
      await page.goto(given);
      await hydrated(page);
      const right = { title: await page.title(), heading: await heading(page).textContent() };

      await serve(page, baseURL, given, other);
      const loads = documentLoads(page);
      await page.goto(given);
      await hydrated(page);
      await expect(page).toHaveURL(given);
      await expect(page).toHaveTitle(right.title);
      await expect(heading(page)).toHaveText(right.heading!);
      await expect(page.locator("title")).toHaveCount(1);
      await expect(page.locator("head link[rel=canonical]")).toHaveCount(1);
      await expect(page.locator("head meta[name=robots]")).toHaveCount(0);
      expect(loads).toHaveLength(1);

      // And from there on everything is as ever.
      const next = given === paths.privacy ? paths.home : paths.privacy;
      await linkTo(page, next).press("Enter");
      await expect(page).toHaveURL(next);
      await expect(heading(page)).toBeFocused();
      expect(loads).toHaveLength(1);
    });
  }

  test("the landing page for every unknown address shows the landing page", async ({ page, baseURL }) => {
    await serve(page, baseURL, NOWHERE, paths.home);
    const loads = documentLoads(page);
    await page.goto(NOWHERE);
    await hydrated(page);
    await expect(page).toHaveURL(paths.home);
    expect(loads).toHaveLength(1);
  });

  test("a known address after a redirect to a form that it does not know sends nobody round in circles", async ({
    page,
    expectedNoise,
  }) => {
    expectedNoise.push(NOT_FOUND_ANSWER);
    // Playwright does not see the request that follows a redirect, so the preview server answers it: with the 404.
    await page.route(/\/privacy$/, (route) => route.fulfill({ status: 301, headers: { Location: "/PRIVACY/" } }));
    const loads = documentLoads(page);
    await page.goto(paths.privacy);
    await hydrated(page);
    await expect(page).toHaveURL(paths.privacy);
    await expect(heading(page)).not.toContainText("404");
    expect(loads).toHaveLength(2);
  });
});
