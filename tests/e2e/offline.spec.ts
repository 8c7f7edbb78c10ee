import { paths } from "../../src/paths";
import { field } from "./demo-form";
import { expect, heading, linkTo, open, test } from "./fixtures";

test("without a connection a link leaves the page as it is, says so, and leads on once there is one; what was fetched or typed is there", async ({
  page,
  context,
  expectedNoise,
}) => {
  // What Chromium says of each file that a page still wants.
  expectedNoise.push(/ERR_INTERNET_DISCONNECTED/);
  await open(page, paths.privacy);
  await context.setOffline(true);
  const words = await heading(page).textContent();
  const form = page.getByRole("banner").locator(`a[href^="${paths.bookDemo}"]`).first();
  await form.click();
  const notice = page.getByRole("alert");
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(paths.privacy);
  const tryAgain = notice.getByRole("button");
  await expect(tryAgain).toBeFocused();
  await tryAgain.click();
  await expect(notice, "still no connection").toBeVisible();
  // A place on the page itself, and the page itself, need no connection.
  await page.getByRole("main").locator("a[href*='#']").filter({ visible: true }).first().click();
  await expect(heading(page)).toHaveText(words!);
  await expect(notice).toBeHidden();

  await form.click();
  await context.setOffline(false);
  await page.getByRole("alert").getByRole("button").click();
  await expect(page).toHaveURL(new RegExp(`${paths.bookDemo}\\b`));
  await expect(heading(page)).toBeFocused();
  await expect(notice).toBeHidden();

  // Where the code of both pages is here.
  await field(page, "fullName").fill("Sam Carter");
  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page)).toHaveText(words!);
  await linkTo(page, paths.bookDemo).press("Enter");
  await expect(heading(page)).toBeFocused();
  await expect(field(page, "fullName")).toHaveValue("Sam Carter");
});
