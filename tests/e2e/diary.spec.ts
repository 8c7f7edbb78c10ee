import { paths } from "../../src/paths";
import { expect, open, test } from "./fixtures";

test("the diary's number is that of the plates which are shown, read, copied and printed", async ({ page }) => {
  await open(page, paths.home);
  const tools = await page.context().newCDPSession(page);
  /** The number as assistive technology gets it. */
  async function numberRead() {
    const { nodes } = await tools.send("Accessibility.getFullAXTree");
    const texts = nodes.filter(({ role }) => role?.value === "StaticText").map(({ name }) => String(name?.value));
    return Number(texts[texts.indexOf("Increased revenue") + 1]);
  }
  const words = page.getByRole("heading", { name: "Increased revenue" }).locator("xpath=following-sibling::p[1]");
  const numberCopied = () =>
    words.evaluate((element) => {
      getSelection()!.selectAllChildren(element);
      return parseInt(getSelection()!.toString());
    });
  const plates = page.getByRole("table").locator(".plate-small").filter({ visible: true });
  for (const [width, number] of [
    [1440, 10],
    [390, 5],
    [240, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(plates).toHaveCount(number);
    expect(await numberRead(), `at ${width} px`).toBe(number);
    expect(await numberCopied(), `at ${width} px`).toBe(number);
  }
  // Paper is laid out as a wide window.
  await page.emulateMedia({ media: "print" });
  await expect(plates).toHaveCount(10);
  expect(await numberRead(), "on paper").toBe(10);
});
