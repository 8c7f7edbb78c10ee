import { rules } from "../../src/content/rules";
import { voice } from "../../src/content/voice";
import { whatsapp } from "../../src/content/whatsapp";
import { workflows } from "../../src/content/workflows";
import { paths } from "../../src/paths";
import { placeOf } from "../rule-links";
import { VALID_REQUEST } from "../valid-request";
import { departures, field, fillForm, formValues } from "./demo-form";
import { EVERY_PAGE, expect, fontFile, heading, heroPhrases, PHONE, sidewaysScroll, test } from "./fixtures";

test.use({ javaScriptEnabled: false, viewport: PHONE });

/** The texts that keep their place but are not seen, as before an entrance. Runs in the page. */
const unseen = (texts: Element[]) =>
  texts
    .filter((text) => !text.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((text) => text.checkVisibility())
    .map(({ textContent }) => textContent);

test("without scripts every page reads completely and offers nothing that does nothing", async ({ page }) => {
  const fonts = ["sign", "text"].map((font) => page.waitForResponse(fontFile(font)));
  // The landing page last: what follows is asked of it.
  for (const path of EVERY_PAGE.toReversed()) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    const texts = page.locator("main :is(h2, h3, h4, p, li, dt, dd, th, td, blockquote)");
    expect.soft(await texts.evaluateAll(unseen), `texts of ${path}`).toEqual([]);
    const works = page.locator(path === paths.home ? "button, [role=tab], input, output, audio" : "button");
    expect.soft(await works.filter({ visible: true }).allTextContents(), `controls on ${path}`).toEqual([]);
    expect.soft(await sidewaysScroll(page), `${path} is wider than a phone by`).toBe(0);
  }
  await test.step("the landing page shows all that cannot be chosen", async () => {
    const main = page.getByRole("main");
    const [phrase] = await heroPhrases(page);
    await expect.soft(main.getByText(phrase!, { exact: true })).toBeVisible();
    for (const { label, samples } of [voice, whatsapp, workflows]) {
      await expect.soft(main.getByText(label, { exact: true }).filter({ visible: true })).toHaveCount(1);
      for (const { chip } of samples)
        await expect.soft(main.getByRole("group", { name: chip, exact: true })).toBeVisible();
    }
  });
  await test.step("the fonts come", async () => {
    for (const font of await Promise.all(fonts)) expect(font.ok()).toBe(true);
  });
  await test.step("the header's button has its words on one line", async () => {
    const button = page.getByRole("banner").getByRole("link", { name: "Book a Demo" });
    const lines = await button.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect().height / parseFloat(getComputedStyle(link).lineHeight);
    });
    expect(lines).toBeLessThan(1.5);
  });
  await test.step("the landing page prints its own text, as before its summary has come, dark on white", async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ media: "print" });
    await expect(heading(page)).toBeVisible();
    for (const part of await page.locator("main h2").all()) await expect.soft(part).toBeVisible();
    expect.soft(await page.getByRole("banner").isVisible()).toBe(false);
    const colours = await page
      .locator("main :is(p, h1, h2, h3, dd, li)")
      .evaluateAll((texts) => [...new Set(texts.map((text) => getComputedStyle(text).color))]);
    expect(colours).toHaveLength(1);
  });
});

test("without scripts two other ways take the place of the form's button", async ({ page, expectedNoise }) => {
  expectedNoise.push(/form-action/);
  await page.goto(paths.bookDemo);
  const main = page.getByRole("main");
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect(main.getByRole("link", { name: /^Email/ })).toHaveAttribute("href", /^mailto:[^\s@]+@[^\s@]+$/);
  await expect(main.getByRole("link", { name: /booking page/ })).toHaveAttribute("href", /^https:/);
  await fillForm(page);
  const left = departures(page);
  const refused = page.waitForEvent("console", (message) => message.text().includes("form-action"));
  await field(page, "website").focus();
  // A locator would wait for the navigation that does not come.
  await page.keyboard.press("Enter");
  await refused;
  expect(await formValues(page)).toEqual(VALID_REQUEST);
  expect(left).toEqual([]);
});

test("without scripts the rules open at a press, and a link to a line leads there", async ({ page }) => {
  await page.goto(paths.bookDemo);
  const section = page.locator(`#${rules.id}`);
  await section.locator("summary").click();
  await section.getByRole("link", { name: "Read “Health check”" }).click();
  const { words } = placeOf("/#whatsapp-health-check=card");
  await expect(page.getByRole("listitem").filter({ hasText: words! })).toBeInViewport({ ratio: 1 });
});
