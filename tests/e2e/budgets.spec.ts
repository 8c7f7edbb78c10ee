import { readdirSync, readFileSync } from "node:fs";
import { fileOf } from "../../src/build/write-site";
import { paths } from "../../src/paths";
import { byteBudgets } from "../bench/budgets";
import { brotli, firstScreenOf, readablePart } from "../bench/bytes";
import { buildClient, buildClientWithFurtherPages, FURTHER_PAGES } from "../bench/client-build";
import { computeFloors, type Floors } from "../bench/floors";
import { distFile, loadBookDemo, loadFiles, sitePages, weightOf, weightOfAll } from "../bench/loaded-files";
import { chunkOf, expect, fontsInUse, hydrated, MAIN_SCRIPT, test } from "./fixtures";
import { hold } from "./hold";

// The bytes are the same in every engine; what is measured in the browser, Chromium measures.
test.skip(({ browserName }) => browserName !== "chromium", "measured once");

/** https://w3c.github.io/resource-timing/#dom-performanceresourcetiming-renderblockingstatus, not yet in lib.dom. */
type BlockingEntry = PerformanceResourceTiming & { renderBlockingStatus: "blocking" | "non-blocking" };

test.describe("documents", () => {
  for (const { address, file } of sitePages) {
    test(`${address} shows its first screen from the first flight of packets`, () => {
      const html = distFile(file).toString("utf8");
      const stream = brotli(html);
      expect(stream.length).toBeLessThanOrEqual(byteBudgets.document);
      const readable = readablePart(stream, byteBudgets.firstFlight);
      expect(readable.startsWith(firstScreenOf(html)), "style, header and first screen are readable").toBe(true);
    });

    test(`nothing but the document blocks the paint of ${address}`, async ({ page, expectedNoise }) => {
      expectedNoise.push(/no-such-page|404/);
      await page.goto(address);
      await hydrated(page);
      const blocking = await page.evaluate(() =>
        (performance.getEntriesByType("resource") as BlockingEntry[])
          .filter(({ renderBlockingStatus }) => renderBlockingStatus !== "non-blocking")
          .map(({ name }) => name),
      );
      expect(blocking).toEqual([]);
    });

    test(`${address} asks for its application with its first paint, and for all parts at once`, async ({
      page,
      expectedNoise,
    }) => {
      expectedNoise.push(/no-such-page|404/);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      const release = await hold(page, MAIN_SCRIPT);
      await page.goto(address, { waitUntil: "commit" });
      await expect.poll(() => asked.filter((url) => /-page-[^/]+\.js$/.test(url))).toHaveLength(1);
      release();
      await hydrated(page);
      const { paint, fetches } = await page.evaluate(() => ({
        paint: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
        fetches: performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\/(main|[a-z-]+-page)-[^/]+\.js$/.test(name))
          .map(({ startTime }) => startTime),
      }));
      expect(fetches.length).toBeGreaterThanOrEqual(2);
      for (const start of fetches) expect(start).toBeGreaterThanOrEqual(paint);
    });

    test(`the largest paint of ${address} is text of its first screen, and it is the first paint`, async ({
      page,
      expectedNoise,
    }) => {
      expectedNoise.push(/no-such-page|404/);
      await page.setViewportSize({ width: 412, height: 823 });
      // A busy machine now and then paints a page in two frames; one load in a single frame shows that it can.
      await expect(async () => {
        await page.goto(address);
        await hydrated(page);
        const { largest, first } = await page.evaluate(readLargestPaint);
        expect(largest.isInFirstScreen).toBe(true);
        // The 404 has few words: there it is the forecourt.
        if (file !== fileOf(paths.notFound)) expect(largest).toMatchObject({ url: "", time: first });
      }).toPass();
    });
  }

  test("every visitor fetches two fonts, and none that a document waits for", async ({ page }) => {
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).pathname));
    for (const path of Object.values(paths).filter((one) => one !== paths.notFound)) {
      await page.goto(path);
      await hydrated(page);
      await fontsInUse(page);
    }
    const fonts = [...asked].filter((path) => path.endsWith(".woff2"));
    expect(weightOfAll(fonts)).toBeLessThanOrEqual(byteBudgets.fonts);
    for (const file of Object.values(paths).map(fileOf)) {
      const document = readFileSync(`dist/${file}`, "utf8");
      expect(
        document.match(/<link[^>]* as="?font[^>]*>/g)!.filter((link) => !link.includes('media="not all"')),
      ).toEqual([]);
      // The letters of its h1, in the style.
      expect(document.match(/data:[^)"]*/g)).toEqual([expect.stringMatching(/^data:font\/woff2;/)]);
      expect(document).toMatch(/<style>(?:(?!<\/style>).)*url\(data:/s);
    }
  });

  test("drawings are small", () => {
    const drawings = readdirSync("dist/assets").filter((file) => /^(scene|ridge|[a-z]+-window)-.*\.svg$/.test(file));
    const weights = drawings.map((file) => ({ file, weight: weightOf(`assets/${file}`) }));
    expect(weights.find(({ file }) => file.startsWith("scene"))!.weight).toBeLessThanOrEqual(byteBudgets.scene);
    expect(weights.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(byteBudgets.drawings);
  });
});

/** In the page: the last candidate for the largest paint that Chromium has noted, and the first paint. */
async function readLargestPaint() {
  const entries = await new Promise<PerformanceEntryList>((resolve) =>
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({
      type: "largest-contentful-paint",
      buffered: true,
    }),
  );
  const { element, url, startTime } = entries.at(-1) as PerformanceEntry & { element: Element; url: string };
  const isInFirstScreen = element.getBoundingClientRect().top < window.innerHeight;
  return {
    largest: { url, time: startTime, isInFirstScreen },
    first: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
  };
}

test.describe("scripts", () => {
  let floors: Floors;
  test.beforeAll(async () => {
    floors = await computeFloors();
  });

  test("the landing page's stay near what its packages weigh alone", async ({ page }) => {
    const { scripts } = await loadFiles(page, paths.home);
    expect(weightOfAll(scripts) / floors.landing).toBeLessThanOrEqual(byteBudgets.landingPerFloor);
  });

  test("those that a request for a demo adds stay near what its packages weigh alone", async ({ page, context }) => {
    const { scripts: landing } = await loadFiles(page, paths.home);
    const scripts = await loadBookDemo(await context.newPage());
    // Had the landing page fetched the form unasked, nothing would be left to add.
    expect(landing.filter((script) => script.includes("book-demo"))).toEqual([]);
    const added = scripts.filter((script) => !landing.includes(script));
    expect(weightOfAll(added) / floors.bookDemo).toBeLessThanOrEqual(byteBudgets.bookDemoPerFloor);
  });

  test("nothing of form, schema, toaster or policy is in the landing page's", async ({ page }) => {
    const { scripts } = await loadFiles(page, paths.home);
    const chunks = await buildClient();
    // The boot script has got its list since, and brings nothing along (start.spec.ts).
    const modules = scripts
      .filter((path) => !chunkOf("boot").test(path))
      .flatMap((path) => {
        const chunk = chunks.find(({ fileName }) => `/${fileName}` === path);
        if (!chunk) throw new Error(`${path} is not what a build of these sources gives.`);
        return Object.keys(chunk.modules);
      });
    expect(modules.some((module) => module.endsWith("/home-page.tsx"))).toBe(true);
    const foreign = /react-hook-form|@hookform|\/zod\/|react-toast|\/src\/demo-request\/|\/toaster\.tsx|privacy/;
    expect(modules.filter((module) => foreign.test(module))).toEqual([]);
  });

  test("a further route costs the landing page next to nothing", async () => {
    const appOf = (chunks: Awaited<ReturnType<typeof buildClient>>) =>
      chunks.find(({ modules }) => Object.keys(modules).some((module) => module.endsWith("/src/paths.ts")))!.code;
    const [now, then] = [appOf(await buildClient()), appOf(await buildClientWithFurtherPages())];
    for (const { name } of FURTHER_PAGES) expect(then).toContain(`/${name}`);
    const cost = (brotli(then).length - brotli(now).length) / FURTHER_PAGES.length;
    // And in the boot script the list of its files, as that of a page that is there.
    const boot = readFileSync(
      `dist/assets/${readdirSync("dist/assets").find((file) => file.startsWith("boot-"))}`,
      "utf8",
    );
    const [, list] = /^const MODULES=(\{.*?\});/.exec(boot)!;
    const others = { ...JSON.parse(list!), [paths.privacy]: undefined };
    const listCost = brotli(boot).length - brotli(boot.replace(list!, () => JSON.stringify(others))).length;
    expect(listCost).toBeGreaterThan(0);
    expect(cost + listCost).toBeLessThanOrEqual(byteBudgets.furtherRoute);
  });
});
