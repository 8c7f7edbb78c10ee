import { expect, test as base, type BrowserContext, type Locator, type Page, type Request } from "@playwright/test";
import { paths } from "../../src/paths";

export { expect } from "@playwright/test";

interface Fixtures {
  /** Push a pattern for each console message and page error that the test means to cause; every other one fails it. */
  expectedNoise: RegExp[];
}

/** Reports a violated policy in the console. */
function reportPolicyViolations() {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`${violatedDirective} forbids ${blockedURI}`),
  );
}

/** What React Router keeps for the tab's life; the privacy policy says so. */
const ROUTER_KEYS = ["react-router-scroll-positions", "remix-router-transitions"];

/** All that the open pages have stored on this machine, cookies included, but for the router's own. */
async function stored(context: BrowserContext): Promise<string[]> {
  const found = context.pages().map((page) =>
    page
      .evaluate(async () => [
        // Chromium sets a cookie in another process. Only reading cookies in the page waits for it.
        ...document.cookie
          .split("; ")
          .filter(Boolean)
          .map((cookie) => `cookie: ${cookie}`),
        ...Object.keys(sessionStorage),
        ...Object.keys(localStorage).map((key) => `localStorage: ${key}`),
        ...(await indexedDB.databases()).map(({ name }) => `indexedDB: ${name}`),
        ...(await caches.keys()).map((name) => `cache: ${name}`),
      ])
      // An error page of the browser has no storage, nor has a page to which the test forbids it.
      .catch(() => []),
  );
  return (await Promise.all(found)).flat().filter((key) => !ROUTER_KEYS.includes(key));
}

/**
 * Watches all pages of a context for what no page may do.
 *
 * @returns a function that lists what was seen: unexpected console output (hydration errors and policy violations are
 *   part of it), requests to third parties, cookies, and all that is stored but the router's scroll positions
 */
async function watchPages(context: BrowserContext, expectedNoise: RegExp[]): Promise<() => Promise<string[]>> {
  const noise: string[] = [];
  context.on("page", (page) => {
    page.on("console", (message) => {
      const line = `${message.type()}: ${message.text()}`;
      const isOfNowhere =
        MISSING_PAGE.some((one) => one.test(line)) && (line + message.location().url).includes(NOWHERE);
      if (/^(error|warning)/.test(line) && !isOfNowhere) noise.push(line);
    });
    page.on("pageerror", (error) => noise.push(`pageerror: ${error.message}`));
    page.on("request", (request) => {
      const url = request.url();
      if (!/^(http:\/\/localhost:|blob:|data:)/.test(url)) noise.push(`request to a third party: ${url}`);
    });
  });
  await context.addInitScript(reportPolicyViolations);
  return async () => [
    ...noise.filter((message) => !expectedNoise.some((pattern) => pattern.test(message))),
    ...(await stored(context)).map((key) => `stored: ${key}`),
    // The cookies that pages cannot read, too.
    ...(await context.cookies()).map(({ name }) => `cookie: ${name}`),
  ];
}

/** Runs a test, and fails it by what its pages did that no page may do. */
export async function runWatched(context: BrowserContext, expectedNoise: RegExp[], run: () => Promise<void>) {
  const seen = await watchPages(context, expectedNoise);
  await run();
  expect(await seen(), "what no page may do").toEqual([]);
}

/** Every test runs under these rules; failures.spec.ts proves that they can fail one. */
export const test = base.extend<Fixtures & { watch: void }>({
  expectedNoise: async ({}, use) => use([]),
  watch: [({ context, expectedNoise }, use) => runWatched(context, expectedNoise, () => use()), { auto: true }],
});

/** Resolves when the page's controls work (src/start/document-script.ts says so on `<html>`). */
export async function hydrated(page: Page, timeout = 15_000): Promise<void> {
  // Asked in every frame; an assertion would ask after 100, 350, 850 ms, and all tests together would wait for a minute.
  await page.waitForFunction(() => document.documentElement?.dataset.script === "ready", undefined, { timeout });
}

/** Opens a page. Resolves when its controls work. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Opens a page. Resolves when its controls work and its fonts are in use, with which lines may break elsewhere. */
export async function openWithFonts(page: Page, path: string): Promise<void> {
  await open(page, path);
  await fontsInUse(page);
}

/** Opens a page, with its fonts. From then on its time passes by `page.clock.runFor` alone. */
export async function openAndStopClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: "2026-01-15T08:00:00Z" });
  await openWithFonts(page, path);
  await page.clock.pauseAt("2026-01-15T09:00:00Z");
}

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The page's own heading. */
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });

// Playwright has no `import.meta.env`, which the words of layout, hero and form need: they are copied, each once.
/** The button that opens and closes the menu of narrow windows. */
export const menuButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" });

/** The button that stops the hero's phrase. */
export const pauseButton = (page: Page) => page.getByRole("button", { name: "Pause animation" });

/** The hero's phrases, as its heading lists them for screen readers. */
export const heroPhrases = async (page: Page) =>
  (await heading(page).textContent())!.replaceAll(/^.*: |\.$/g, "").split(", ");

/** Stops the hero's phrase, which would change between two looks. A script's click does not move the focus. */
export const pauseHero = (page: Page) => pauseButton(page).evaluate((button: HTMLElement) => button.click());

/** How many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects a part of the page to be in view, whole but for the rounding of what is turned, and below the header. */
export async function expectInView(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 0.99 });
  const header = (await page.getByRole("banner").boundingBox())!;
  expect((await part.boundingBox())!.y, "below the header").toBeGreaterThanOrEqual(header.y + header.height);
}

/** React finds another page than was served, reports it, and renders its own. */
export const HYDRATION_MISMATCH = /^pageerror: Minified React error #418/;

/** Resolves when the fonts are in use, or the fonts that stand in for them stay. */
export async function fontsInUse(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === "Archivo"));
  await page.evaluate(() => document.fonts.ready);
}

/** Two frames, in which Chromium lays out and reports. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/** Resolves when the page has understood that its script will not come, and shows what stands in for it. */
export async function stranded(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-script", "failed");
}

/** The addresses of the pages that search engines list. */
export const LISTED = Object.values(paths).filter((path) => path !== paths.notFound);

/** An address without a page. What browser and page say of it is expected in every test. */
export const NOWHERE = "/nowhere";

/** One address of each page. */
export const EVERY_PAGE = [...LISTED, NOWHERE];

/** What the browser says of an answer with status 404. */
export const NOT_FOUND_ANSWER = /^error: Failed to load resource: .*404/;

/** What the browser and the 404 page say of an address without a page. */
export const MISSING_PAGE = [NOT_FOUND_ANSWER, /^error: Page not found: /];

/** What the browser says of a file that a test withholds. */
export const WITHHELD = /Failed to load resource/;

/** The requests for whole documents from now on: a navigation inside the site makes none. */
export function documentLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  return loads;
}

/** Chooses a tab by a click. Resolves when its panel is shown: the tab itself answers a moment earlier. */
export async function chooseTab(tab: Locator): Promise<void> {
  await tab.click();
  await expect(tab.page().locator(`#${await tab.getAttribute("aria-controls")}`)).toBeVisible();
}

/** Gives the page these rules besides its own: the policy forbids a style element, but not a constructed sheet. */
export const setStyle = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** Opens, or closes, all that is folded. */
export const setFolds = (page: Page, isOpen: boolean) =>
  page
    .locator("details")
    .evaluateAll((folds: HTMLDetailsElement[], toOpen) => folds.forEach((fold) => (fold.open = toOpen)), isOpen);

/** The first visible link to an address. */
export const linkTo = (page: Page, address: string) =>
  page.locator(`a[href="${address}"]`).filter({ visible: true }).first();

/** The page leads on: a link of it is followed, within the document. */
export async function leadsOn(page: Page): Promise<void> {
  const next = new URL(page.url()).pathname === paths.privacy ? paths.home : paths.privacy;
  await linkTo(page, next).press("Enter");
  await expect(page).toHaveURL(new URL(next, page.url()).href);
  await expect(heading(page)).toBeFocused();
}

/** A script, by the name of its module. */
export const chunkOf = (pageModule: string) => new RegExp(`/assets/${pageModule}-[^/]+\\.js$`);

/** Resolves when a chunk has arrived, of a page or by its own name; call it before whatever asks for it. */
export const chunkArrives = (page: Page, name: string) =>
  page
    .waitForEvent("requestfinished", { predicate: (request) => chunkOf(name).test(request.url()), timeout: 15_000 })
    .catch((cause: unknown) => {
      throw new Error(`The script ${name} did not arrive within 15 s at ${page.url()}`, { cause });
    });

/** What the browser says of a count or a report to which nobody answers: the page needs no answer. */
export const UNANSWERED_COUNT = /^error: Failed to load resource: net::ERR_(CONNECTION_REFUSED|BLOCKED_BY_RESPONSE)/;

/** The script that hydrates every page. */
export const MAIN_SCRIPT = chunkOf("main");

/** A font, by the name of its file. */
export const fontFile = (name: string) => new RegExp(`/${name}-[^/-]+\\.woff2$`);
