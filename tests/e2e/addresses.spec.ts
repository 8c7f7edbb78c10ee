import type { Page } from "@playwright/test";
import { notFound } from "../../src/content/not-found";
import { paths } from "../../src/paths";
import { builtPage, expectHead } from "./built-pages";
import {
  documentLoads,
  expect,
  heading,
  hydrated,
  leadsOn,
  MISSING_PAGE,
  NOT_FOUND_ANSWER,
  NOWHERE,
  open,
  test,
} from "./fixtures";

const ORIGIN = process.env.E2E_ORIGIN!;

/** `goto` alone would take an address that starts with two slashes for another host. */
const visit = (page: Page, address: string) => page.goto(ORIGIN + address);

// The host may not know an address that the application knows.
test.beforeEach(({ expectedNoise }) => void expectedNoise.push(NOT_FOUND_ANSWER));

/** Answers an address with the document, status and all, of another. */
const serve = (page: Page, given: string, other: string) =>
  page.route(ORIGIN + given, async (route) => route.fulfill({ response: await route.fetch({ url: ORIGIN + other }) }));

// Which address is which one's other form is asked in unit/address.test.ts.
test("another form of an address ends at the canonical one, query and hash and all", async ({ page }) => {
  for (const [given, canonical, loaded] of [
    ["/Privacy?a=1#security", "/privacy?a=1#security", 1],
    // The host redirects.
    ["/privacy/?a=1#security", "/privacy?a=1#security", 2],
  ] as const)
    await test.step(given, async () => {
      await page.goto("about:blank");
      const loads = documentLoads(page);
      await visit(page, given);
      await hydrated(page);
      await expect(page).toHaveURL(ORIGIN + canonical);
      await expect(heading(page)).not.toContainText(notFound.heading);
      await expect(page.locator("#security")).toBeInViewport();
      expect(loads).toHaveLength(loaded);
    });
});

// That it is logged once is asked in component/not-found-page.test.tsx.
test("an address without a page is the 404, with its status, and leads home", async ({ page, expectedNoise }) => {
  expectedNoise.push(...MISSING_PAGE);
  for (const given of ["//nowhere//else/", "/%E0%A4%A?a=//b#%"])
    await test.step(given, async () => {
      expect((await visit(page, given))?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole("heading", { name: /^404/ })).toBeVisible();
      await expect(page.getByText("Oops! Page not found")).toBeVisible();
      await expectHead(page, paths.notFound);
    });
  const loads = documentLoads(page);
  await page.getByRole("link", { name: "Return to Home" }).press("Enter");
  await expect(page).toHaveURL(paths.home);
  await expectHead(page, paths.home);
  await expect(heading(page)).toBeFocused();
  expect(loads).toEqual([]);
});

test("junk in query and hash leaves the page alone, also typed into an open page", async ({ page }) => {
  await visit(page, `/?q=%E0%A4%A&__proto__[x]=1#%E0%A4%A${"<img src=x>".repeat(300)}`);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(paths.home);
  await leadsOn(page);
  for (const anchor of ["", "voice-your-call="]) {
    await page.evaluate((before) => void (window.location.hash = `${before}%`), anchor);
    await expect(page).toHaveURL(new RegExp(`#${anchor}%25$`));
    await leadsOn(page);
  }
});

test("a host that serves another page shows the right one all the same, in one load", async ({ page }) => {
  for (const [given, other, shown] of [
    [paths.privacy, NOWHERE, paths.privacy],
    // Some hosts serve the landing page for every unknown address.
    [NOWHERE, paths.home, paths.home],
  ] as const)
    await test.step(`${other} for ${given}`, async () => {
      const { document } = await builtPage(shown);
      await serve(page, given, other);
      const loads = documentLoads(page);
      await open(page, given);
      await expect(page).toHaveURL(shown);
      await expect(heading(page)).toHaveText(document.querySelector("h1")!.textContent);
      await expectHead(page, shown);
      await leadsOn(page);
      expect(loads).toHaveLength(1);
    });
});

test("a host that redirects to a form that it does not know sends no visitor round in circles", async ({ page }) => {
  const loads = documentLoads(page);
  // Playwright does not see the request that follows a redirect: the preview server answers it, with the 404.
  await page.route(/\/privacy$/, (route) => route.fulfill({ status: 301, headers: { Location: "/PRIVACY/" } }));
  await open(page, paths.privacy);
  await expect(page).toHaveURL(paths.privacy);
  await expect(heading(page)).not.toContainText(notFound.heading);
  expect(loads).toHaveLength(2);
});
