import { paths } from "../../src/paths";
import { expect, hydrated, test } from "./fixtures";

test("the diary's number is that of the plates which are shown, at every width and after a change", async ({
  page,
}) => {
  await page.goto(paths.home);
  await hydrated(page);
  const tools = await page.context().newCDPSession(page);
  /** The number as assistive technology gets it: it is counted by the style, and no text of the page. */
  async function numberRead() {
    const { nodes } = await tools.send("Accessibility.getFullAXTree");
    const texts = nodes.filter(({ role }) => role?.value === "StaticText").map(({ name }) => String(name?.value));
    return Number(texts[texts.indexOf("Increased revenue") + 1]);
  }
  const plates = page.getByRole("table").locator(".plate-small").filter({ visible: true });
  for (const [width, number] of [
    [1440, 10],
    [390, 5],
    [240, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(plates).toHaveCount(number);
    expect(await numberRead(), `at ${width} px`).toBe(number);
  }
  await plates.first().evaluate((plate) => plate.closest("td")!.replaceChildren("Service"));
  expect(await numberRead(), "with a plate less").toBe(3);
});
