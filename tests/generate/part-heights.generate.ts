import { writeFile } from "node:fs/promises";
import { hydrated, layOutAll, PART, test } from "../e2e/fixtures";

const FILE = "src/pages/home/part-heights.css";

/**
 * Widths of the page's column in rem, from each of which on a height holds until the next: where the layout changes, and
 * those of common devices in between.
 */
const WIDTHS = [15, 17.5, 20, 22.5, 24.375, 27, 30, 33.75, 37.5, 40, 44, 48, 54, 60, 64, 72, 75, 85, 96];

/** A part of the height: a change that is smaller is not worth a rule. */
const WORTH_A_RULE = 0.03;

/** `npm run part-heights`: measures the landing page's parts, for the room that each takes until it is laid out. */
test("part-heights", async ({ page }) => {
  const rules: string[] = [];
  const current = new Map<string, number>();
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width: width * 16, height: 900 });
    await page.goto("/");
    await hydrated(page);
    await layOutAll(page);
    await page.evaluate(() => document.fonts.ready);
    const parts = await page.locator(PART).evaluateAll((sections) =>
      sections.map((section) => ({
        label: section.getAttribute("aria-labelledby")!,
        height: Math.round(section.getBoundingClientRect().height / 4) / 4,
      })),
    );
    const changed = parts.filter(
      ({ label, height }) => Math.abs(height - (current.get(label) ?? 0)) >= height * WORTH_A_RULE,
    );
    for (const { label, height } of changed) current.set(label, height);
    if (changed.length > 0)
      rules.push(`  @container (width >= ${width}rem) {
${changed.map(({ label, height }) => `    [aria-labelledby="${label}"] {\n      --part-height: ${height}rem;\n    }`).join("\n")}
  }`);
  }
  await writeFile(FILE, `/* Made by \`npm run part-heights\`. */\n@layer late {\n${rules.join("\n")}\n}\n`);
});
