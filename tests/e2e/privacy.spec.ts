import { paths } from "../../src/paths";
import { expect, nextFrames, open, test } from "./fixtures";

test("the contents lead to each section and mark the one being read", { tag: "@engines" }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, paths.privacy);
  const contents = page.getByRole("navigation", { name: "Contents" });
  const section = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });
  const marked = contents.locator("[aria-current=location]").filter({ visible: true });
  const names = await page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();
  const last = names.at(-1)!;

  await test.step("while one scrolls", async () => {
    await expect.soft(marked).toHaveText([names[0]!]);
    // So low that the policy's head fills it.
    await page.setViewportSize({ width: 1440, height: 240 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await nextFrames(page);
    await expect.soft(marked, "the top of the page").toHaveText([names[0]!]);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const name of ["Retention", "Security"]) {
      await section(name).evaluate((heading) => heading.scrollIntoView());
      await expect.soft(marked, `${name} begins below the header`).toHaveText([name]);
      // Some more than the space between two sections.
      await page.evaluate(() => window.scrollBy(0, -120));
      await expect.soft(marked, `the last lines before ${name}`).toHaveText([names[names.indexOf(name) - 1]!]);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.soft(marked, "the end of the page").toHaveText([last]);
    await expect.soft(marked, "the contents stay").toBeInViewport();
  });

  await test.step("by a link, which puts focus there", async () => {
    for (const name of ["Deletion", names[0]!, last, names.at(-2)!]) {
      await contents.getByRole("link", { name }).click();
      await expect.soft(section(name)).toBeFocused();
      await expect.soft(page).toHaveURL(`${paths.privacy}#${await section(name).getAttribute("id")}`);
      await expect.soft(section(name)).toBeInViewport();
      await expect.soft(marked).toHaveText([name]);
    }
  });

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(contents.getByRole("link"), "folded on a narrow screen").toHaveCount(0);
});
