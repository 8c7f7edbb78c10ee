import { writeFile } from "node:fs/promises";
import { paths } from "../../src/paths";
import { hydrated, layOutAll, PART, test } from "../e2e/fixtures";

const PAGES = [
  { path: paths.home, file: "src/pages/home/part-heights.css" },
  { path: paths.privacy, file: "src/pages/privacy/part-heights.css" },
];

/**
 * Widths of the page's column in rem, from each of which on a height holds until the next: where the layout changes, and
 * those of common devices in between.
 */
const WIDTHS = [15, 17.5, 20, 22.5, 24.375, 27, 30, 33.75, 37.5, 40, 44, 48, 54, 60, 64, 72, 75, 85, 96];

/** A part of the height: a change that is smaller is not worth a rule. */
const WORTH_A_RULE = 0.03;

/** `npm run part-heights`: measures the parts of long pages, for the room that each takes until it is laid out. */
for (const { path, file } of PAGES)
  test(`part-heights of ${path}`, async ({ page }) => {
    const rules: string[] = [];
    const current = new Map<string, number>();
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width: width * 16, height: 900 });
      await page.goto(path);
      await hydrated(page);
      await layOutAll(page);
      await page.evaluate(() => document.fonts.ready);
      const parts = await page.locator(PART).evaluateAll((sections) =>
        sections.map((section) => {
          const { paddingTop, paddingBottom, borderTopWidth } = getComputedStyle(section);
          const around = [paddingTop, paddingBottom, borderTopWidth].reduce(
            (sum, edge) => sum + Number.parseFloat(edge),
            0,
          );
          const landmark = section.getAttribute("aria-labelledby");
          return {
            selector: landmark
              ? `[aria-labelledby="${landmark}"]`
              : `section:has(> #${section.querySelector("h2")!.id})`,
            height: Math.round((section.getBoundingClientRect().height - around) / 4) / 4,
          };
        }),
      );
      const changed = parts.filter(
        ({ selector, height }) => Math.abs(height - (current.get(selector) ?? 0)) >= height * WORTH_A_RULE,
      );
      for (const { selector, height } of changed) current.set(selector, height);
      if (changed.length > 0)
        rules.push(`  @container (width >= ${width}rem) {
${changed.map(({ selector, height }) => `    ${selector} {\n      --part-height: ${height}rem;\n    }`).join("\n")}
  }`);
    }
    await writeFile(file, `/* Made by \`npm run part-heights\`. */\n@layer late {\n${rules.join("\n")}\n}\n`);
  });
