import { paths } from "../../src/paths";
import { expect, fontsInUse, open, test } from "./fixtures";

/** Of a window that has a scrollbar which takes room. */
const SCROLLBAR = 15;

test("the hero's lead does not end in a line of one word, nor break one at its hyphen, with and without a scrollbar", async ({
  page,
}) => {
  await open(page, paths.home);
  await fontsInUse(page);
  const lead = page.locator("h1 ~ p").first();
  for (const width of [360, 768, 1024, 1200, 1280, 1366, 1440, 1920].flatMap((full) => [full, full - SCROLLBAR])) {
    await page.setViewportSize({ width, height: 720 });
    const { lastWords, broken } = await lead.evaluate(({ firstChild }) => {
      const inTwoLines = [...firstChild!.textContent!.matchAll(/[a-z]+-[^ ]+/g)].filter(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(firstChild!, index);
        range.setEnd(firstChild!, index + word.length);
        return new Set(Array.from(range.getClientRects(), ({ bottom }) => bottom)).size > 1;
      });
      const ends = [...firstChild!.textContent!.matchAll(/\S(?=\s|$)/g)].map(({ index }) => {
        const range = document.createRange();
        range.setStart(firstChild!, index);
        range.setEnd(firstChild!, index + 1);
        return range.getBoundingClientRect().bottom;
      });
      return { lastWords: ends.filter((bottom) => bottom === ends.at(-1)).length, broken: inTwoLines.map(String) };
    });
    expect.soft(broken, `words in two lines at ${width} px`).toEqual([]);
    expect.soft(lastWords, `words in the last line at ${width} px`).toBeGreaterThan(1);
  }
});
