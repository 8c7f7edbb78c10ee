import { expect, hydrated, test } from "./fixtures";

test("the landing page hydrates without a sound", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await expect(page.getByRole("banner")).toBeVisible();
});
