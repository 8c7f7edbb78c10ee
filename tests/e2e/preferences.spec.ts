import type { Locator, Page } from "@playwright/test";
import { voice } from "../../src/content/voice";
import { whatsapp } from "../../src/content/whatsapp";
import { workflows } from "../../src/content/workflows";
import { paths } from "../../src/paths";
import { fillForm, submitButton, successToast, VALID_REQUEST } from "./demo-form";
import { chooseTab, EVERY_PAGE, expect, hydrated, linkTo, LISTED, MISSING_PAGE, NOWHERE, test } from "./fixtures";
import { faintLines } from "./text-contrast";

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Where nothing can be chosen, all is shown. */
async function expectAllChannels(page: Page) {
  const main = page.getByRole("main");
  await expect.soft(main.getByText("Book MOTs & services", { exact: true })).toBeVisible();
  for (const { label, samples } of [voice, whatsapp, workflows]) {
    await expect.soft(main.getByText(label, { exact: true }).filter({ visible: true })).toHaveCount(1);
    for (const { chip } of samples)
      await expect.soft(main.getByRole("group", { name: chip, exact: true })).toBeVisible();
  }
}

test.beforeEach(({ expectedNoise }) => void expectedNoise.push(...MISSING_PAGE));

for (const path of EVERY_PAGE)
  test(`with more contrast all text of ${path} stands out at least 7 to 1`, async ({ page }) => {
    await page.emulateMedia({ contrast: "more", reducedMotion: "reduce" });
    await open(page, path);
    if (path === paths.bookDemo) {
      const fullName = page.getByRole("textbox", { name: "Full Name" });
      const { borderColor, color } = await fullName.evaluate((field) => ({ ...getComputedStyle(field) }));
      expect(borderColor, "a field's edge").toBe(color);
      await submitButton(page).click();
    }
    expect.soft(await faintLines(page, { least: 7 }), path).toEqual([]);
    for (const tab of (await page.getByRole("tab").all()).slice(1)) {
      await chooseTab(tab);
      expect.soft(await faintLines(page, { least: 7 }), await tab.innerText()).toEqual([]);
    }
  });

test.describe("in forced colours", () => {
  test.skip(({ browserName }) => browserName === "webkit", "WebKit has no forced colours.");
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active", colorScheme: "dark" }));

  /** Expects a frame that the background does not hide. */
  async function expectFrame(element: Locator) {
    const frame = await element.evaluate((one) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(one);
      return borderTopStyle !== "none" && borderTopColor !== backgroundColor && parseFloat(borderTopWidth) > 0;
    });
    expect.soft(frame, `frame of ${String(element)}`).toBe(true);
  }

  /** Expects that a choice can be seen: the control looks otherwise when another one is chosen. */
  async function expectSeen(page: Page, chosen: Locator, other: Locator) {
    const picture = async () => {
      await page.mouse.move(1, 1);
      return (await chosen.screenshot({ animations: "disabled" })).toString("base64");
    };
    // By the keyboard nothing is chosen here: a focus ring would be in the picture.
    await chosen.click();
    const before = await picture();
    await other.click();
    await expect(chosen.and(page.locator("[aria-selected=false], [aria-pressed=false]"))).toBeVisible();
    expect.soft((await picture()) === before, `${String(chosen)} looks the same when it is not chosen`).toBe(false);
  }

  test("the landing page shows edges, choices, focus and drawings", async ({ page }) => {
    await open(page, paths.home);
    const main = page.getByRole("main");
    await expectFrame(main.getByRole("link", { name: "Book a Demo" }).first());
    await expectFrame(main.getByRole("button", { pressed: true }).first());
    await expectFrame(main.getByText(voice.samples[0]!.job.registration!, { exact: true }).first());
    await expectFrame(main.getByRole("figure").first().getByRole("listitem").first());
    const [first, second] = await page.getByRole("tab").all();
    await expectSeen(page, first!, second!);
    const [chip, other] = await page.getByRole("tabpanel").getByRole("button").all();
    await expectSeen(page, chip!, other!);

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
    expect.soft(odd, "drawings in colours of their own").toEqual([]);

    await page.evaluate(() => document.querySelector<HTMLElement>("header a")!.focus());
    for (let stop = 0; stop < 8; stop++) {
      await page.keyboard.press("Tab");
      const ring = await page.evaluate(() => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement!);
        const isSeen = outlineColor !== getComputedStyle(document.body).backgroundColor;
        return isSeen && outlineStyle === "solid" && parseFloat(outlineWidth) >= 2;
      });
      expect.soft(ring, `focus ring at stop ${stop}`).toBe(true);
    }
  });

  test("the form's fields, errors and toast, the 404's plate and the policy's place can be seen", async ({ page }) => {
    await open(page, paths.bookDemo);
    for (const field of await page.getByRole("textbox").all()) await expectFrame(field);
    await expectFrame(submitButton(page));
    await submitButton(page).click();
    // Its colour is gone: the sign in front of it tells it from a hint.
    const error = page.getByRole("paragraph").filter({ hasText: "Full name is required" });
    await expect(error.locator("svg")).toBeVisible();
    await fillForm(page);
    await submitButton(page).click();
    await expect(successToast(page)).toBeVisible();
    await expectFrame(successToast(page));

    await open(page, NOWHERE);
    await expectFrame(page.getByRole("main").getByText("UK").locator("../.."));

    await open(page, paths.privacy);
    const links = page.getByRole("complementary").or(page.getByRole("navigation")).getByRole("link");
    const lines = (current: string) =>
      links
        .and(page.locator(`[href^="#"], [href*="/privacy#"]`))
        .and(page.locator(current))
        .filter({ visible: true })
        .first()
        .evaluate((link) => getComputedStyle(link).textDecorationLine);
    expect(await lines("[aria-current]"), "the section being read").not.toBe(await lines(":not([aria-current])"));
  });
});

test.describe("on paper", () => {
  for (const path of EVERY_PAGE)
    test(`${path} is dark text on white, without what cannot be pressed there`, async ({ page }) => {
      await open(page, path);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("banner")).toBeHidden();
      for (const role of ["navigation", "button", "tab"] as const)
        expect.soft(await page.getByRole(role).allTextContents(), `${role} on ${path}`).toEqual([]);
      expect.soft(await faintLines(page, { least: 4.5, paper: "white" }), path).toEqual([]);
      if (path === paths.bookDemo || path === NOWHERE)
        expect.soft(await faintLines(page, { least: 4.5 }), `${path} with printed backgrounds`).toEqual([]);
    });

  test("the landing page has its first phrase, each channel with each sample, and the addresses of links", async ({
    page,
  }) => {
    await open(page, paths.home);
    await page.emulateMedia({ media: "print" });
    await expectAllChannels(page);
    const links = page.getByRole("main").getByRole("link").and(page.locator("[target=_blank]"));
    for (const link of await links.all()) {
      const printed = await link.evaluate((element) => getComputedStyle(element, "::after").content);
      expect.soft(printed).toContain((await link.getAttribute("href"))!);
    }
  });

  test("the form has its fields and what was typed", async ({ page }) => {
    await open(page, paths.bookDemo);
    await fillForm(page);
    await page.emulateMedia({ media: "print" });
    for (const [name, value] of Object.entries(VALID_REQUEST)) {
      await expect.soft(page.getByRole("textbox", { name, exact: true })).toBeVisible();
      await expect.soft(page.getByRole("textbox", { name, exact: true })).toHaveValue(value);
    }
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  /**
   * The texts that can be read neither on the screen nor on paper. Left out are texts that appear once something has
   * happened, the calculator, what a disclosure keeps (it opens without scripts), and the field for robots.
   */
  async function lostTexts(page: Page) {
    const hidden: string[][] = [];
    for (const media of ["screen", "print"] as const) {
      await page.emulateMedia({ media });
      hidden.push(
        await page
          .locator("main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, blockquote, figcaption, label)")
          .evaluateAll((elements) =>
            elements.map((element) => {
              const isLeftOut = element.closest(
                "[hidden], [aria-live], details, div:has(> output), div:has(> input[tabindex='-1'])",
              );
              const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
              return isLeftOut || isShown ? "" : element.textContent.trim().slice(0, 60);
            }),
          ),
      );
    }
    await page.emulateMedia({ media: null });
    return hidden[0]!.filter((text, index) => text && hidden[1]![index]);
  }

  test("every page reads completely, offers nothing that does nothing, and fits a phone", async ({ page }) => {
    for (const path of EVERY_PAGE) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect.soft(await lostTexts(page), `texts of ${path}`).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      const works = page.locator(path === paths.home ? "button, [role=tab], input, output, audio" : "button");
      expect.soft(await works.filter({ visible: true }).allTextContents(), `controls on ${path}`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${path} is wider than 360 px by`).toBeLessThanOrEqual(0);
      if (path === paths.home) await expectAllChannels(page);
    }
  });

  test("every page is reached from the landing page and leads back, and so is every section", async ({ page }) => {
    await page.goto(paths.home);
    for (const path of LISTED.filter((other) => other !== paths.home)) {
      await linkTo(page, path).click();
      await expect(page).toHaveURL(path);
      await page.getByRole("banner").getByRole("link").first().click();
      await expect(page).toHaveURL(paths.home);
    }
    await page.goto(NOWHERE);
    const sections = page.getByRole("banner").locator("nav").getByRole("link");
    for (const name of await sections.allTextContents()) {
      await page.getByRole("banner").getByRole("link", { name }).click();
      await expect(page).toHaveURL(/\/#[a-z-]+$/);
      await expect.soft(page.locator(new URL(page.url()).hash)).toBeInViewport();
    }
  });
});
