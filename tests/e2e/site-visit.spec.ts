import { existsSync } from "node:fs";
import { paths } from "../../src/paths";
import { brotli, isCompressedFormat } from "../../tools/bench/bytes";
import { builtSite } from "./built-pages";
import { sendRequest } from "./demo-form";
import { expect, fontsInUse, linkTo, nextFrames, openWithFonts, test } from "./fixtures";

/**
 * Bytes as they travel: text compressed with brotli at quality 11, fonts and pictures unchanged. These are alarms against
 * accidents, such as an inlined picture or a library dragged in, 20 to 30 % above what the site needs. Nobody takes
 * anything out to let something else in: whoever adds something raises them.
 */
const ALARMS = {
  landingDocument: 36_000,
  otherDocument: 24_000,
  landingScripts: 140_000,
  requestScripts: 36_000,
  fonts: 31_000,
  drawings: 8_000,
};

/** Bytes that files of the built site take on the wire. */
const weightOf = (names: string[], files: Map<string, Buffer>) =>
  names.reduce((sum, name) => sum + (isCompressedFormat(name) ? files.get(name)! : brotli(files.get(name)!)).length, 0);

test("no document and no drawing is larger than it is meant to be", async () => {
  const { files, pages } = await builtSite();
  for (const { path, name, html } of pages)
    expect
      .soft(brotli(html).length, `bytes of ${name}`)
      .toBeLessThanOrEqual(path === paths.home ? ALARMS.landingDocument : ALARMS.otherDocument);
  const isLogo = (file: string) => existsSync(file.replace(/.*\/(.*)-.{8}\.svg$/, "src/pages/home/trusted-by/$1.svg"));
  const drawings = [...files.keys()].filter((file) => /^\/assets\/.*\.svg$/.test(file) && !isLogo(file));
  expect(weightOf(drawings, files), `bytes of ${drawings.join()}`).toBeLessThanOrEqual(ALARMS.drawings);
});

test("a visit and a request fetch few bytes of scripts and fonts, none before they are needed", async ({ page }) => {
  const requested = new Set<string>();
  page.on("request", (request) => requested.add(new URL(request.url()).pathname));
  const fetched = (ending: string) => [...requested].filter((file) => file.endsWith(ending));
  const { files, pages } = await builtSite();
  const textOf = (names: string[]) => names.map((name) => files.get(name)).join("\n");
  const policy = pages.find(({ path }) => path === paths.privacy)!.document;
  const chapter = [...policy.querySelectorAll("main h2")].at(-2)!;
  const requestWords = ["Please enter a valid work email", "radix-toast"];

  await openWithFonts(page, paths.home);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
    await nextFrames(page);
  }
  const landing = fetched(".js");
  expect(landing.length).toBeGreaterThan(2);
  expect.soft(weightOf(landing, files), "scripts of the landing page").toBeLessThanOrEqual(ALARMS.landingScripts);
  for (const words of [...requestWords, chapter.textContent])
    expect.soft(textOf(landing), "scripts of the landing page").not.toContain(words);

  await linkTo(page, paths.bookDemo).press("Enter");
  await sendRequest(page);
  await fontsInUse(page);
  const added = fetched(".js").filter((file) => !landing.includes(file));
  for (const words of requestWords) expect(textOf(added), "fetched for the request").toContain(words);
  expect.soft(weightOf(added, files), "scripts that a request adds").toBeLessThanOrEqual(ALARMS.requestScripts);

  await linkTo(page, paths.privacy).press("Enter");
  await expect(page.getByText(chapter.textContent).last()).toBeVisible();
  const fonts = fetched(".woff2");
  expect.soft(fonts, "fonts").toHaveLength(2);
  expect.soft(weightOf(fonts, files), "bytes of fonts").toBeLessThanOrEqual(ALARMS.fonts);
});

test("every class in a page has a rule", async () => {
  for (const { name, html, document } of (await builtSite()).pages) {
    const rules = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, style]) => style!.replaceAll("\\", ""));
    const classes = new Set([...document.querySelectorAll("[class]")].flatMap(({ classList }) => [...classList]));
    // lucide-react names its icons.
    const own = [...classes].filter((one) => !one.startsWith("lucide"));
    expect
      .soft(
        own.filter((one) => !rules.join().includes(`.${one}`)),
        name,
      )
      .toEqual([]);
  }
});
