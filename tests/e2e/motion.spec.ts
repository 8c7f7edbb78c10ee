import { createServer, type Server } from "node:http";
import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { PHRASE_MILLISECONDS as PHRASE_MS } from "../hero-phrases";
import { listen } from "../listen";
import { fillForm, submitButton, successToast } from "./demo-form";
import {
  chooseTab,
  EVERY_PAGE,
  expect,
  fontsInUse,
  hydrated,
  linkTo,
  MISSING_PAGE,
  nextFrames,
  test,
} from "./fixtures";

const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1440, height: 900 };

const TYPING_MS = 2000;

/** The phrases in their order, as the h1 lists them. */
const phrasesOf = async (page: Page) =>
  (await page.getByRole("heading", { level: 1 }).innerText()).replace(/\.$/, "").split(/: |, /).slice(1);

const plate = (page: Page) => page.getByRole("main").locator("p[aria-hidden]", { hasText: "UK" }).first();
/** The letters on the plate that are seen. */
const seenPhrase = async (page: Page) => (await plate(page).innerText()).replace(/^UK/, "").trim();
const pauseButton = (page: Page) => page.getByRole("button", { name: "Pause animation" });

/** Opens the landing page, whose clock then stands still but for `page.clock.runFor`. */
async function openWithClock(page: Page) {
  await page.clock.install();
  await page.goto(paths.home);
  await hydrated(page);
  await fontsInUse(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** The animations of the page but for those that scrolling drives: these move because the visitor does. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map((animation) => {
        const { target, pseudoElement } = animation.effect as KeyframeEffect;
        return `${animation.playState}: ${target?.outerHTML.slice(0, 90)} ${pseudoElement ?? ""}`;
      }),
  );

/** Notes everything that begins to move by CSS or script. */
function noteMotion() {
  window.motions = [];
  const note = (element: Element, what: string) => window.motions.push(`${what} of ${element.outerHTML.slice(0, 90)}`);
  for (const type of ["animationstart", "transitionrun"] as const)
    addEventListener(type, (event) => {
      const { target, pseudoElement } = event;
      // What scrolling drives starts at once.
      const isTimed = (target as Element)
        .getAnimations({ subtree: true })
        .some(({ timeline }) => timeline instanceof DocumentTimeline);
      const name = event instanceof AnimationEvent ? event.animationName : event.propertyName;
      if (isTimed || type === "transitionrun") note(target as Element, `${name} ${pseudoElement}`);
    });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...parameters) {
    note(this, "script");
    return animate.apply(this, parameters);
  };
}

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

/** Notes every shift, those right after an input too: on this site nothing moves what a visitor is looking at. */
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

/** The columns of a picture's middle in which there is ink, as runs from and to. Runs in the page. */
async function inkRuns(picture: string): Promise<{ from: number; to: number }[]> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
  const context = canvas.getContext("2d")!;
  context.drawImage(image, 0, 0);
  // Between the lines along the plate's edges.
  const top = Math.round(image.height * 0.2);
  const { data } = context.getImageData(0, top, image.width, image.height - 2 * top);
  const runs: { from: number; to: number }[] = [];
  for (let x = 0; x < image.width; x++) {
    let hasInk = false;
    for (let start = x * 4; start < data.length; start += image.width * 4)
      hasInk ||= data[start]! + data[start + 1]! + data[start + 2]! < 160;
    const last = runs.at(-1);
    if (!hasInk) continue;
    if (last?.to === x - 1) last.to = x;
    else runs.push({ from: x, to: x });
  }
  return runs;
}

for (const viewport of [PHONE, DESKTOP])
  test(`the hero's phrases change in place at ${viewport.width} px`, { tag: "@engines" }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openWithClock(page);
    /** Where everything of the first screens stands. */
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll("main :is(h1, h2, p, figure, ol, li, button, a), footer")].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return `${element.localName} ${[x, y, width, height].map(Math.round).join()}`;
        }),
      );
    const letters = plate(page).locator("> span").nth(1);
    const em = await letters.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    const lines = () =>
      letters.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
      });
    const book = page.getByRole("figure").first();
    const litRecords = () =>
      book.getByRole("listitem").evaluateAll((rows: HTMLElement[]) => {
        const weights = rows.map((row) => Number(getComputedStyle(row).fontWeight));
        return rows.filter((_, index) => weights[index]! > Math.min(...weights)).map(({ innerText }) => innerText);
      });

    // Paused and resumed by the keyboard: the time of a phrase begins now.
    await pauseButton(page).press("Enter");
    await expect(pauseButton(page)).toHaveAttribute("aria-pressed", "true");
    await pauseButton(page).press("Enter");
    await expect(pauseButton(page)).toHaveAttribute("aria-pressed", "false");
    // Its ring would be in the pictures.
    await pauseButton(page).blur();
    const before = await places();

    const phrases = await phrasesOf(page);
    for (const turn of [1, 2, 3, 4, 5, 0]) {
      const phrase = phrases[turn]!;
      const pictures: { count: number; runs: Awaited<ReturnType<typeof inkRuns>> }[] = [];
      await page.clock.runFor(turn === 1 ? PHRASE_MS + 10 : PHRASE_MS - TYPING_MS);
      expect.soft(await places(), `${phrase}, not yet typed`).toEqual(before);
      let typedCount = 0;
      for (const count of [1, Math.ceil(phrase.length / 2), phrase.length]) {
        await page.clock.runFor(Math.round(((count - typedCount) * TYPING_MS) / phrase.length));
        typedCount = count;
        expect.soft(await seenPhrase(page)).toBe(phrase.slice(0, count).trim());
        expect.soft(await places(), phrase.slice(0, count)).toEqual(before);
        if (turn > 2) continue;
        const picture = (await letters.screenshot()).toString("base64");
        pictures.push({ count, runs: await page.evaluate(inkRuns, picture) });
      }
      expect.soft(await lines(), `lines of: ${phrase}`).toBe(1);
      const whole = pictures.at(-1)?.runs ?? [];
      for (const { count, runs } of pictures) {
        const typed = runs.slice(0, -1);
        const distance = runs.at(-1)!.from - (typed.at(-1)?.to ?? -Infinity);
        expect.soft(distance, `the caret's distance: ${phrase.slice(0, count)}`).toBeLessThanOrEqual(0.4 * em + 1);
        expect.soft(typed, `letters cut: ${phrase.slice(0, count)}`).toEqual(whole.slice(0, typed.length));
      }
      const record = await book.getByRole("listitem").nth(turn).innerText();
      expect.soft(await litRecords(), `the lit record of: ${phrase}`).toEqual([record]);
      const conversations = book.getByRole("paragraph").filter({ hasText: /, \d+:\d+$/, visible: true });
      expect.soft(await conversations.allInnerTexts()).toEqual([expect.stringContaining(/^[\d:]+/.exec(record)![0])]);
    }
  });

test("the hero's phrase rests when the visitor wants it to, and goes on after", async ({ page }) => {
  await openWithClock(page);
  const phrases = await phrasesOf(page);
  const running = async () => (await animations(page)).filter((one) => one.startsWith("running"));
  const isComplete = async () => phrases.includes(await seenPhrase(page));
  const expectRest = async (why: string) => {
    await expect.poll(isComplete, why).toBe(true);
    const resting = await seenPhrase(page);
    await page.clock.runFor(2 * PHRASE_MS);
    expect(await seenPhrase(page), why).toBe(resting);
  };
  /** The next phrase is being typed. */
  const expectTyping = async (why: string) => {
    const typeSome = async () => {
      await page.clock.runFor(TYPING_MS / 4);
      return isComplete();
    };
    // Each try runs the faked clock on: none waits.
    await expect.poll(typeSome, { message: why, intervals: [0] }).toBe(false);
  };

  await test.step("its button pauses it for good", async () => {
    await expectTyping("at first");
    await pauseButton(page).click();
    await expect(pauseButton(page)).toHaveAttribute("aria-pressed", "true");
    await page.mouse.move(5, 5);
    await expectRest("paused");
    await expect.poll(running).toEqual([]);
    await pauseButton(page).click();
    await page.mouse.move(5, 5);
    await expectTyping("resumed");
  });

  await test.step("the mouse and the keyboard's focus hold it", async () => {
    await page.getByRole("figure").first().hover();
    await expectRest("under the mouse");
    await page.mouse.move(5, 5);
    await expectTyping("without the mouse");
    await page.getByRole("banner").getByRole("link", { name: "Book a Demo" }).focus();
    await page.keyboard.press("Tab");
    await expect(pauseButton(page)).toBeFocused();
    await expectRest("focused");
    await page.keyboard.press("Shift+Tab");
    await expectTyping("no longer focused");
  });

  await test.step("in print it is complete", async () => {
    await page.emulateMedia({ media: "print" });
    await expectRest("in print");
    await page.emulateMedia({ media: null });
    await expectTyping("no longer printed");
  });

  await test.step("out of view nothing is animated or changed", async () => {
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(isComplete, "out of view").toBe(true);
    await expect.poll(running).toEqual([]);
    await page.evaluate(() => {
      window.motions = [];
      new MutationObserver((records) =>
        window.motions.push(...records.map(({ type, target }) => `${type} of ${target.textContent}`)),
      ).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ["class", "style"],
      });
    });
    await page.clock.runFor(2 * PHRASE_MS);
    expect(await page.evaluate(() => window.motions)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expectTyping("in view again");
  });
});

test("what comes into view moves once, and is whole before on paper and after on the screen", async ({ page }) => {
  await page.addInitScript(noteMotion);
  await page.goto(paths.home);
  await hydrated(page);
  await expect.poll(async () => (await animations(page)).length, "ready to move").toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  expect.soft(await animations(page), "in print").toEqual([]);
  await page.emulateMedia({ media: null });

  await readToTheEnd(page);
  // Neither running nor held at its first frame.
  await expect.poll(() => animations(page)).toEqual([]);
  const first = await page.evaluate(() => window.motions);
  expect(first.length).toBeGreaterThan(3);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await readToTheEnd(page);
  expect.soft(await page.evaluate(() => window.motions), "at the second visit").toEqual(first);

  await page.goto(`${paths.home}#advantages`);
  await page.reload();
  await hydrated(page);
  await nextFrames(page);
  const clock = page.locator("#advantages time");
  await expect(clock).toBeInViewport();
  expect(await clock.evaluate((element) => element.getAnimations({ subtree: true }).length), "in view first").toBe(0);
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
  await page.goto(paths.home);
  await hydrated(page);
  await expect(pauseButton(page)).toBeHidden();
  const isSmooth = (elements: Element[]) => elements.filter((one) => getComputedStyle(one).scrollBehavior === "smooth");
  expect(await page.locator("*").evaluateAll(isSmooth), "smooth scrolling").toEqual([]);
  await readToTheEnd(page);
  await expectStill("reading");
  for (const tab of await page.getByRole("tab").all()) await chooseTab(tab);
  await page.getByRole("tabpanel").getByRole("button").last().click();
  await expectStill("tabs and chips");
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
  for (const isOpen of [true, false]) {
    await menu.click();
    await expect(menu).toHaveAttribute("aria-expanded", String(isOpen));
  }
  await expectStill("the menu");

  await linkTo(page, paths.bookDemo).click();
  await expect(page).toHaveURL(paths.bookDemo);
  await expectStill("the way to the form");
  await submitButton(page).hover();
  await fillForm(page);
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  await expectStill("a toast and a receipt");
  await successToast(page).getByRole("button").click();
  await expect(successToast(page)).toBeHidden();
  await linkTo(page, paths.privacy).click();
  await expect(page).toHaveURL(paths.privacy);
  await page.locator("summary").click();
  await expectStill("a disclosure");
});

test("the hero shows its first phrase for good to a visitor who wants no motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openWithClock(page);
  await page.clock.runFor(2 * PHRASE_MS);
  expect(await seenPhrase(page)).toBe((await phrasesOf(page))[0]);
});

/** The site by way of a server that sends the rest of a document, from its h1 on, when the beginning is on the screen. */
function slowly(site: string, isPainted: () => Promise<unknown>): Server {
  return createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url!, site));
      const body = Buffer.from(await answer.arrayBuffer());
      for (const [name, value] of answer.headers)
        if (!/^(connection|transfer-encoding|content-(encoding|length))$/.test(name)) response.setHeader(name, value);
      response.statusCode = answer.status;
      const beginning = body.indexOf("</h1>");
      if (answer.headers.get("content-type")?.startsWith("text/html") && beginning > 0) {
        response.write(body.subarray(0, beginning));
        await isPainted();
        response.end(body.subarray(beginning));
      } else response.end(body);
    })();
  });
}

test.describe("layout shift", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "the Layout Instability API is Chromium's");

  /**
   * What fonts may move that come after the first paint: a twentieth of what is called good. With the site's own words it
   * is nothing at all; other words, such as another name, may break elsewhere.
   */
  const LATE_FONTS = 0.005;

  for (const viewport of [PHONE, DESKTOP]) {
    const at = `at ${viewport.width} px`;

    test(`${at} nothing moves while a document arrives in two parts and its fonts last`, async ({
      page,
      baseURL,
      expectedNoise,
    }) => {
      expectedNoise.push(...MISSING_PAGE);
      await page.setViewportSize(viewport);
      await page.addInitScript(noteShifts);
      const isPainted = () => page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
      const server = slowly(baseURL!, isPainted);
      const origin = await listen(server);
      let released = Promise.resolve();
      await page.route("**/*.woff2", async (route) => {
        await released;
        await route.continue();
      });
      for (const path of EVERY_PAGE) {
        let release = () => {};
        released = new Promise((resolve) => (release = resolve));
        const fontIsAsked = page.waitForRequest("**/*.woff2");
        await page.goto(origin + path, { waitUntil: "commit" });
        await hydrated(page);
        await fontIsAsked;
        await nextFrames(page);
        release();
        await fontsInUse(page);
        await nextFrames(page);
        const shifts = await page.evaluate(() => window.layoutShifts);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect.soft(sum, `${path} ${at}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(LATE_FONTS);
      }
      server.close();
    });

    test(`${at} nothing moves when tabs, menu, form and toast change`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(noteShifts);
      const open = async (path: string) => {
        await page.goto(path);
        await hydrated(page);
        await fontsInUse(page);
        await nextFrames(page);
        await page.evaluate(() => void (window.layoutShifts = []));
      };
      const expectNoShift = async (during: string) => {
        await nextFrames(page);
        expect.soft(await page.evaluate(() => window.layoutShifts), `${during} ${at}`).toEqual([]);
      };

      await open(paths.home);
      for (const tab of (await page.getByRole("tab").all()).toReversed()) {
        await chooseTab(tab);
        await expectNoShift(`tab ${await tab.innerText()}`);
      }
      const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
      if (viewport === PHONE)
        for (const isOpen of [true, false]) {
          await menu.click();
          await expect(menu).toHaveAttribute("aria-expanded", String(isOpen));
          await expectNoShift(`menu ${isOpen ? "opened" : "closed"}`);
        }

      await open(paths.bookDemo);
      await fillForm(page);
      await submitButton(page).click();
      await expect(successToast(page)).toBeVisible();
      await expectNoShift("toast shown");
      await page.keyboard.press("F8");
      await page.keyboard.press("Escape");
      await expect(successToast(page)).toBeHidden();
      await expectNoShift("toast gone");
    });
  }
});
