import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { fillForm, loggedRequests, openForm, SENT_REQUEST } from "./demo-form";
import { EVERY_PAGE, expect, hydrated, linkTo, MISSING_PAGE, NOWHERE, panelShown, test } from "./fixtures";
import { openUnhydrated } from "./hold";
import { translatePage, untranslated } from "./translator";

/** React finds other words than it served, says so, and renders the page anew. */
const OTHER_WORDS = /^pageerror: Minified React error #418/;

/** All words of the page but those that translators leave alone, and the notes of what is being typed on the hero's plate. */
const words = async (page: Page) =>
  untranslated(
    await page.evaluate(() => {
      const copy = document.getElementById("root")!.cloneNode(true) as HTMLElement;
      for (const kept of copy.querySelectorAll("[translate=no]")) kept.remove();
      return copy.textContent.replaceAll(/\s+/g, " ");
    }),
  );

/** Presses everything that can be pressed, twice, each in turn, and tells what the page says after each press. */
async function pressEverything(page: Page): Promise<string[]> {
  const said: string[] = [];
  const press = async (name: string, button: ReturnType<Page["locator"]>) => {
    for (const time of ["once", "twice"]) {
      await button.click();
      said.push(`${name} ${time}: ${await words(page)}`);
    }
  };
  const buttons = page.locator("button:not([role=tab]):not([type=submit]), summary").filter({ visible: true });
  const pressAll = async (where: string) => {
    for (let place = 0; place < (await buttons.count()); place++) await press(`${where} ${place}`, buttons.nth(place));
  };
  await pressAll("page");
  for (const tab of await page.getByRole("tab").all()) {
    await press("tab", tab);
    await panelShown(tab);
    await pressAll("tab");
  }
  return said;
}

/** No text is left in the language it was written in. */
async function expectTranslated(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.getElementById("root")!, NodeFilter.SHOW_TEXT);
        const left: string[] = [];
        while (walker.nextNode()) {
          const { data, parentElement } = walker.currentNode as Text;
          if (/\p{L}/u.test(data) && !parentElement!.closest("font, [translate=no]")) left.push(data);
        }
        return left;
      }),
    )
    .toEqual([]);
}

for (const path of EVERY_PAGE)
  for (const when of ["before", "after"] as const)
    test(`${path}, translated ${when} hydration, says and does what it would have`, async ({
      page,
      context,
      expectedNoise,
    }) => {
      test.slow();
      if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
      if (when === "before") expectedNoise.push(OTHER_WORDS);
      const twin = await context.newPage();
      await twin.setViewportSize({ width: 390, height: 844 });
      await twin.goto(path);
      await hydrated(twin);
      const expected = await pressEverything(twin);
      await twin.close();

      await page.setViewportSize({ width: 390, height: 844 });
      if (when === "before") {
        const release = await openUnhydrated(page, path);
        await page.waitForLoadState("domcontentloaded");
        await translatePage(page);
        release();
        await hydrated(page);
      } else {
        await page.goto(path);
        await hydrated(page);
        await translatePage(page);
      }
      await expectTranslated(page);
      expect(await pressEverything(page)).toEqual(expected);
      await expectTranslated(page);

      // And it leads on, there and back.
      const address = page.url();
      const next = path === paths.privacy ? paths.bookDemo : paths.privacy;
      await linkTo(page, next).press("Enter");
      await expect(page).toHaveURL(next);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expectTranslated(page);
    });

test("translators leave the brand, plates and registrations alone", async ({ page, expectedNoise }) => {
  expectedNoise.push(...MISSING_PAGE);
  for (const path of EVERY_PAGE) {
    await page.goto(path);
    await hydrated(page);
    const brand = (await page.getByRole("banner").getByRole("link").first().textContent())!.trim();
    await translatePage(page);
    const text = (await page.locator("body").textContent())!;
    expect(text).toContain("·");
    expect(text).toContain(brand);
    expect(text.match(new RegExp(`${brand}·|[A-Z]{2}\\d{2}\\s[A-Z]{3}·`, "g")) ?? [], path).toEqual([]);
  }
});

test.describe("a translated form", () => {
  const said = (page: Page) => page.getByRole("textbox", { name: "Full" });

  test("shows each message of a field as it changes", async ({ page }) => {
    await openForm(page);
    await translatePage(page);
    await page.getByRole("button", { name: /^Book/ }).click();
    await expect(page.getByText("Full· name· is· required·")).toBeVisible();
    await said(page).fill("x".repeat(101));
    await expect(page.getByText("Name· must· be· less· than· 100 characters·")).toBeVisible();
    await expect(page.getByText("Full· name· is· required·")).toHaveCount(0);
    await said(page).fill("Alex");
    await expect(page.getByText(/^Name· must|^Full· name· is/)).toHaveCount(0);
    await page.getByRole("button", { name: /^Book/ }).click();
    await expect(page.getByRole("status")).toHaveText("3 fields· need· correcting·.");
  });

  test("sends what was typed, once, and tells of it", async ({ page }) => {
    const requests = loggedRequests(page);
    await openForm(page);
    await fillForm(page);
    await translatePage(page);
    await page.getByRole("button", { name: /^Book/ }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Demo· Request· Received·!" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Book/ })).toBeEnabled();
    expect(requests).toEqual([SENT_REQUEST]);
    for (const input of await page.getByRole("textbox").all()) await expect(input).toHaveValue("");
  });
});
