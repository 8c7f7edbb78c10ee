import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { field, fillForm, openForm, submitButton, successToast } from "./demo-form";
import { chooseTab, EVERY_PAGE, expect, hydrated, MISSING_PAGE, NOWHERE, test } from "./fixtures";
import { HERO_PHRASES, PHRASE_MILLISECONDS } from "../hero-phrases";

/** A landmark or heading of the accessibility tree; `depth` counts the landmarks around it. */
interface Mark {
  role: string;
  name: string;
  level?: number;
  depth: number;
}

const MARK =
  /^ *- '?(?<role>banner|main|contentinfo|navigation|complementary|region|form|search|heading)\b(?: "(?<name>(?:[^"\\]|\\.)*)")?(?: \[level=(?<level>\d)\])?/;

/** Landmarks and headings of the page, in the order in which a screen reader meets them. */
async function marks(page: Page): Promise<Mark[]> {
  const around: number[] = [];
  const snapshot = await page.locator("body").ariaSnapshot();
  return snapshot.split("\n").flatMap((line) => {
    const indent = line.search(/\S/);
    while (around.length > 0 && around.at(-1)! >= indent) around.pop();
    const groups = MARK.exec(line)?.groups;
    if (!groups) return [];
    const { role = "", name = "", level } = groups;
    const mark = { role, name, depth: around.length, ...(level && { level: Number(level) }) };
    if (role !== "heading") around.push(indent);
    return [mark];
  });
}

/** The same as an indented list. Regions and headings without their names: those are copy. */
async function outline(page: Page): Promise<string[]> {
  return (await marks(page)).map(({ role, name, level, depth }) => {
    const label = ["navigation", "form"].includes(role) ? ` ${name}` : level === undefined ? "" : ` ${level}`;
    return "  ".repeat(depth) + role + label;
  });
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

const BANNER = ["banner", "  navigation Main"];
const FOOTER = ["contentinfo", "  heading 2", "  heading 2"];
const region = (...levels: number[]) => ["  region", ...levels.map((level) => `    heading ${level}`)];

test.describe("the outline", () => {
  test("of the landing page", async ({ page }) => {
    await open(page, paths.home);
    expect(await outline(page)).toEqual([
      ...BANNER,
      "main",
      "  heading 1",
      // Trusted by; channels, with a panel's two cards and the sample beside them; audiences; testimonials.
      ...region(2),
      ...region(2, 3, 3, 4),
      ...region(2, 3, 3, 3),
      ...region(2),
      // Advantages, the first with the visitor's own figures; the new team member; the closing words.
      ...region(2, 3, 4, 3, 3),
      ...region(2),
      ...region(2),
      ...FOOTER,
    ]);
  });

  test("of the demo page", async ({ page }) => {
    await open(page, paths.bookDemo);
    expect(await outline(page)).toEqual([
      ...BANNER,
      "main",
      "  heading 1",
      "  form Demo request",
      // What happens next, and straight answers.
      ...region(2, 3, 3, 3),
      ...region(2),
      ...FOOTER,
    ]);
  });

  test("of the privacy policy", async ({ page }) => {
    await open(page, paths.privacy);
    const found = await outline(page);
    const start = [...BANNER, "main", "  navigation Breadcrumb", "  heading 1", "  navigation Contents"];
    expect(found.slice(0, start.length)).toEqual(start);
    expect(found.slice(-FOOTER.length)).toEqual(FOOTER);
    const text = found.slice(start.length, -FOOTER.length);
    expect(text.filter((mark) => !/^ {2}heading [23]$/.test(mark))).toEqual([]);
    const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
    expect(text.filter((mark) => mark === "  heading 2")).toHaveLength(await contents.count());
  });

  test("of the 404", async ({ page, expectedNoise }) => {
    expectedNoise.push(...MISSING_PAGE);
    await open(page, NOWHERE);
    expect(await outline(page)).toEqual([...BANNER, "main", "  heading 1", ...FOOTER]);
  });
});

for (const path of EVERY_PAGE) {
  test(`${path} has one banner, main, contentinfo and h1, and levels without gaps`, async ({ page, expectedNoise }) => {
    if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
    await open(page, path);
    const found = await marks(page);
    for (const role of ["banner", "main", "contentinfo"])
      expect(found.filter((mark) => mark.role === role)).toHaveLength(1);

    const levels = found.flatMap(({ level }) => level ?? []);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => index > 0 && level > levels[index - 1]! + 1)).toEqual([]);

    const named = found.filter(({ role }) => ["navigation", "region", "form", "complementary"].includes(role));
    expect(named.filter(({ name }) => name === "")).toEqual([]);
    const names = named.map(({ role, name }) => `${role} ${name}`);
    expect(names).toEqual([...new Set(names)]);
  });
}

test("each region of the landing page begins with its heading, after the hour at most", async ({ page }) => {
  await open(page, paths.home);
  const hour = String.raw`( +- paragraph:\n( +- (time|text): .*\n)+)?`;
  for (const landmark of await page.getByRole("region").all())
    expect(await landmark.ariaSnapshot()).toMatch(new RegExp(`^- '?region .*\\n${hour} +- '?heading .*\\[level=2\\]`));
});

test("each channel's tab keeps the levels of its headings without gaps", async ({ page }) => {
  await open(page, paths.home);
  for (const tab of await page.getByRole("tab").all()) {
    await chooseTab(tab);
    const levels = (await marks(page)).flatMap(({ level }) => level ?? []);
    expect(levels.filter((level, index) => index > 0 && level > levels[index - 1]! + 1)).toEqual([]);
  }
});

test("the hero is read once, as one sentence with all its phrases", async ({ page }) => {
  await open(page, paths.home);
  const read = await page.locator("body").ariaSnapshot();
  for (const phrase of HERO_PHRASES) expect(read.split(phrase), phrase).toHaveLength(2);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(
    new RegExp(`^\\S.* ?: ${HERO_PHRASES.join(", ")}\\.$`),
  );
});

test("the hero's sentence stays the same while its phrases change", async ({ page }) => {
  await page.clock.install();
  await open(page, paths.home);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.ariaSnapshot();
  await page.clock.runFor(4 * PHRASE_MILLISECONDS);
  await expect(page.locator(".plate")).toContainText(HERO_PHRASES[4]!);
  expect(await heading.ariaSnapshot()).toBe(before);
});

/** Gathers on `window.said` what live regions say, in order: each text that comes into one or replaces another. */
function listenToLiveRegions() {
  const said: string[] = [];
  const last = new Map<Element, string>();
  Object.assign(window, { said });
  new MutationObserver(() => {
    const regions = document.querySelectorAll("output, [role=status], [role=alert], [role=log], [aria-live]");
    for (const live of regions) {
      const text = live.textContent.replaceAll(/\s+/g, " ").trim();
      if (live.getAttribute("aria-live") === "off" || last.get(live) === text) continue;
      last.set(live, text);
      if (text !== "") said.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const said = (page: Page) => page.evaluate(() => Reflect.get(window, "said") as string[]);

test("a sent request is announced as on its way, and its toast once", async ({ page }) => {
  await page.addInitScript(listenToLiveRegions);
  await openForm(page);
  await fillForm(page);
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  await expect.poll(async () => (await said(page)).at(-1)).toContain("Demo Request Received!");
  // As long as it stands, and after it has gone.
  await expect(successToast(page)).toBeHidden();
  expect(await said(page)).toEqual([
    expect.stringMatching(/\S/),
    "Notification Demo Request Received! We'll get back to you shortly to schedule your demo.",
  ]);
});

test("an invalid submit announces the number of errors once, and puts focus on the first", async ({ page }) => {
  await page.addInitScript(listenToLiveRegions);
  await openForm(page);
  await submitButton(page).click();
  await expect(field(page, "Full Name")).toBeFocused();
  await expect(field(page, "Full Name")).toHaveAccessibleDescription("Full name is required");
  expect(await said(page)).toEqual(["4 fields need correcting."]);
});
