import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mark } from "../../src/brand/mark";
import { hexOf, withPaletteColours } from "../../tools/generate/palette-colours";

const FAVICON = "public/favicon.svg";
const SCENE = "src/brand/street-scene.svg";
const OUT_OF_DATE = "out of date, `npm run icons` draws it";

test.each([FAVICON, SCENE, "src/pages/home/testimonials/opening-showroom.svg"])("%s shows the current mark", (file) => {
  const drawing = readFileSync(file, "utf8");
  expect(drawing.includes(`d="${mark.path}"`), `${OUT_OF_DATE}`).toBe(true);
});

test.each([
  [FAVICON, ["action", "go"]],
  [SCENE, ["go"]],
  ["src/pages/home/team-member/pass-clip.svg", ["paper-2"]],
])("%s has the brand's colours %j", (file, names) => {
  const drawing = readFileSync(file, "utf8");
  expect(drawing, `${OUT_OF_DATE}`).toBe(withPaletteColours(drawing));
  for (const name of names) expect(drawing, `${OUT_OF_DATE}, ${name}`).toContain(hexOf(name));
});
