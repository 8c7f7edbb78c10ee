import { rm } from "node:fs/promises";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { buildSite, filesOf, testFolder } from "./build-site";
import { expect, hydrated, test } from "./fixtures";
import { buildCopy, CALL, copyProject, hostRecordedSite, STARTS, TONE } from "./recorded-site";
import { faintLines } from "./text-contrast";

// One copy of the site is built, and one host runs, for all of them.
test.describe.configure({ mode: "default" });

const FAILED = "The recording cannot be played. Read it below.";

/** A press counts for so long as the visitor's own wish, in Chromium: 5 s. */
const LONGER_THAN_A_PRESS_COUNTS = 6_000;

let site: string;
let host: Awaited<ReturnType<typeof hostRecordedSite>>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await buildCopy("recorded", `{ keptAt: "the contract folder" }`);
  host = await hostRecordedSite(site);
});

test.afterAll(async () => {
  host?.stop();
  await rm(testFolder("recorded"), { recursive: true, force: true });
});

const sound = (page: Page) => page.locator("audio");
const call = (page: Page) => page.getByRole("group", { name: CALL.chip });
const lines = (page: Page) => call(page).getByRole("listitem");
const playFrom = (page: Page, line: number) => lines(page).nth(line).getByRole("button");

const state = (page: Page) =>
  sound(page).evaluate((audio: HTMLAudioElement) => ({ paused: audio.paused, time: audio.currentTime }));

/** Opens the page of a host that answers like this when it is asked for the recording. */
async function open(page: Page, answer: Parameters<typeof host.answer>[0] = { knowsRanges: true }) {
  host.answer(answer);
  await page.goto(host.origin);
  await hydrated(page);
}

/** The recording is under way, in this line. */
async function expectSpoken(page: Page, line: number) {
  const start = STARTS[line]!;
  await expect
    .poll(async () => {
      const { paused, time } = await state(page);
      return !paused && time > start && time < start + 6;
    })
    .toBe(true);
}

/**
 * Tells of the recording by the console: whatever else a test does in a page counts as a press there. Runs in the page.
 *
 * @param line the line whose button is brought into view and told of
 * @param start when that line begins, in seconds
 */
function tellOfRecording({ line, start }: { line: number; start: number }) {
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.script !== "ready") return;
    observer.disconnect();
    const audio = document.querySelector("audio")!;
    audio.addEventListener("timeupdate", () => {
      if (audio.paused || audio.currentTime < start) return;
      console.info(`plays: true, press counts: ${navigator.userActivation.isActive}`);
    });
    audio.play().then(
      () => console.info("unasked: it plays"),
      (error: DOMException) => console.info(`unasked: ${error.name}`),
    );
    const button = audio.parentElement!.querySelectorAll("button")[line]!;
    button.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y } = button.getBoundingClientRect();
    console.info(`button: ${Math.round(x + 20)} ${Math.round(y + 20)}`);
  }).observe(document, { attributes: true, subtree: true });
}

/** The lines whose look differs from that of most: what is spoken. */
async function marked(page: Page): Promise<number[]> {
  const looks = await lines(page).evaluateAll((items) =>
    items.map((item) =>
      [item, ...item.querySelectorAll("button, svg")].map((part) => {
        const { backgroundImage, backgroundColor, fill } = getComputedStyle(part);
        return [backgroundImage, backgroundColor, fill].join();
      }),
    ),
  );
  return looks.flatMap((look, line) => {
    const alike = looks.filter((other) => String(other) === String(look)).length;
    return alike === 1 ? [line] : [];
  });
}

test("without a recording nothing of it is shipped", async () => {
  const silent = [...(await filesOf(await buildCopy("silent", undefined)))];
  const traces = /<audio|createObjectURL|Play from|media-src|cannot be played/;
  expect(silent.filter(([, content]) => traces.test(content.toString())).map(([file]) => file)).toEqual([]);
  // The same words are there with one, or the test could not fail.
  const recorded = [...(await filesOf(site))].filter(([, content]) => traces.test(content.toString()));
  expect(recorded.map(([file]) => file.replace(/-[\w-]{8}\./, "."))).toEqual(
    expect.arrayContaining(["/assets/home-page.js", "/index.html"]),
  );
  await rm(testFolder("silent"), { recursive: true });
});

test("the policy lets the page play its own files and what it has fetched, and nothing else", async ({ page }) => {
  const answer = await page.request.get(host.origin);
  const policy = await answer.text();
  expect(policy).toContain("; media-src 'self' blob:;");
  expect(answer.headers()["permissions-policy"]).toContain("autoplay=()");
});

test("nothing is fetched before it is asked for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page);
  await call(page).scrollIntoViewIfNeeded();
  await expect(sound(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.endsWith(".wav"))).toEqual([]);
});

for (const [kind, answer] of [
  ["knows ranges", { knowsRanges: true }],
  ["knows none", { knowsRanges: false }],
] as const) {
  test.describe(`on a host that ${kind}`, () => {
    test("a line's button plays from there, and another one from elsewhere", async ({ page }) => {
      await open(page, answer);
      await playFrom(page, 4).click();
      await expectSpoken(page, 4);
      await playFrom(page, 1).click();
      await expectSpoken(page, 1);
      await playFrom(page, 6).press("Enter");
      await expectSpoken(page, 6);
      await playFrom(page, 0).click();
      await expectSpoken(page, 0);
    });

    test("a line's button goes there in what plays already", async ({ page }) => {
      await open(page, answer);
      await sound(page).focus();
      await page.keyboard.press("Space");
      await expectSpoken(page, 0);
      await playFrom(page, 5).click();
      await expectSpoken(page, 5);
    });

    test("a press lets it play, however long the file takes; without one it may not", async ({ page }) => {
      test.slow();
      await page.addInitScript(tellOfRecording, { line: 3, start: STARTS[3]! });
      host.answer({ ...answer, delay: LONGER_THAN_A_PRESS_COUNTS });
      const told = (pattern: RegExp) => page.waitForEvent("console", (message) => pattern.test(message.text()));
      const refused = told(/^unasked: /);
      const button = told(/^button: /);
      await page.goto(host.origin);
      expect((await refused).text()).toBe("unasked: NotAllowedError");
      const [x, y] = (await button).text().match(/\d+/g)!.map(Number);
      const plays = told(/^plays: /);
      await page.mouse.click(x!, y!);
      expect((await plays).text()).toBe("plays: true, press counts: false");
      await expectSpoken(page, 3);
      expect(await marked(page)).toEqual([3]);
    });
  });
}

test("the line that is spoken is marked, and nothing is announced or scrolled", async ({ page }) => {
  await open(page);
  await playFrom(page, 2).scrollIntoViewIfNeeded();
  const said = await call(page).ariaSnapshot();
  const top = await page.evaluate(() => window.scrollY);
  const places = () => lines(page).evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  const before = await places();
  expect(await marked(page)).toEqual([]);
  // A moment before the next line.
  await playFrom(page, 2).click();
  await expectSpoken(page, 2);
  await sound(page).evaluate((audio: HTMLAudioElement, time) => (audio.currentTime = time), STARTS[3]! - 1);
  await expect.poll(() => marked(page)).toEqual([2]);
  await expect.poll(() => marked(page)).toEqual([3]);
  expect(await call(page).ariaSnapshot()).toBe(said);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  expect(await places()).toEqual(before);
  // Far below, where the last line is out of view.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const bottom = await page.evaluate(() => window.scrollY);
  await sound(page).evaluate((audio: HTMLAudioElement, time) => (audio.currentTime = time), STARTS[7]!);
  await expect.poll(() => marked(page)).toEqual([7]);
  expect(await page.evaluate(() => window.scrollY)).toBe(bottom);
  // And it ends.
  await sound(page).evaluate((audio: HTMLAudioElement) => (audio.currentTime = audio.duration - 0.2));
  await expect.poll(() => marked(page)).toEqual([]);
});

test("falls silent when another call, another tab or another page is chosen", async ({ page }) => {
  await open(page);
  const others = [
    () => page.getByRole("button", { name: "Service desk" }).click(),
    () => page.getByRole("tab", { name: "WhatsApp" }).click(),
  ];
  for (const chooseOther of others) {
    await playFrom(page, 1).click();
    await expectSpoken(page, 1);
    await chooseOther();
    await expect.poll(async () => (await state(page)).paused).toBe(true);
    await page.getByRole("tab", { name: "Voice" }).click();
    await page.getByRole("button", { name: CALL.chip }).click();
    expect((await state(page)).paused).toBe(true);
  }
  await playFrom(page, 1).click();
  await expectSpoken(page, 1);
  const audio = await sound(page).elementHandle();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).press("Enter");
  await expect(page).toHaveURL(/\/privacy$/);
  await expect.poll(() => audio!.evaluate((element: HTMLAudioElement) => element.paused)).toBe(true);
});

test("stays silent when another call is chosen while it is on its way", async ({ page }) => {
  await open(page, { knowsRanges: false, delay: 1_000 });
  await playFrom(page, 4).click();
  const whole = page.waitForResponse((response) => response.request().resourceType() === "fetch");
  await whole;
  await page.getByRole("button", { name: "Service desk" }).click();
  await expect(sound(page)).toBeHidden();
  await expect.poll(() => sound(page).getAttribute("src")).toMatch(/^blob:/);
  expect((await state(page)).paused).toBe(true);
});

for (const fault of ["missing", "broken"] as const) {
  for (const knowsRanges of [true, false]) {
    test(`says that it cannot be played when the file is ${fault}${knowsRanges ? "" : ", without ranges"}`, async ({
      page,
      expectedNoise,
    }) => {
      expectedNoise.push(/Failed to load resource/);
      await open(page, { fault, knowsRanges });
      await playFrom(page, 2).click();
      await expect(call(page).getByRole("alert")).toHaveText(FAILED);
      expect(await marked(page)).toEqual([]);
      for (const { text } of CALL.lines) await expect(call(page).getByText(text)).toBeVisible();
      // A fault that passes is over with the next press.
      host.answer({ knowsRanges });
      await playFrom(page, 2).click();
      await expectSpoken(page, 2);
      await expect(call(page).getByRole("alert")).toHaveCount(0);
    });
  }
}

test("says so, too, when its own control was pressed", async ({ page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
  await open(page, { fault: "missing" });
  await sound(page).focus();
  await page.keyboard.press("Space");
  await expect(call(page).getByRole("alert")).toHaveText(FAILED);
});

for (const media of [{}, { forcedColors: "active", colorScheme: "dark" }] as const) {
  test(`axe finds nothing while it plays, and the mark is seen ${JSON.stringify(media)}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce", ...media });
    await open(page);
    const look = () => playFrom(page, 2).screenshot();
    const before = await look();
    await playFrom(page, 2).focus();
    await page.keyboard.press("Enter");
    await expectSpoken(page, 2);
    await playFrom(page, 1).focus();
    expect((await look()).equals(before)).toBe(false);
    const axe = new AxeBuilder({ page }).include("#channels");
    // It reads the colours that the page asked for, not those that the visitor's system forces.
    if ("forcedColors" in media) axe.disableRules("color-contrast");
    const { violations } = await axe.analyze();
    expect(violations).toEqual([]);
  });
}

for (const width of [320, 1440]) {
  test(`${width} px: everything fits, can be pressed and read`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    await playFrom(page, 1).click();
    await expectSpoken(page, 1);
    await sound(page).evaluate((audio: HTMLAudioElement) => audio.pause());
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    for (const line of CALL.lines.keys()) {
      const box = (await playFrom(page, line).boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    const words = await call(page).innerText();
    const faint = await faintLines(page);
    expect(faint.filter((line) => words.includes(line.replace(/^[\d.]+: /, "")))).toEqual([]);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it can be heard by its own controls, and nothing is offered that does nothing", async ({ page }) => {
    host.answer({ knowsRanges: true });
    await page.goto(host.origin);
    await sound(page).focus();
    await page.keyboard.press("Space");
    await expectSpoken(page, 0);
    await expect(call(page).getByRole("button").filter({ visible: true })).toHaveCount(0);
    for (const { text } of CALL.lines) await expect(call(page).getByText(text)).toBeVisible();
  });
});

test("on paper there are the words alone", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  await expect(sound(page)).toBeHidden();
  await expect(playFrom(page, 0)).toBeHidden();
  await expect(call(page).getByText(CALL.lines[0]!.text)).toBeVisible();
});

test("a file that is not there stops the build", async () => {
  test.setTimeout(120_000);
  const name = "recorded-without-consent";
  const project = await copyProject(name, `"sample"`);
  await rm(join(project, TONE));
  const { exitCode, output: reason } = await buildSite("dist", {}, "production", project);
  expect(exitCode).toBe(1);
  expect(reason).toContain("tone.wav");
  await rm(project, { recursive: true });
});
