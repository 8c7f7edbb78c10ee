import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { fillForm, submitButton, successToast } from "./demo-form";
import { EVERY_PAGE, expect, hydrated, MISSING_PAGE, NOWHERE, test } from "./fixtures";

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Lines of visible text that stand out less from what lies behind them than a ratio. Runs in the page. */
function faintTexts({ least, paper }: { least: number; paper?: string }): string[] {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;

  /** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance of a colour as the browser paints it. */
  function luminance(colour: string): number {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  const isClear = (colour: string) => /, 0\)$|\/ 0\)$|transparent/.test(colour);
  const faint = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (!node.textContent!.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
    let behind: Element | null = parent;
    while (behind && isClear(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement;
    const ground = paper ?? getComputedStyle(behind ?? document.documentElement).backgroundColor;
    const [darker = 0, lighter = 0] = [luminance(ground), luminance(getComputedStyle(parent).color)].toSorted(
      (a, b) => a - b,
    );
    const ratio = (lighter + 0.05) / (darker + 0.05);
    if (ratio < least) faint.add(`${ratio.toFixed(1)}: ${node.textContent!.trim().slice(0, 40)}`);
  }
  return [...faint];
}

test.describe("with reduced motion", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

  const moving = (page: Page) => page.evaluate(() => document.getAnimations().length);

  for (const path of EVERY_PAGE)
    test(`nothing on ${path} is animated, nor on the way from it`, async ({ page, expectedNoise }) => {
      if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
      await open(page, path);
      expect(await moving(page)).toBe(0);
      await page.mouse.wheel(0, 600);
      const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
      await link.hover();
      expect(await moving(page)).toBe(0);
      await link.click();
      await expect(page).toHaveURL(paths.privacy);
      expect(await moving(page)).toBe(0);
    });

  test("the tabs change and the toast comes without moving, and no control plays anything", async ({ page }) => {
    await open(page, paths.home);
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      expect(await moving(page)).toBe(0);
    }
    await expect(page.getByRole("button", { name: /play|pause/i })).toHaveCount(0);

    await open(page, paths.bookDemo);
    await fillForm(page);
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible();
    expect(await moving(page)).toBe(0);
  });
});

test.describe("with more contrast", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ contrast: "more" }));

  for (const path of EVERY_PAGE)
    test(`all text of ${path} stands out at least 7 to 1`, async ({ page, expectedNoise }) => {
      if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
      await open(page, path);
      for (const tab of (await page.getByRole("tab").all()).toReversed()) {
        await tab.click();
        expect(await page.evaluate(faintTexts, { least: 7 })).toEqual([]);
      }
      expect(await page.evaluate(faintTexts, { least: 7 })).toEqual([]);
    });

  test("the edges of fields are as dark as the text", async ({ page }) => {
    await open(page, paths.bookDemo);
    const [edge, text] = await page
      .getByRole("textbox", { name: "Full Name" })
      .evaluate((field) => [getComputedStyle(field).borderColor, getComputedStyle(field).color]);
    expect(edge).toBe(text);
  });
});

test.describe("in forced colours", () => {
  test.skip(({ browserName }) => browserName === "webkit", "WebKit has no forced colours.");
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", colorScheme: "dark" }));

  /** A frame, or nothing where the background hides it. */
  const frame = (element: Element) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
    const isVisible = parseFloat(borderTopWidth) > 0 && borderTopStyle !== "none" && borderTopColor !== backgroundColor;
    return isVisible ? `${borderTopWidth} ${borderTopStyle}` : undefined;
  };

  test("buttons, fields, chips and plates keep their edges", async ({ page, expectedNoise }) => {
    expectedNoise.push(...MISSING_PAGE);
    await open(page, paths.home);
    const main = page.getByRole("main");
    const edged = [
      main.getByRole("link", { name: "Book a Demo" }).first(),
      main.getByRole("button", { name: "Play" }),
      main.getByRole("button", { pressed: true }).first(),
      main.getByText("KX21 HVI"),
    ];
    for (const one of edged) expect(await one.evaluate(frame), String(one)).toBeDefined();

    await open(page, paths.bookDemo);
    for (const field of await page.getByRole("textbox").all()) expect(await field.evaluate(frame)).toBeDefined();
    expect(await submitButton(page).evaluate(frame)).toBeDefined();

    await open(page, NOWHERE);
    expect(await page.getByRole("heading", { level: 1 }).evaluate(frame)).toBeDefined();
  });

  test("the selected tab and the pressed chip look unlike the others", async ({ page }) => {
    await open(page, paths.home);
    const look = (element: Element) =>
      ["::before", "::after"].map((part) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(element, part);
        return [backgroundColor, borderTopWidth];
      });
    const selected = await page.getByRole("tab", { selected: true }).evaluate(look);
    expect(await page.getByRole("tab", { selected: false }).first().evaluate(look)).not.toEqual(selected);

    const ground = (element: Element) => getComputedStyle(element).backgroundColor;
    const chips = page.getByRole("tabpanel").getByRole("button");
    const pressed = await chips.and(page.locator("[aria-pressed=true]")).first().evaluate(ground);
    expect(await chips.and(page.locator("[aria-pressed=false]")).first().evaluate(ground)).not.toBe(pressed);
  });

  test("focus has a ring", async ({ page }) => {
    await open(page, paths.home);
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press("Tab");
      const ring = await page.evaluate(() => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement!);
        return { outlineStyle, outlineWidth, isSeen: outlineColor !== getComputedStyle(document.body).backgroundColor };
      });
      expect(ring).toEqual({ outlineStyle: "solid", outlineWidth: "3px", isSeen: true });
    }
  });

  test("errors and the toast can be seen", async ({ page }) => {
    await open(page, paths.bookDemo);
    await submitButton(page).click();
    const error = page.locator("p", { hasText: "Full name is required" });
    await expect(error).toBeVisible();
    // Its colour is gone: the sign in front of it is what tells it from a hint.
    await expect(error.locator("svg")).toBeVisible();
    await fillForm(page);
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible();
    expect(await successToast(page).evaluate(frame)).toBeDefined();
  });

  test("drawings take the colour of the text around them", async ({ page }) => {
    await open(page, paths.home);
    const odd = await page.evaluate(() => {
      const system = ["CanvasText", "LinkText", "ButtonText"].map((colour) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.color = colour;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
      return [...document.querySelectorAll("svg, svg *")]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .filter((part) => !part.closest("[aria-pressed=true]"))
        .filter((part) => !system.includes(getComputedStyle(part).color))
        .map((part) => part.outerHTML.slice(0, 80));
    });
    expect(odd).toEqual([]);
  });
});

test.describe("on paper", () => {
  for (const path of EVERY_PAGE)
    test(`${path} is dark text on white, without what one cannot press there`, async ({ page, expectedNoise }) => {
      if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
      await open(page, path);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("tab")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(faintTexts, { least: 4.5, paper: "white" })).toEqual([]);
    });

  test("the landing page shows its first phrase and all three channels, each with all its samples", async ({
    page,
  }) => {
    await open(page, paths.home);
    await page.emulateMedia({ media: "print" });
    await expect(
      page.getByRole("heading", { level: 1 }).getByText("Book MOTs & services", { exact: true }),
    ).toBeVisible();
    const main = page.getByRole("main");
    for (const name of ["Voice", "WhatsApp", "Workflows"])
      await expect(main.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
    const panels = page.getByRole("region").filter({ hasText: "Qualifying leads" });
    await expect(panels.getByRole("heading", { level: 3 })).toHaveCount(3);
    for (const reader of ["Mr Shah", "Ms Doyle", "Leah Brooks", "Tom Okafor", "Grace Lin"])
      await expect(panels.getByText(reader, { exact: true }).first()).toBeVisible();
  });

  test("links that leave the site are followed by their addresses", async ({ page }) => {
    await open(page, paths.home);
    await page.emulateMedia({ media: "print" });
    const links = page.getByRole("main").getByRole("link").and(page.locator("[target=_blank]"));
    expect(await links.count()).toBeGreaterThan(2);
    for (const link of await links.all()) {
      const printed = await link.evaluate((element) => getComputedStyle(element, "::after").content);
      expect(printed).toContain((await link.getAttribute("href"))!);
    }
  });

  test("the form has its fields and what was typed", async ({ page }) => {
    await open(page, paths.bookDemo);
    await fillForm(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("textbox")).toHaveCount(5);
    await expect(page.getByRole("textbox", { name: "Work Email" })).toHaveValue("alex@garage.example");
  });
});
