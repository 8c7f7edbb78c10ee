import { AxeBuilder } from "@axe-core/playwright";
import { EVERY_PAGE, expect, hydrated, MISSING_PAGE, NOWHERE, test } from "./fixtures";

/** What people have: the narrowest that WCAG asks for (1.4.10), phone, tablet, laptop, large screen. */
const WIDTHS = [320, 360, 640, 768, 1440, 2560];
const AXE_WIDTHS = [360, 768, 1440];

// What moves by itself stands still, so that colours are measured at rest.
test.use({ reducedMotion: "reduce" });

for (const path of EVERY_PAGE) {
  test(`axe finds nothing on ${path}, and nothing scrolls sideways`, async ({ page, expectedNoise }) => {
    test.slow();
    if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
    await page.goto(path);
    await hydrated(page);
    for (const width of WIDTHS) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        if (!AXE_WIDTHS.includes(width)) return;
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
      });
    }
  });
}
