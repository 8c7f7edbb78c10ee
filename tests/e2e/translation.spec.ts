import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { fillForm } from "./demo-form";
import { chooseTab, EVERY_PAGE, expect, heading, hydrated, HYDRATION_MISMATCH, leadsOn, PHONE, test } from "./fixtures";
import { openUnhydrated } from "./hold";

/** The words as the translator below leaves them. */
const foreign = (text: string) => text.replaceAll(/\p{L}+/gu, (word) => `${word}·`);

/** In the page: what a browser's page translation does. It replaces each text by two nested elements, and goes on doing so. */
function translate() {
  function translateTree(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, title, font, [translate=no]") !== null)
        continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data.replaceAll(/\p{L}+/gu, (word) => `${word}·`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
  new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations)
      for (const node of type === "characterData" ? [target] : addedNodes) translateTree(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  translateTree(document.body);
}

/** Presses all that opens and closes, each tab and sample, and plays what can be played. */
async function pressEverything(page: Page) {
  for (const button of await page.locator("header button, h1 ~ * button").filter({ visible: true }).all())
    for (const isOn of [true, false]) {
      await button.click();
      await expect(button.and(page.locator(`[aria-pressed=${isOn}], [aria-expanded=${isOn}]`))).toBeVisible();
    }
  for (const tab of await page.getByRole("tab").all()) {
    await chooseTab(tab);
    const choices = page.getByRole("tabpanel").locator("ul:visible > li > button");
    for (let left = await choices.count(); left > 0; left = await choices.count()) {
      await choices.last().click();
      await expect(page.locator("[tabindex='-1']:focus font").first()).toBeVisible();
    }
    for (const chip of await page.getByRole("tabpanel").locator("[aria-pressed]").all()) {
      await chip.click();
      await expect(chip).toHaveAttribute("aria-pressed", "true");
    }
  }
}

/** Sends a request with errors, and without. */
async function sendForm(page: Page) {
  const fields = page.getByRole("textbox");
  const error = (text: string) => page.getByText(foreign(text), { exact: true });
  const submit = page.getByRole("button", { name: /^Book/ });
  await submit.click();
  await expect(page.getByRole("status").first()).toHaveText(foreign("4 fields need correcting."));
  await expect(error("Full name is required")).toBeVisible();
  await fields.first().fill("x".repeat(101));
  await expect(error("Name must be less than 100 characters")).toBeVisible();
  await expect(error("Full name is required")).toHaveCount(0);
  await fillForm(page);
  await submit.click();
  await expect(page.getByRole("listitem").filter({ hasText: foreign("Demo Request Received!") })).toBeVisible();
  await expect(fields.first()).toHaveValue("");
}

/** No text is left in the language it was written in, but names: the brand's, the company's and vehicles'. */
async function expectTranslated(page: Page) {
  const left = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.getElementById("root")!, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const isLeft = (text: Text) => /\p{L}/u.test(text.data) && !text.parentElement!.closest("font, [translate=no]");
      return texts.filter(isLeft).map(({ data }) => data);
    });
  await expect.poll(left, "not translated").toEqual([]);
  // The company's name begins with the brand's.
  const brand = (await page.getByRole("banner").getByRole("link").first().innerText()).replaceAll("·", "").trim();
  const names = new RegExp(String.raw`${brand}·|[A-Z]{2}·\d{2}\s?[A-Z]{3}·`, "g");
  const text = (await page.locator("#root").textContent())!;
  expect.soft(text.match(names) ?? [], "names given to translators").toEqual([]);
}

for (const [index, path] of EVERY_PAGE.entries()) {
  const isEarly = index % 2 === 0;
  const when = isEarly ? "before" : "after";
  test(`${path}, translated ${when} hydration, does what it would have`, async ({ page, expectedNoise }) => {
    if (isEarly) expectedNoise.push(HYDRATION_MISMATCH);
    await page.setViewportSize(PHONE);
    const release = await openUnhydrated(page, path);
    if (isEarly) await page.evaluate(translate);
    release();
    await hydrated(page);
    if (!isEarly) await page.evaluate(translate);
    await expect.soft(page.locator("h1 ~ * p[aria-hidden] font"), "the plate is translated").toHaveCount(0);
    await expectTranslated(page);
    await pressEverything(page);
    if (path === paths.bookDemo) await sendForm(page);
    await expectTranslated(page);

    // And it leads on, there and back.
    const address = page.url();
    await leadsOn(page);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toBeFocused();
    await expectTranslated(page);
  });
}
