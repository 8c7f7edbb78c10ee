import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { brotli, isCompressedFormat } from "../bench/bytes";
import { BUILT_SITE } from "./build-site";
import { builtSite, headLines } from "./built-pages";
import { fillForm, submitButton, successToast } from "./demo-form";
import { expect, fontsInUse, hydrated, linkTo, MISSING_PAGE, nextFrames, NOWHERE, test } from "./fixtures";

test("the head is taken over as it was served, and follows each navigation", async ({ page, expectedNoise }) => {
  expectedNoise.push(...MISSING_PAGE);
  const { pages } = await builtSite();
  const expectHeadOf = async (path: string) => {
    const { document } = pages.find((built) => built.path === path)!;
    // The browser's own document, read by the same rules.
    const shown = () => page.evaluate(`(${headLines.toString()})(document.head)`);
    await expect.poll(shown, `head of ${path}`).toEqual(headLines(document.head));
  };
  await page.goto(NOWHERE);
  await hydrated(page);
  await expectHeadOf(paths.notFound);
  await page.getByRole("link", { name: "Return to Home" }).press("Enter");
  await expectHeadOf(paths.home);
  await linkTo(page, paths.bookDemo).press("Enter");
  await expectHeadOf(paths.bookDemo);
  await linkTo(page, paths.privacy).press("Enter");
  await expectHeadOf(paths.privacy);
  await page.goBack();
  await expectHeadOf(paths.bookDemo);
});

/** Bytes as they travel: text compressed with brotli at quality 11, fonts and pictures unchanged. */
const BUDGETS = {
  /** The fonts that every visitor fetches, after the first paint. */
  fonts: 31_000,
  /**
   * All scripts that the landing page fetches unasked: 1.3 times the 92,103 bytes of React, its router and Radix's tabs
   * alone, that is a module with only the names that the site imports from them, bundled by Vite without configuration.
   */
  landingScripts: 119_730,
  /**
   * The scripts that a request for a demo adds up to its toast: 1.15 times the 26,323 bytes of react-hook-form,
   * zod/mini, the resolver and Radix's toast, bundled likewise with React external.
   */
  bookDemoScripts: 30_270,
};

const read = (file: string) => readFileSync(join(BUILT_SITE, file));

/** Bytes that files of the built site take on the wire. */
function weightOf(files: string[]): number {
  const weights = files.map((file) => (isCompressedFormat(file) ? read(file) : brotli(read(file))).length);
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** Collects the paths of all files of a kind that a page requests from now on, each once. */
function requestedFiles(page: Page, ending: string): Set<string> {
  const files = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(ending)) files.add(pathname);
  });
  return files;
}

test("a visit and a request for a demo fetch few bytes of scripts and fonts, and none before they are needed", async ({
  page,
}) => {
  const fetched = requestedFiles(page, ".js");
  const fonts = requestedFiles(page, ".woff2");
  await page.goto(paths.home);
  await hydrated(page);
  await fontsInUse(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    await nextFrames(page);
  }
  const landing = [...fetched];
  expect(landing.length).toBeGreaterThan(2);
  expect.soft(weightOf(landing), "scripts of the landing page").toBeLessThanOrEqual(BUDGETS.landingScripts);
  const code = landing.map((file) => read(file).toString()).join("\n");
  const { pages } = await builtSite();
  const policy = pages.find(({ path }) => path === paths.privacy)!.document;
  const [, ...chapters] = policy.querySelectorAll("main h2");
  const foreign = ["Please enter a valid work email", "Demo Request Received!", chapters.at(-2)!.textContent];
  const found = foreign.filter((words) => code.includes(words));
  expect.soft(found, "words of form, toast and policy in the landing page's scripts").toEqual([]);

  await page.goto(paths.bookDemo);
  await hydrated(page);
  await fillForm(page);
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  await fontsInUse(page);
  const added = [...fetched].filter((file) => !landing.includes(file));
  const form = added.map((file) => read(file).toString()).join("\n");
  for (const words of foreign.slice(0, 2)) expect(form, "fetched for the request").toContain(words);
  expect.soft(weightOf(added), "scripts that a request adds").toBeLessThanOrEqual(BUDGETS.bookDemoScripts);

  await page.goto(paths.privacy);
  await hydrated(page);
  await fontsInUse(page);
  expect
    .soft(
      [...fonts].map((file) => file.replace(/-[\w-]{8}\./, ".")),
      "fonts",
    )
    .toHaveLength(2);
  expect.soft(weightOf([...fonts]), "bytes of fonts").toBeLessThanOrEqual(BUDGETS.fonts);
});

test("the landing page is readable in a browser that knows neither OKLCH nor container queries", async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname === paths.home,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll("oklch(", "unknown(")
        .replaceAll("@container", "@unknown")
        // The policy vouches for the style as it was.
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
      await route.fulfill({ response, body });
    },
  );
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(paths.home);
  await hydrated(page);
  const heading = page.getByRole("heading", { level: 1 });
  expect(await heading.evaluate((h1) => getComputedStyle(h1).color)).not.toContain("oklch");
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(shown, `at ${width} px: nothing to scroll sideways`).toBeLessThanOrEqual(width);
    const { violations } = await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze();
    const pale = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
    expect.soft(pale, `at ${width} px: too little contrast`).toEqual([]);
  }
  // The bar is the narrow one at every width: its menu holds the links.
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Customers" }).click();
  await expect(page).toHaveURL("/#customers");
});
