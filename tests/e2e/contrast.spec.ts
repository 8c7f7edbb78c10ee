import { chooseTab, EVERY_PAGE, expect, hydrated, MISSING_PAGE, NOWHERE, test } from "./fixtures";
import { faintLines } from "./text-contrast";

// What axe cannot see: text over gradients and pictures. The colours' own pairs: tests/unit/contrast.test.ts.
for (const path of EVERY_PAGE)
  for (const width of [360, 768, 1440, 2560])
    test(`${path} at ${width} px: all text stands out from the pixels behind it`, async ({ page, expectedNoise }) => {
      if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await hydrated(page);
      expect(await faintLines(page)).toEqual([]);
      for (const tab of (await page.getByRole("tab").all()).slice(1)) {
        await chooseTab(tab);
        expect(await faintLines(page)).toEqual([]);
      }
    });
