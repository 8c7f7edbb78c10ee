import type { Page } from "@playwright/test";
import { rules } from "../../src/content/rules";
import { paths } from "../../src/paths";
import { placeOf, ruleLinks } from "../rule-links";
import { DESKTOP, expect, expectInView, open, PHONE, test } from "./fixtures";

const section = (page: Page) => page.getByRole("region", { name: rules.heading });

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
  await expect(section(page).getByRole("table"), "opened by a link").toBeInViewport();
  await expect(section(page).getByRole("row")).toHaveCount(Object.keys(rules.rules).length + 1);
  const linkOf = (label: string) => section(page).getByRole("link", { name: label, exact: true });
  for (const { label, to } of ruleLinks) await expect(linkOf(label)).toHaveAttribute("href", to);
  const { label, to } = ruleLinks[0]!;
  await linkOf(label).click();
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

test("phones fold the rules, which open at a press; wide windows do not", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, paths.bookDemo);
  const table = section(page).getByRole("table");
  await expect(table).toBeHidden();
  // The fold's arrow answers for the heading's line, over which it reaches.
  await section(page).getByRole("heading").click({ force: true });
  await expect(table).toBeVisible();
  await section(page).locator("summary").click();
  await expect(table).toBeHidden();
  const textEnd = () =>
    section(page)
      .getByRole("heading")
      .evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getBoundingClientRect().right;
      });
  const atWidth = async (width: number, measure: () => Promise<number>) => {
    await page.setViewportSize({ ...PHONE, width });
    return measure();
  };
  const arrowStart = async () => (await section(page).locator("summary svg").boundingBox())!.x;
  // Ten pixels too narrow for the heading on one line beside the arrow.
  const width = 600 - Math.floor((await atWidth(600, arrowStart)) - (await atWidth(600, textEnd))) - 10;
  expect(await atWidth(width, textEnd), "clear of the arrow").toBeLessThanOrEqual(await atWidth(width, arrowStart));
  await page.setViewportSize(DESKTOP);
  await expect(table).toBeVisible();
  await section(page).getByRole("link").first().focus();
  await expect(section(page).getByRole("link").first()).toBeFocused();
});
