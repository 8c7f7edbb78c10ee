import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { submitButton } from "./demo-form";
import { expect, hydrated, MISSING_PAGE, NOWHERE, test } from "./fixtures";

/** What a reader of small windows or large letters would run into. Runs in the page. */
function textFaults(): string[] {
  const faults = new Set<string>();
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > width)
    faults.add(`the page scrolls sideways: ${document.documentElement.scrollWidth} in ${width} px`);

  const isInline = (element: Element) => getComputedStyle(element).display === "inline";
  const isBox = (element: Element) => {
    const { backgroundColor, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
    return (
      !isInline(element) &&
      (!/, 0\)$|\/ 0\)$|transparent/.test(backgroundColor) ||
        (parseFloat(borderTopWidth) > 0 && parseFloat(borderBottomWidth) > 0))
    );
  };

  /** The lines of visible text: not what only a screen reader reads, nor what is drawn. */
  interface Line {
    text: string;
    rect: DOMRect;
    block: Element;
    isStuck: boolean;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const text = node.textContent!.trim().slice(0, 30);
    if (!text || parent.closest("svg") || !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const around: Element[] = [];
    for (let element: Element | null = parent; element; element = element.parentElement) around.push(element);
    if (around.some((element) => element.clientWidth === 1 && getComputedStyle(element).position === "absolute"))
      continue;

    const block = around.find((element) => !isInline(element))!;
    const box = around.find(isBox)!.getBoundingClientRect();
    const isStuck = around.some((element) => ["sticky", "fixed"].includes(getComputedStyle(element).position));
    const windows = around
      .filter((element) => getComputedStyle(element).overflowX !== "visible")
      .map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        // What scrolls by itself shows its end as the page does.
        const scrolls = getComputedStyle(element).overflowY === "auto";
        return { left, right, top: scrolls ? -Infinity : top, bottom: scrolls ? Infinity : bottom };
      });
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      lines.push({ text, rect, block, isStuck });
      const slack = rect.height * 0.2;
      const isOut = ({ left, right, top, bottom }: Pick<DOMRect, "left" | "right" | "top" | "bottom">) =>
        rect.left < left - 1 || rect.right > right + 1 || rect.top < top - slack || rect.bottom > bottom + slack;
      if (rect.left < -1 || rect.right > width + 1) faults.add(`beyond the window: ${text}`);
      if (windows.some(isOut)) faults.add(`cut off: ${text}`);
      if (isOut(box)) faults.add(`out of its box: ${text}`);
    }
  }

  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (one.block === other.block || one.isStuck !== other.isStuck) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      // Letters are lower than the boxes that the browser draws around them.
      if (across > 2 && down > Math.min(one.rect.height, other.rect.height) * 0.3)
        faults.add(`one over the other: ${one.text} | ${other.text}`);
    }
  return [...faults];
}

/** Each page, and what can be opened on it. */
const VIEWS: { name: string; path: string; show?: (page: Page) => Promise<void> }[] = [
  { name: "the landing page", path: paths.home },
  { name: "WhatsApp", path: `${paths.home}#whatsapp` },
  { name: "workflows", path: `${paths.home}#workflows` },
  {
    name: "the form with its errors",
    path: paths.bookDemo,
    async show(page) {
      await submitButton(page).click();
      await expect(page.getByRole("textbox", { name: "Full Name" })).toBeFocused();
    },
  },
  { name: "the policy", path: paths.privacy },
  { name: "the 404", path: NOWHERE },
];

async function open(page: Page, { path, show }: (typeof VIEWS)[number]) {
  // What moves would be measured on its way.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path);
  await hydrated(page);
  await show?.(page);
}

/** The policy forbids a style element; a constructed sheet is the script's own. */
async function applySheet(page: Page, rules: string) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);
}

async function faultsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await page.evaluate(textFaults)).map((fault) => `${width} px: ${fault}`));
  }
  return faults;
}

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-bottom: 2em !important; }
`;

for (const view of VIEWS) {
  test.describe(`${view.name}: nothing is lost`, () => {
    test.beforeEach(({ expectedNoise }) => {
      if (view.path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
    });

    // 320 px is also a window of 1280 px at 400 %.
    test("from 320 to 2560 px", async ({ page }) => {
      await open(page, view);
      expect(await faultsAt(page, [320, 360, 480, 768, 1024, 1280, 1440, 1920, 2560])).toEqual([]);
    });

    test("with letters, words and lines spaced out", async ({ page }) => {
      await open(page, view);
      await applySheet(page, TEXT_SPACING);
      expect(await faultsAt(page, [320, 360, 768, 1024, 1280])).toEqual([]);
    });

    for (const [percent, widths] of [
      [100, [240, 280, 320]],
      [125, [240, 280, 320]],
      [150, [280, 320]],
      [200, [320]],
    ] as const)
      test(`on the narrowest screens with text at ${percent} %, spaced out or not`, async ({ page }) => {
        await open(page, view);
        const large = `:root { font-size: ${percent}%; }`;
        for (const rules of [large, large + TEXT_SPACING]) {
          await applySheet(page, rules);
          expect(await faultsAt(page, widths), rules).toEqual([]);
        }
      });

    test("with text at 200 %, from 640 px", async ({ page }) => {
      await open(page, view);
      await applySheet(page, ":root { font-size: 200%; }");
      expect(await faultsAt(page, [640, 768, 1024, 1280, 1440, 1920, 2560])).toEqual([]);
    });
  });
}

test("the open menu is whole at 400 %, and every link in it can be reached", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(paths.home);
  await hydrated(page);
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  for (const link of await page.getByRole("banner").getByRole("navigation").getByRole("link").all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole("banner").getByRole("link", { name: "Book a Demo" }).filter({ visible: true }).focus();
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Book a Demo" }).filter({ visible: true }),
  ).toBeInViewport({
    ratio: 1,
  });
});

for (const [width, height] of [
  [844, 390],
  [390, 844],
] as const)
  test(`the page works at ${width} by ${height} px, whichever way a device is held`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(paths.home);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(page.getByRole("main").getByRole("link", { name: "Book a Demo" }).first()).toBeVisible();
    expect(await page.evaluate(textFaults)).toEqual([]);
  });
