import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { chooseTab, EVERY_PAGE, expect, hydrated, MISSING_PAGE, NOWHERE, test } from "./fixtures";

const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** What has focus, as a sighted visitor finds it. */
interface Stop {
  name: string;
  /** Its place among all elements of the document. */
  place: number;
  /** In pixels of the page, not of the window. */
  box: { top: number; bottom: number; left: number; right: number };
  /** It belongs to the sticky bar or another part that does not scroll with the text. */
  isStuck: boolean;
  faults: string[];
}

/** Runs in the page. Nothing when no element of the page has focus. */
function describeFocus(): Stop | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return;
  const faults: string[] = [];
  const { top, bottom, left, right } = element.getBoundingClientRect();

  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
  const width = parseFloat(outlineWidth);
  if (outlineStyle !== "solid" || width < 2) faults.push(`outline ${outlineStyle} ${outlineWidth}`);
  if (/, 0\)$|\/ 0\)$|transparent/.test(outlineColor)) faults.push(`outline ${outlineColor}`);

  // 2.4.11: no other content lies over it, at the middle and near the corners of each of its lines. Rounded corners
  // belong to what lies behind them, and what is higher than the room below the bar cannot be seen whole.
  const inset = 3;
  const room = innerHeight - parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const cover = [...element.getClientRects()]
    .filter((line) => line.width > 2 * inset && line.height > 2 * inset && line.height <= room)
    .flatMap((line) => {
      const xs = [line.left + inset, (line.left + line.right) / 2, line.right - inset];
      const ys = [line.top + inset, (line.top + line.bottom) / 2, line.bottom - inset];
      return xs.flatMap((x) => ys.map((y) => document.elementFromPoint(x, y)));
    })
    .find((above) => !above || !(element.contains(above) || above.contains(element)));
  if (cover !== undefined) faults.push(`under ${cover?.outerHTML.slice(0, 60) ?? "the window's edge"}`);

  // The ring is not cut off by a box that hides what overflows it.
  const reach = width + parseFloat(outlineOffset);
  let isStuck = false;
  for (let around: HTMLElement | null = element; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    if (style.position === "sticky" || style.position === "fixed") isStuck = true;
    if (around === element || around === document.body || around === document.documentElement) continue;
    const box = around.getBoundingClientRect();
    const cutsX = style.overflowX !== "visible" && (left - reach < box.left - 0.5 || right + reach > box.right + 0.5);
    const cutsY = style.overflowY !== "visible" && (top - reach < box.top - 0.5 || bottom + reach > box.bottom + 0.5);
    if (cutsX || cutsY) faults.push(`ring cut by ${around.outerHTML.slice(0, 60)}`);
  }
  if (left - reach < -0.5 || right + reach > document.documentElement.clientWidth + 0.5)
    faults.push("ring cut by the window");

  return {
    name: (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40),
    place: [...document.querySelectorAll("*")].indexOf(element),
    box: { top: top + scrollY, bottom: bottom + scrollY, left, right },
    isStuck,
    faults,
  };
}

/** Presses Tab until the page's last stop, and describes each on the way. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(describeFocus);
    // Past the last stop the browser goes to the body, or starts again.
    if (!stop || stops.some(({ place }) => place === stop.place)) return stops;
    stops.push(stop);
  }
}

/** Steps that lead back up the page within one column, or up and to the left of it. */
function backwards(stops: Stop[]): string[] {
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1];
    if (!before || before.isStuck || stop.isStuck) return [];
    const isAbove = stop.box.bottom <= before.box.top + 1;
    const isFurtherRight = stop.box.left >= before.box.right - 1;
    return isAbove && !isFurtherRight ? [`${before.name} → ${stop.name}`] : [];
  });
}

function expectSound(stops: Stop[]) {
  expect(stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
  const places = stops.map(({ place }) => place);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(backwards(stops)).toEqual([]);
}

for (const viewport of [NARROW, WIDE]) {
  test.describe(`by keyboard at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const path of EVERY_PAGE) {
      test(`${path}: every stop is ringed, in view and in order`, async ({ page, expectedNoise }) => {
        if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
        await open(page, path);
        const stops = await walk(page);
        expect(stops.length).toBeGreaterThan(4);
        expectSound(stops);
      });
    }

    for (const name of ["Voice", "WhatsApp", "Workflows"])
      test(`the panel of ${name}: every stop is ringed, in view and in order`, async ({ page }) => {
        await open(page, paths.home);
        await chooseTab(page.getByRole("tab", { name }));
        expectSound(await walk(page));
      });

    test("a stop is not covered on the way back up, either", async ({ page }) => {
      await open(page, paths.home);
      await page.getByRole("contentinfo").getByRole("link").last().focus();
      const faults: string[] = [];
      for (let stop = await page.evaluate(describeFocus); stop; stop = await page.evaluate(describeFocus)) {
        faults.push(...stop.faults.map((fault) => `${stop!.name}: ${fault}`));
        await page.keyboard.press("Shift+Tab");
      }
      expect(faults).toEqual([]);
    });
  });
}

test.describe("the menu", () => {
  test.use({ viewport: NARROW });

  for (const path of [paths.home, paths.privacy]) {
    test(`on ${path} covers nothing that has focus: it closes when focus leaves the bar`, async ({ page }) => {
      await open(page, path);
      const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
      await menu.focus();
      await page.keyboard.press("Enter");
      await expect(menu).toHaveAttribute("aria-expanded", "true");
      const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
      for (const link of await links.all()) {
        await page.keyboard.press("Tab");
        await expect(link).toBeFocused();
      }
      const stops = await walk(page);
      expectSound(stops);
      await expect(menu).toHaveAttribute("aria-expanded", "false");
    });
  }
});

test("the tabs follow the ARIA pattern", async ({ page }) => {
  await open(page, paths.home);
  const tabs = page.getByRole("tablist", { name: /\S/ }).getByRole("tab");
  await expect(tabs).toHaveText(["Voice", "WhatsApp", "Workflows"]);

  async function expectSelected(index: number) {
    const tab = tabs.nth(index);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    expect((await page.evaluate(describeFocus))!.faults).toEqual([]);
    const panel = page.getByRole("tabpanel");
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName((await tab.textContent())!);
    await expect(panel).toHaveAttribute("id", (await tab.getAttribute("aria-controls"))!);
    // One stop for the whole list.
    for (const other of await tabs.all())
      await expect(other).toHaveAttribute(
        "tabindex",
        (await other.evaluate((one) => one.matches(":focus"))) ? "0" : "-1",
      );
  }

  await tabs.first().focus();
  await expectSelected(0);
  const moves = [
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["ArrowRight", 0],
    ["ArrowLeft", 2],
    ["Home", 0],
    ["End", 2],
  ] as const;
  for (const [key, index] of moves) {
    await page.keyboard.press(key);
    await expectSelected(index);
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
});

test("no key is bound but in the control that has focus, F8 and Escape apart", async ({ page }) => {
  await open(page, paths.home);
  const before = await page.locator("body").ariaSnapshot();
  for (const key of "abcdefghijklmnopqrstuvwxyz0123456789/?.") await page.keyboard.press(key);
  expect(await page.locator("body").ariaSnapshot()).toBe(before);
  await expect(page).toHaveURL(paths.home);
});
