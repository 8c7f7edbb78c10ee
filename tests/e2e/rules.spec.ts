import type { Page } from "@playwright/test";
import { rules } from "../../src/content/rules";
import { paths } from "../../src/paths";
import { placeOf, ruleLinks } from "../rule-links";
import { DESKTOP, expect, expectInView, nextFrames, open, PHONE, test } from "./fixtures";

const section = (page: Page) => page.locator(`#${rules.id}`);

/** The words to which a link leads. */
const wordsAt = (page: Page, to: string) =>
  page
    .getByRole("tabpanel")
    .getByRole("listitem")
    .filter({ hasText: placeOf(to).words!, visible: true })
    .last();

test("a link opens the rules; each leads to words that show it", { tag: "@engines" }, async ({ page }) => {
  // Jumps instead of scrolling.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(PHONE);
  await open(page, `${paths.bookDemo}#${rules.id}`);
  const rule = section(page).getByText(rules.rules.saysAi.rule, { exact: true });
  await expect(rule, "opened by a link").toBeInViewport();
  const links = section(page).getByRole("link");
  await expect(links).toHaveText(ruleLinks.map(({ label }) => label));
  const addresses = links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(await addresses).toEqual(ruleLinks.map(({ to }) => to));
  const { label, to } = ruleLinks[0]!;
  await section(page).getByRole("link", { name: label, exact: true }).click();
  await expect(page).toHaveURL(to);
  await expectInView(page, wordsAt(page, to));
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const { to: address } of ruleLinks.toReversed()) {
      await page.evaluate((url) => void (location.hash = new URL(url, location.href).hash), address);
      await nextFrames(page);
      await expectInView(page, wordsAt(page, address));
    }
  }
  // As the first page of a visit. A reply's link: played-conversation.spec.ts.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("about:blank");
  await open(page, "/#whatsapp-health-check=card");
  await expectInView(page, wordsAt(page, "/#whatsapp-health-check=card"));
});
