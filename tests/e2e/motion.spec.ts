import { createServer, type ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { PHRASE_MS, TYPING_MS } from "../../src/pages/home/hero/use-phrase-cycle";
import { listen } from "../listen";
import { closeToast, sendRequest, successToast } from "./demo-form";
import {
  chooseTab,
  DESKTOP,
  EVERY_PAGE,
  expect,
  fontsInUse,
  heading,
  heroPhrases,
  hydrated,
  linkTo,
  menuButton,
  nextFrames,
  open,
  openAndStopClock,
  pauseButton,
  PHONE,
  test,
} from "./fixtures";
import { hold } from "./hold";

const book = (page: Page) => page.getByRole("figure").first();
const plate = (page: Page) => page.getByRole("main").locator("p[aria-hidden]", { hasText: "UK" }).first();
/** The letters on the plate that are seen. */
const seenPhrase = async (page: Page) => (await plate(page).innerText()).replace(/^UK/, "").trim();

/** The animations of the page but for those that scrolling drives: these move because the visitor does. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map(({ playState, effect }) => `${playState}: ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 90)}`),
  );

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    motions: string[];
    layoutShifts: { value: number; what: string }[];
  }
}

/** Notes everything that begins to move, but for what scrolling drives. Runs in the page. */
function noteMotion() {
  window.motions = [];
  const note = (event: AnimationEvent | TransitionEvent) => {
    const name = event instanceof AnimationEvent ? event.animationName : event.propertyName;
    if (!name.startsWith("scroll-"))
      window.motions.push(`${name} of ${(event.target as Element).outerHTML.slice(0, 90)}`);
  };
  addEventListener("animationstart", note);
  addEventListener("transitionrun", note);
}

/** Notes every shift, those right after an input too. Runs in the page. */
function noteShifts() {
  window.layoutShifts = [];
  const describe = ({ node }: { node: Node | null }) =>
    node instanceof HTMLElement ? node.outerHTML.slice(0, 120) : (node?.textContent ?? "gone");
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      window.layoutShifts.push({ value, what: sources.map(describe).join(" | ") });
  }).observe({ type: "layout-shift", buffered: true });
}

/** Goes down the page as a reader does, half a screen at a time, to its end. */
async function readToTheEnd(page: Page) {
  let last = -1;
  for (let y = 0; y !== last; y = await page.evaluate(() => window.scrollY)) {
    last = y;
    await page.mouse.wheel(0, page.viewportSize()!.height / 2);
    // One frame scrolls, one reports what came into view.
    await nextFrames(page);
  }
}

/** Opens the menu and closes it. */
async function useMenu(page: Page, afterEach = async () => {}) {
  for (const isOpen of [true, false]) {
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", String(isOpen));
    await afterEach();
  }
}

/** Where everything of the first screens stands. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, p, figure, ol, li, button, a), footer")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName} ${[x, y, width, height].map(Math.round).join()}`;
    }),
  );

/** How many lines of the shown conversation can be seen, besides its heading. An answer that is to come has no opacity. */
const linesSaid = async (page: Page) => {
  const lines = book(page).getByRole("paragraph").filter({ visible: true });
  const opacities = await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).opacity));
  return opacities.filter((opacity) => opacity !== "0").length - 1;
};

/** The record of a phrase stands out alone, and its conversation alone is shown. */
async function expectRecord(page: Page, turn: number) {
  const records = book(page).getByRole("listitem");
  const weights = await records.evaluateAll((all) => all.map((one) => Number(getComputedStyle(one).fontWeight)));
  const lit = weights.map((weight) => weight > Math.min(...weights));
  expect.soft(lit, `the lit record of phrase ${turn + 1}`).toEqual(lit.map((_, place) => place === turn));
  const headings = book(page)
    .getByRole("paragraph")
    .filter({ hasText: /, \d+:\d+$/, visible: true });
  await expect.soft(headings).toHaveText([new RegExp(await records.nth(turn).locator("time").innerText())]);
}

test("the hero's phrases change in place", { tag: "@engines" }, async ({ page }) => {
  await openAndStopClock(page, paths.home);
  const lines = () =>
    plate(page).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.children[1]!);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    });

  for (const viewport of [PHONE, DESKTOP])
    await test.step(`at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      // Paused and resumed by the keyboard: the time of a phrase begins now.
      for (const isPaused of [true, false]) {
        await pauseButton(page).press("Enter");
        await expect(pauseButton(page)).toHaveAttribute("aria-pressed", String(isPaused));
      }
      const phrases = await heroPhrases(page);
      const shown = phrases.indexOf(await seenPhrase(page));
      const before = await places(page);
      for (const [passed] of phrases.entries()) {
        const turn = (shown + passed + 1) % phrases.length;
        const phrase = phrases[turn]!;
        await page.clock.runFor(passed === 0 ? PHRASE_MS + 10 : PHRASE_MS - TYPING_MS);
        expect.soft(await places(page), `${phrase}, not yet typed`).toEqual(before);
        expect.soft(await linesSaid(page), `the question of: ${phrase}`).toBe(1);
        await page.clock.runFor(TYPING_MS);
        expect.soft(await places(page), phrase).toEqual(before);
        await expect.soft.poll(() => linesSaid(page), `the answer of: ${phrase}`).toBe(2);
        expect.soft(await lines(), `lines of: ${phrase}`).toBe(1);
        await expectRecord(page, turn);
      }
    });
});

test("out of view nothing runs, and back in view the hero's phrase goes on", async ({ page }) => {
  await openAndStopClock(page, paths.home);
  const typeOn = async () => {
    await page.clock.runFor(TYPING_MS / 4);
    return seenPhrase(page);
  };
  const shown = await seenPhrase(page);
  // Each try runs the faked clock on: none waits.
  await expect.poll(typeOn, { intervals: [0] }).not.toBe(shown);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const phrases = await heroPhrases(page);
  await expect.poll(async () => phrases.includes(await seenPhrase(page)), "complete when it is out of view").toBe(true);
  const left = await seenPhrase(page);
  await page.clock.runFor(2 * PHRASE_MS);
  expect(await seenPhrase(page)).toBe(left);
  await expect.poll(async () => (await animations(page)).filter((one) => one.startsWith("running"))).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(typeOn, { intervals: [0] }).not.toBe(left);
});

test("what comes into view moves once, and is whole afterwards", async ({ page }) => {
  await page.addInitScript(noteMotion);
  await open(page, paths.home);
  await readToTheEnd(page);
  // Neither running nor held at its first frame.
  await expect.poll(() => animations(page)).toEqual([]);
  const first = await page.evaluate(() => window.motions);
  const names = new Set(first.map((motion) => motion.split(" ")[0]));
  expect(names.size).toBeGreaterThan(4);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(heading(page)).toBeInViewport();
  await readToTheEnd(page);
  expect.soft(await page.evaluate(() => window.motions), "at the second visit").toEqual(first);
});

test("nothing moves for a visitor who wants no motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(PHONE);
  await page.addInitScript(noteMotion);
  const expectStill = async (during: string) => {
    await nextFrames(page);
    expect.soft(await page.evaluate(() => window.motions), during).toEqual([]);
    expect.soft(await animations(page), during).toEqual([]);
  };
  await openAndStopClock(page, paths.home);
  const isSmooth = (elements: Element[]) => elements.filter((one) => getComputedStyle(one).scrollBehavior === "smooth");
  expect(await page.locator("*").evaluateAll(isSmooth), "smooth scrolling").toEqual([]);
  const shown = await seenPhrase(page);
  await page.clock.runFor(PHRASE_MS);
  expect(await seenPhrase(page)).not.toBe(shown);
  await page.clock.resume();
  await expectStill("the next phrase");
  await readToTheEnd(page);
  await expectStill("reading");
  for (const tab of await page.getByRole("tab").all()) await chooseTab(tab);
  await page.getByRole("tabpanel").getByRole("button").last().click();
  await useMenu(page);
  await expectStill("tabs, chips and the menu");

  await linkTo(page, paths.bookDemo).click();
  await sendRequest(page);
  await successToast(page).getByRole("button").click();
  await expect(successToast(page)).toBeHidden();
  await expectStill("the way to the form, a toast and a receipt");
  await linkTo(page, paths.privacy).click();
  await page.getByRole("navigation", { name: "Contents" }).locator("summary").click();
  await expectStill("a disclosure");
});

/**
 * Serves the site, each of its pages in parts: at first up to the narrow bar's menu button, which comes after what it
 * moves; `sendRest` sends the other parts of the last page, in frames of their own.
 */
async function serveInParts() {
  let response: ServerResponse;
  let html = "";
  const server = createServer(async ({ url }, answer) => {
    const found = await fetch(process.env.E2E_ORIGIN + url!);
    answer.writeHead(found.status, { "content-type": found.headers.get("content-type")! });
    if (!EVERY_PAGE.includes(url!)) return void answer.end(Buffer.from(await found.arrayBuffer()));
    html = await found.text();
    response = answer;
    response.write(html.slice(0, html.indexOf("<button")));
  });
  async function sendRest(page: Page) {
    await expect(page.getByRole("banner").getByRole("link").last()).toBeAttached();
    // No frame comes before the bar is whole; a browser that shows half a bar has done so when it is idle.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 200 })));
    response.write(html.slice(html.indexOf("<button"), html.indexOf("<main")));
    // The footer, too, comes in two: before its columns, and the rest.
    const footer = html.indexOf("<h2", html.indexOf("<footer"));
    const main = html.slice(html.indexOf("<main"), footer);
    for (const part of [...main.match(/.{1,3000}/gs)!, html.slice(footer)]) {
      await nextFrames(page);
      response.write(part);
    }
    response.end();
  }
  return { origin: await listen(server), sendRest, stop: () => void server.close() };
}

/**
 * What fonts may move that come after the first paint: a twentieth of what is called good. With the site's own words it is
 * nothing at all; other words, such as another name, may break elsewhere.
 */
const LATE_FONTS = 0.005;

// Lighthouse's phone: at its width the hero's first line once grew by a line as the fonts came.
for (const viewport of [{ width: 412, height: 823 }, DESKTOP])
  test(`nothing shifts at ${viewport.width} px while a document arrives in parts, and under late fonts, tabs, menu, form and toast`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(noteShifts);
    const expectNoShift = async (during: string, most = 0) => {
      await nextFrames(page);
      const shifts = await page.evaluate(() => window.layoutShifts.splice(0));
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `${during}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
    };
    const { origin, sendRest, stop } = await serveInParts();
    for (const path of EVERY_PAGE) {
      const releaseFonts = await hold(page, /\.woff2$/);
      await page.goto(origin + path, { waitUntil: "commit" });
      await sendRest(page);
      await hydrated(page);
      await expectNoShift(`${path} in parts`);
      releaseFonts();
      await fontsInUse(page);
      await expectNoShift(`late fonts on ${path}`, LATE_FONTS);

      for (const tab of (await page.getByRole("tab").all()).toReversed()) {
        await chooseTab(tab);
        await expectNoShift(`tab ${await tab.innerText()}`);
      }
      if (path === paths.home && viewport !== DESKTOP) await useMenu(page, () => expectNoShift("the menu"));
      if (path !== paths.bookDemo) continue;
      await sendRequest(page);
      await expectNoShift("toast shown");
      const receipt = page.getByText(/^Filled in at \d/);
      const transforms = () =>
        page
          .locator("form *", { has: receipt })
          .evaluateAll((all) => all.map((one) => getComputedStyle(one).transform));
      await expect.poll(transforms, "the receipt, torn off").toContainEqual(expect.stringMatching(/^matrix/));
      await closeToast(page);
      await expectNoShift("toast gone");
    }
    stop();
  });
