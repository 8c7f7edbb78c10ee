import { paths } from "../../src/paths";
import { fullDeployment } from "../deployment";
import { BUILT_SITE, FULL_SITE } from "./build-site";
import { builtSite } from "./built-pages";
import { expect, hydrated, test, UNANSWERED_COUNT } from "./fixtures";

const { VITE_DEMO_LINE } = fullDeployment("");
const DIALLED = `tel:${VITE_DEMO_LINE.replaceAll(" ", "")}`;

test.describe("with a number to ring", () => {
  test.use({ baseURL: process.env.E2E_FULL_ORIGIN });

  test("hero and Voice name it, whole and large enough for a thumb, at 320 px", async ({ page, expectedNoise }) => {
    expectedNoise.push(UNANSWERED_COUNT);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(paths.home);
    await hydrated(page);
    const links = page.locator(`a[href="${DIALLED}"]`);
    await expect(links).toHaveText([`Or ring it now: ${VITE_DEMO_LINE}`, VITE_DEMO_LINE]);
    for (const link of await links.all()) {
      const { x, width } = (await link.boundingBox())!;
      expect.soft(x, "starts in the window").toBeGreaterThanOrEqual(0);
      expect.soft(x + width, "ends in the window").toBeLessThanOrEqual(320);
    }
    expect.soft((await links.first().boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.getByRole("tabpanel", { name: "Voice" }).getByRole("link").first()).toHaveText(VITE_DEMO_LINE);
  });
});

test("a site without a number has no word of it", async () => {
  const words = /Or ring it now|Hear it yourself|href="tel:|our demo line/;
  const filesWith = async (folder: string) =>
    [...(await builtSite(folder)).files].filter(([, content]) => words.test(String(content))).map(([file]) => file);
  expect(await filesWith(FULL_SITE)).not.toEqual([]);
  expect(await filesWith(BUILT_SITE)).toEqual([]);
});
