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

test("what is typed is not given up for it unasked", async ({ page }) => {
  await openForm(page);
  await field(page, "Full Name").fill("Sam Carter");
  const release = await hold(page, chunkOf("privacy-page"));
  const asked = page.waitForEvent("dialog");
  await page.getByRole("link", { name: "privacy policy" }).press("Enter");
  await expect(bar(page)).toBeVisible();
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  release();
  await expect(page).toHaveURL(paths.bookDemo);
  await expect(field(page, "Full Name")).toHaveValue("Sam Carter");
});

test("visitors who go elsewhere meanwhile stay there", async ({ page }) => {
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
    const look = () => {
      if (document.querySelector("[role=progressbar]")?.getBoundingClientRect().width) document.title = "flashed";
      requestAnimationFrame(look);
    };
    look();
  });
  await linkTo(page, paths.privacy).press("Enter");
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/Privacy/);
});
