import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { fillForm, submitButton, successToast } from "./demo-form";
import { chooseTab, EVERY_PAGE, expect, hydrated, MISSING_PAGE, NOWHERE, test } from "./fixtures";
import { faintLines } from "./text-contrast";

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
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
      await chooseTab(tab);
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
  test.beforeEach(({ page }) => page.emulateMedia({ contrast: "more", reducedMotion: "reduce" }));

  for (const path of EVERY_PAGE)
    test(`all text of ${path} stands out at least 7 to 1`, async ({ page, expectedNoise }) => {
      if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
      await open(page, path);
      for (const tab of (await page.getByRole("tab").all()).toReversed()) {
        await chooseTab(tab);
        expect(await faintLines(page, { least: 7 })).toEqual([]);
      }
      expect(await faintLines(page, { least: 7 })).toEqual([]);
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
      main.getByRole("button", { pressed: true }).first(),
      main.getByText("KX21 HVI", { exact: true }).first(),
    ];
    for (const one of edged) expect(await one.evaluate(frame), String(one)).toBeDefined();

    await open(page, paths.bookDemo);
    for (const field of await page.getByRole("textbox").all()) expect(await field.evaluate(frame)).toBeDefined();
    expect(await submitButton(page).evaluate(frame)).toBeDefined();

    await open(page, NOWHERE);
    expect(await main.getByText("UK").locator("../..").evaluate(frame)).toBeDefined();
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
      expect(await faintLines(page, { least: 4.5, paper: "white" })).toEqual([]);
    });

  for (const path of [paths.bookDemo, NOWHERE])
    test(`${path} is, too, where backgrounds are printed as well`, async ({ page, expectedNoise }) => {
      if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
      await open(page, path);
      await page.emulateMedia({ media: "print" });
      expect(await faintLines(page, { least: 4.5 })).toEqual([]);
    });

  test("the landing page shows its first phrase and all three channels, each with all its samples", async ({
    page,
  }) => {
    await open(page, paths.home);
    await page.emulateMedia({ media: "print" });
    const main = page.getByRole("main");
    await expect(main.getByText("Book MOTs & services", { exact: true })).toBeVisible();
    for (const name of ["Voice", "WhatsApp", "Workflows"])
      await expect(main.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
    for (const name of await main.locator("fieldset button").allTextContents())
      await expect(main.getByRole("group", { name, exact: true })).toBeVisible();
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
