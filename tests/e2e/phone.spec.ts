import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { fullDeployment } from "../deployment";
import { expect, menuButton, open, PHONE, sidewaysScroll, test, UNANSWERED_COUNT } from "./fixtures";

const teamMember = (page: Page) => page.getByRole("region", { name: "Meet Your New Team Member" });

test.use({ viewport: PHONE });

test("phones name all trades at once, and a press leads to a shop", { tag: "@engines" }, async ({ page }) => {
  await open(page, paths.home);
  const part = page.getByRole("region", { name: "Who we serve" });
  const names = await part.getByRole("heading", { level: 3 }).allInnerTexts();
  const sign = (name: string) => part.getByRole("link", { name, exact: true });
  /** The link at the end of a shop's text, by the shop's place in the street. */
  const sampleLink = (index: number) => part.getByRole("paragraph").getByRole("link").nth(index);
  async function expectLit(name: string) {
    await expect(sign(name)).toHaveAttribute("aria-current", "location");
    await expect(part.locator("[aria-current]")).toHaveCount(1);
    // Of the next shop's text only cut words could show.
    for (const [index, other] of names.entries())
      for (const text of await sampleLink(index).locator("xpath=../../p").all())
        await expect(text, other).toHaveCSS("opacity", other === name ? "1" : "0");
  }

  await part.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  for (const name of names) await expect(sign(name), name).toBeInViewport({ ratio: 1 });
  await expectLit(names[0]!);
  for (const [index, name] of [...names.entries()].toReversed()) {
    const before = await page.evaluate(() => scrollY);
    await sign(name).click();
    await expect(sampleLink(index)).toBeInViewport({ ratio: 1 });
    await expectLit(name);
    expect(await page.evaluate(() => scrollY), "the page stays where it is").toBe(before);
    await expect(part.getByRole("heading", { name }), "the keyboard goes on from there").toBeFocused();
  }
  // As a finger does that walks on.
  await sampleLink(names.length - 1).focus();
  await expectLit(names.at(-1)!);
});

test("the first window shows the forecourt, the menu fills it, and figures, calls' capabilities and half of the pass are folded", async ({
  page,
}) => {
  await open(page, paths.home);
  await test.step("the first window of phones, tablets and small laptops shows the forecourt", async () => {
    for (const viewport of [PHONE, { width: 768, height: 1024 }, { width: 1024, height: 768 }]) {
      await page.setViewportSize(viewport);
      const ground = await page.evaluate(() => {
        const isForecourt = (element: Element) => getComputedStyle(element).backgroundImage.includes("/street-scene-");
        return [...document.querySelectorAll("main *")].find(isForecourt)!.getBoundingClientRect().bottom;
      });
      expect.soft(ground, `${viewport.width} px`).toBeLessThanOrEqual(viewport.height);
    }
  });
  await page.setViewportSize(PHONE);
  await test.step("the open menu fills the window and has the only booking button in view", async () => {
    const banner = page.getByRole("banner");
    const bookings = banner.getByRole("link", { name: "Book a Demo" });
    const inBar = (await bookings.boundingBox())!.y;
    await menuButton(page).click();
    await expect(bookings).toHaveCount(1);
    expect((await bookings.boundingBox())!.y).toBeGreaterThan(inBar);
    const { y, height } = (await page.locator("#menu").boundingBox())!;
    expect(y + height, "the menu's lower edge").toBeCloseTo(844, 0);
    await menuButton(page).click();
  });
  await test.step("outbound and inbound are headings that open their capabilities", async () => {
    const voice = page.getByRole("tabpanel", { name: "Voice" });
    for (const [name, capability] of [
      ["Outbound", "Follow-ups"],
      ["Inbound", "Qualifying leads"],
    ] as const) {
      await expect(voice.getByText(capability, { exact: true })).toBeHidden();
      await voice.getByRole("heading", { name, exact: true }).click();
      await expect(voice.getByText(capability, { exact: true })).toBeVisible();
    }
  });
  const field = page.getByLabel("Calls you miss in a week");
  const row = teamMember(page).getByText("Recordings");
  await expect(field).toBeHidden();
  await expect(row).toBeHidden();
  await expect(teamMember(page).getByText("Prices", { exact: true })).toBeVisible();
  await teamMember(page).locator("summary").click();
  await expect(row).toBeVisible();
  await page.getByText("Work it out with your own numbers").filter({ visible: true }).click();
  await expect(field).toBeVisible();
  await page.getByText("Work it out with your own numbers").filter({ visible: true }).click();
  await expect(field).toBeHidden();
  await page.evaluate(() => void (location.hash = "missed"));
  await expect(field).toBeInViewport();
  await page.goto("about:blank");
  await open(page, `${paths.home}#figures=7.3.180`);
  await expect(field).toHaveValue("7");
  await expect(field).toBeInViewport();
});

test("hero and Voice name a number to ring, whole and large at 320 px", async ({ page, expectedNoise }) => {
  expectedNoise.push(UNANSWERED_COUNT);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, process.env.E2E_FULL_ORIGIN!);
  const { VITE_DEMO_LINE } = fullDeployment("");
  const links = page.locator(`a[href="tel:${VITE_DEMO_LINE.replaceAll(" ", "")}"]`);
  await expect(links).toHaveText([`Or ring it now: ${VITE_DEMO_LINE}`, VITE_DEMO_LINE]);
  for (const link of await links.all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  expect((await links.first().boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await sidewaysScroll(page)).toBe(0);
  await expect(page.getByRole("tabpanel", { name: "Voice" }).getByRole("link").first()).toHaveText(VITE_DEMO_LINE);
});
