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
  const plates = page.getByRole("table").locator("[translate=no]").filter({ visible: true });
  async function expectNumber(when: string) {
    const shown = await plates.count();
    expect(shown, `plates ${when}`).toBeGreaterThan(1);
    expect(await numberRead(), `the number read ${when}`).toBe(shown);
    return shown;
  }
  const numbers = new Set<number>();
  for (const width of [240, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const shown = await expectNumber(`at ${width} px`);
    expect(await numberCopied(), `the number copied at ${width} px`).toBe(shown);
    numbers.add(shown);
  }
  expect(numbers.size, "narrow windows show fewer").toBeGreaterThan(1);
  // Paper is laid out as a wide window.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ media: "print" });
  expect(await expectNumber("on paper")).toBe(Math.max(...numbers));
});
