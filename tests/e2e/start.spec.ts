import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { VALID_REQUEST } from "../valid-request";
import { serveDevelopment } from "./build-site";
import { field, fillForm, formValues, submitButton } from "./demo-form";
import {
  documentLoads,
  EVERY_PAGE,
  expect,
  fontFile,
  fontsInUse,
  heading,
  hydrated,
  HYDRATION_MISMATCH,
  leadsOn,
  linkTo,
  MAIN_SCRIPT,
  menuButton,
  nextFrames,
  NOWHERE,
  open,
  stranded,
  test,
  WITHHELD,
} from "./fixtures";
import { hold, openUnhydrated } from "./hold";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const firstFigure = (page: Page) => page.getByRole("main").getByRole("textbox").first();

/**
 * In the page, before its own scripts: dispatches the event `hydrating` when React begins to hydrate. It then adds its
 * listeners to its root, and nothing else tells that moment.
 */
function announceHydration() {
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    addEventListener.call(this, type, ...rest);
    if (this instanceof Element && this.id === "root" && type === "click")
      queueMicrotask(() => window.dispatchEvent(new Event("hydrating")));
  };
}

/** In the page: what Chromium notes about its paints and files. */
async function readPaints() {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true }),
    );
  const types = ["paint", "element", "largest-contentful-paint", "resource"];
  const [paints, headings, largest, files] = await Promise.all(types.map(entriesOf));
  const { element, url, startTime } = largest!.at(-1) as PerformanceEntry & { element: Element; url: string };
  return {
    first: paints!.at(-1)!.startTime,
    heading: headings![0]!.startTime,
    largest: startTime,
    largestPicture: url,
    isInFirstScreen: element.getBoundingClientRect().top < window.innerHeight,
    blocking: files!.filter((file) => Reflect.get(file, "renderBlockingStatus") !== "non-blocking"),
  };
}

// Whether each page lists the right files is asked in site.spec.ts.
test("a page asks for nothing before its first paint, and then for all its files at once", async ({ page }) => {
  // Frames and timers stand still until the clock runs on.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\.(js|woff2)$/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  const release = await hold(page, MAIN_SCRIPT);
  await page.goto(paths.home);
  expect(asked, "before the first paint").toEqual([]);
  await page.clock.runFor(200);
  const listed = (await page.locator("html").getAttribute("data-modules"))!.split(" ").toSorted();
  await expect
    .poll(() => asked.filter((file) => file.endsWith(".js")).toSorted(), "while main is on its way")
    .toEqual(listed);
  release();
  await hydrated(page);
  const repeated = asked.filter((file, place) => asked.indexOf(file) !== place);
  expect(repeated, "asked for twice").toEqual([]);
});

test("a page asks for its files sooner by what the network took for its first byte", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  const asked: string[] = [];
  page.on("request", (request) => void (request.url().endsWith(".js") && asked.push(request.url())));
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [{ type: "navigate", requestStart: 100, responseStart: 200 }] as never;
  });
  await page.goto(paths.privacy);
  await page.clock.runFor(40);
  expect(asked, "too soon").toEqual([]);
  await page.clock.runFor(60);
  await expect.poll(() => asked).not.toEqual([]);
});

test("each page paints its heading and its largest part at first", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      const found = document.querySelector("h1");
      found?.setAttribute("elementtiming", "heading");
      if (found) observer.disconnect();
    }).observe(document, { childList: true, subtree: true }),
  );
  for (const path of EVERY_PAGE)
    // A busy machine now and then paints a page in two frames; one load in a single frame shows that it can.
    await expect(async () => {
      await open(page, path);
      const paints = await page.evaluate(readPaints);
      expect(paints, path).toMatchObject({ heading: paints.first, isInFirstScreen: true, blocking: [] });
      // In the landing page's first screen, and on the 404, which has few words, it is the forecourt.
      if (path === paths.home) expect(paints.largestPicture).toMatch(/^$|\/street-(scene|lights)-/);
      else if (path !== NOWHERE) expect(paints, path).toMatchObject({ largest: paints.first, largestPicture: "" });
    }).toPass();
});

test("a page starts in a hidden tab, which has no frames, and fetches its fonts", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(paths.home);
  await expect(page.locator("html")).toHaveAttribute("data-script", "ready");
  await expect.poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain("loaded");
});

test(
  "the fonts come after the first paint, both at once, and are in use; rarer letters bring theirs",
  { tag: "@engines" },
  async ({ page }) => {
    const release = await hold(page, fontFile("sign"));
    const text = page.waitForResponse(fontFile("text"));
    await page.goto(paths.bookDemo, { waitUntil: "commit" });
    const loaded = () =>
      page.evaluate(() => {
        const fonts = [...document.fonts].filter(({ status }) => status === "loaded");
        // While a font is on its way, another stands in for it.
        return fonts.map(({ family, display }) => `${family.replaceAll('"', "")} ${display}`);
      });
    await (await text).finished();
    await hydrated(page);
    await nextFrames(page);
    expect((await loaded()).join(), "the first of two").not.toContain("swap");
    release();
    await fontsInUse(page);
    await expect.poll(loaded).toEqual(expect.arrayContaining(["Archivo swap", "Sign swap"]));
    expect((await loaded()).join()).not.toContain("Latin");
    await field(page, "companyName").fill("Škoda Leeds");
    await expect.poll(loaded).toContain("ArchivoLatin swap");
  },
);

test("a font that does not come leaves the other in use", async ({ page, expectedNoise }) => {
  expectedNoise.push(WITHHELD);
  await page.route(fontFile("sign"), (route) => route.abort());
  await page.goto(paths.privacy);
  await fontsInUse(page);
  expect(await page.evaluate(() => document.fonts.check("16px Archivo"))).toBe(true);
});

test("the development server shows the page, in its fonts", async ({ page }) => {
  const server = await serveDevelopment();
  try {
    // Refused until the server listens.
    await expect(() => page.goto(server.origin)).toPass();
    // It compiles each module as it is asked for.
    await hydrated(page, 45_000);
    await expect(heading(page)).toBeVisible();
    await fontsInUse(page);
  } finally {
    server.stop();
  }
});

test("what is pressed before hydration is done once, and what is typed is kept", async ({ page }) => {
  // Narrow enough for the menu, and wide enough for the figures not to be folded.
  await page.setViewportSize({ width: 700, height: 844 });
  await page.addInitScript(announceHydration);
  await page.addInitScript(() => {
    const press = () => document.querySelector<HTMLElement>("header button")!.click();
    window.addEventListener("hydrating", press, { once: true });
  });
  const release = await openUnhydrated(page, paths.home);
  await firstFigure(page).fill("12");
  for (const name of ["WhatsApp", "Workflows", "WhatsApp"]) await tab(page, name).click();
  release();
  await hydrated(page);
  await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
  await expect(tab(page, "WhatsApp")).toHaveAttribute("aria-selected", "true");
  await expect(tab(page, "WhatsApp")).toBeFocused();
  await expect(firstFigure(page)).toHaveValue("12");
});

test("before hydration links and keys do what the browser does with them, and hydration keeps the page and its place", async ({
  page,
  context,
}) => {
  const release = await openUnhydrated(page, `${paths.home}#customers`);
  await expect(page.locator("#customers"), "the browser's jump to the anchor").toBeInViewport();
  const served = await heading(page).elementHandle();
  const opened = context.waitForEvent("page");
  await linkTo(page, paths.bookDemo).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(paths.bookDemo);
  const first = tab(page, "Voice");
  await first.focus();
  await page.keyboard.press("ArrowRight");
  // A loaded machine drops a key that comes before the frame in which the focus has scrolled the page.
  const toTop = async () => {
    await page.keyboard.press("Home");
    return page.evaluate(() => window.scrollY);
  };
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect.poll(toTop).toBe(0);
  release();
  await hydrated(page);
  expect(await served!.evaluate((element) => element.isConnected)).toBe(true);
  // Nothing of it is done later.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(first).not.toBeFocused();
});

test("a lost application is fetched again by one reload, and not by two", async ({ page, expectedNoise }) => {
  expectedNoise.push(WITHHELD);
  const loads = documentLoads(page);
  // As with a cache that keeps a missing file: what asks past it gets the file, and so does the second document.
  await page.route(MAIN_SCRIPT, (route) =>
    route.request().resourceType() === "fetch" || loads.length === 2 ? route.continue() : route.abort(),
  );
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (file, options) =>
      options?.cache === "reload" ? fetch(file, options) : Promise.resolve(new Response(null, { status: 404 }));
  });
  await open(page, paths.privacy);
  expect(loads).toHaveLength(2);

  await page.goto(NOWHERE);
  await stranded(page);
  expect(loads).toHaveLength(4);
  await fontsInUse(page);
});

test.describe("where an extension has changed the served page", () => {
  async function typeWhileHydrating(page: Page, letters: string) {
    await page.addInitScript(announceHydration);
    await page.addInitScript((text) => {
      const type = () => document.execCommand("insertText", false, text);
      window.addEventListener("hydrating", type, { once: true });
    }, letters);
  }

  test.beforeEach(({ expectedNoise }) => void expectedNoise.push(HYDRATION_MISMATCH));

  /** What password managers do: elements of their own beside a page's. */
  const addElements = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((all) => all.forEach((one) => one.after(document.createElement("div"))));

  test("where an extension has changed the page, what is typed is kept to the last letter", async ({ page }) => {
    await typeWhileHydrating(page, ".and");
    const release = await openUnhydrated(page, paths.bookDemo);
    await fillForm(page, { ...VALID_REQUEST, fullName: "" });
    await addElements(page, "form input");
    await submitButton(page).click();
    await field(page, "workEmail").press("End");
    release();
    await hydrated(page);
    await expect(field(page, "fullName")).toHaveAccessibleDescription("Full name is required");
    // The plate shows the draft.
    await expect(page.getByRole("form").getByText("MORGAN").first()).toBeVisible();
    await page.keyboard.type(".on");
    const typed = { ...VALID_REQUEST, workEmail: `${VALID_REQUEST.workEmail}.and.on`, fullName: "" };
    expect(await formValues(page)).toEqual(typed);

    await page.getByRole("link", { name: "privacy policy" }).press("Enter");
    await expect(page).toHaveURL(paths.privacy);
    await page.goBack();
    await expect(field(page, "workEmail")).not.toHaveValue("");
    expect(await formValues(page)).toEqual(typed);
  });

  test("where an extension has changed the page, a pressed tab opens without taking the focus", async ({ page }) => {
    await typeWhileHydrating(page, "2");
    const release = await openUnhydrated(page, paths.home);
    await addElements(page, "h1, #missed");
    await tab(page, "Workflows").click();
    await firstFigure(page).focus();
    await page.keyboard.type("1");
    release();
    await hydrated(page);
    await expect(tab(page, "Workflows")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.type("3");
    await expect(firstFigure(page)).toHaveValue("123");
  });
});

test("a reload is ready although a font stalls", async ({ page }) => {
  await open(page, paths.privacy);
  const release = await hold(page, fontFile("sign"));
  await page.reload();
  await hydrated(page);
  release();
});

test("pages work where privacy tools forbid storage and measuring", async ({ page, expectedNoise }) => {
  // The router says so when a page is left; nothing else may.
  expectedNoise.push(/^warning: Failed to save (scroll positions|applied view transitions) in sessionStorage/);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The test forbids it.", "SecurityError");
    };
    for (const name of ["sessionStorage", "localStorage", "indexedDB", "caches", "PerformanceObserver"])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
    performance.getEntriesByType = refuse;
  });
  await open(page, paths.bookDemo);
  await leadsOn(page);
});
