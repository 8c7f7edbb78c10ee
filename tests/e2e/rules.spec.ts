import type { Page } from "@playwright/test";
import { rules } from "../../src/content/rules";
import { paths } from "../../src/paths";
import { placeOf, ruleLinks } from "../rule-links";
import { DESKTOP, expect, expectInView, open, PHONE, test } from "./fixtures";

const section = (page: Page) => page.locator(`#${rules.id}`);

/** The words to which a link leads. */
const wordsAt = (page: Page, to: string) =>
  page
    .getByRole("tabpanel")
    .getByRole("listitem")
    .filter({ hasText: placeOf(to).words!, visible: true })
    .last();

test("a link opens the rules, and each rule leads to the words that show it", { tag: "@engines" }, async ({ page }) => {
  // Jumps instead of scrolling.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(PHONE);
  await open(page, `${paths.bookDemo}#${rules.id}`);
  const ruleOf = (rule: string) => section(page).getByText(rule, { exact: true });
  await expect(ruleOf(rules.rules.saysAi.rule), "opened by a link").toBeInViewport();
  for (const { rule, see } of Object.values(rules.rules)) {
    const links = ruleOf(rule).locator("..").getByRole("link");
    await expect(links, rule).toHaveText(see.map(({ label }) => label));
    for (const [index, { to }] of see.entries()) await expect(links.nth(index)).toHaveAttribute("href", to);
  }
  const { label, to } = ruleLinks[0]!;
  await section(page).getByRole("link", { name: label, exact: true }).click();
  await expect(page).toHaveURL(to);
  await expectInView(page, wordsAt(page, to));
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const { to: address } of ruleLinks.toReversed()) {
      await page.evaluate((url) => void (location.hash = new URL(url, location.href).hash), address);
      await expectInView(page, wordsAt(page, address));
    }
  }
});

test("a rule's link opens as the first page of a visit", async ({ page }) => {
  for (const [viewport, to] of [
    [PHONE, ruleLinks.find(({ label }) => label.startsWith("Play"))!.to],
    [DESKTOP, "/#whatsapp-health-check=card"],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto("about:blank");
    await open(page, to);
    await expectInView(page, wordsAt(page, to));
  }
});

test("an answer opens and closes at a press on its question, at every width", async ({ page }) => {
  await open(page, paths.bookDemo);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const isShown of [true, false]) {
      await section(page).getByRole("heading", { name: rules.heading }).click();
      await expect(section(page).getByText(rules.rules.saysAi.rule)).toBeVisible({ visible: isShown });
    }
  }
});
