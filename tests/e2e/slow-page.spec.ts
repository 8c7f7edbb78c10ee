import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { field, openForm } from "./demo-form";
import { chunkArrives, chunkOf, documentLoads, expect, hydrated, linkTo, test } from "./fixtures";
import { hold } from "./hold";

const bar = (page: Page) => page.getByRole("progressbar", { name: "Loading the page" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

test("a page whose code stalls is shown to be under way, and then loaded in full, once", async ({ page }) => {
  await open(page, paths.home);
  const release = await hold(page, chunkOf("privacy-page"));
  const loads = documentLoads(page);
  await linkTo(page, paths.privacy).press("Enter");
  await expect(bar(page)).toBeVisible();
  expect(loads).toEqual([]);
  await expect.poll(() => loads.length).toBe(1);
  await expect(page).toHaveURL(paths.privacy);
  await expect(heading(page)).toHaveText("Privacy Policy");
  release();
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
  expect(loads).toHaveLength(1);
});

test("so is one on the way back", async ({ page }) => {
  await open(page, paths.bookDemo);
  await linkTo(page, paths.privacy).press("Enter");
  await expect(heading(page)).toBeFocused();
  // A document that knows nothing of the form's code.
  await page.reload();
  await hydrated(page);
  const release = await hold(page, chunkOf("book-demo-page"));
  const loads = documentLoads(page);
  await page.goBack({ waitUntil: "commit" });
  await expect.poll(() => loads.length).toBe(1);
  release();
  await expect(page).toHaveURL(paths.bookDemo);
  await hydrated(page);
  await expect(page.getByRole("form")).toBeVisible();
  expect(loads).toHaveLength(1);
});

test("where the document stalls as well, the visitor hears of it and can try again", async ({ page }) => {
  await open(page, paths.home);
  const releaseCode = await hold(page, chunkOf("privacy-page"));
  const releaseDocument = await hold(page, /\/privacy$/);
  const loads = documentLoads(page);
  // The page itself has to tell, and to press: a locator would wait for the document.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      const alert = document.querySelector("[role=alert]");
      if (!alert) return;
      watch.disconnect();
      console.info(alert.textContent);
      window.addEventListener("click", () => console.info("again"), { once: true });
      alert.querySelector("a")!.click();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  const heard = page.waitForEvent("console", (message) => message.text().includes("slow to arrive"));
  const again = page.waitForEvent("console", (message) => message.text() === "again");
  void linkTo(page, paths.privacy).press("Enter");
  await heard;
  await again;
  await expect.poll(() => loads.length).toBe(2);
  releaseDocument();
  releaseCode();
  await expect(page).toHaveURL(paths.privacy);
  await hydrated(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("what is typed is never given up for it: the wait goes on, and a new tab is offered", async ({
  page,
  context,
}) => {
  await openForm(page);
  await field(page, "Full Name").fill("Sam Carter");
  const release = await hold(page, chunkOf("privacy-page"));
  const loads = documentLoads(page);
  await page.getByRole("link", { name: "privacy policy" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("what you typed");
  expect((await new AxeBuilder({ page }).include("[role=alert]").analyze()).violations).toEqual([]);
  await expect(bar(page)).toBeVisible();
  await expect(field(page, "Full Name")).toHaveValue("Sam Carter");
  await expect(page).toHaveURL(paths.bookDemo);

  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "Try again" }).click();
  const tab = await opened;
  await expect(heading(tab)).toHaveText("Privacy Policy");
  await tab.close();

  expect(loads).toEqual([]);
  release();
  await expect(page).toHaveURL(paths.privacy);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.goBack();
  await expect(field(page, "Full Name")).toHaveValue("Sam Carter");
  expect(loads).toEqual([]);
});

test("whoever goes elsewhere meanwhile is not taken away from there", async ({ page }) => {
  await open(page, paths.home);
  const release = await hold(page, chunkOf("privacy-page"));
  const loads = documentLoads(page);
  await linkTo(page, paths.privacy).press("Enter");
  await expect(bar(page)).toBeVisible();
  await linkTo(page, paths.bookDemo).press("Enter");
  await expect(page).toHaveURL(paths.bookDemo);
  await expect(bar(page)).toHaveCount(0);
  release();
  await chunkArrives(page, "privacy-page");
  await expect(page).toHaveURL(paths.bookDemo);
  expect(loads).toEqual([]);
});

test("a page that comes at once shows nothing of the kind", async ({ page }) => {
  await open(page, paths.home);
  const ahead = chunkArrives(page, "privacy-page");
  await linkTo(page, paths.privacy).focus();
  await ahead;
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("[role=progressbar]")) document.title = "flashed";
    }).observe(document.body, { childList: true, subtree: true });
  });
  await linkTo(page, paths.privacy).press("Enter");
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/Privacy/);
});
