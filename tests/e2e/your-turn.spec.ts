import type { Page } from "@playwright/test";
import { copyLink } from "../../src/content/copy-link";
import { yourCall, yourTurn } from "../../src/content/your-call";
import { expect, open, test } from "./fixtures";

const price = yourCall.places["reg"]![0]!;
const discount = yourCall.places["offer"]![0]!;
const call = (page: Page) => page.getByRole("group", { name: yourCall.chip });
const answer = (page: Page, text: string) => call(page).getByRole("listitem").filter({ hasText: text });

test(
  "a link opens the call where it was, and each answer comes into view while nothing above it moves",
  { tag: "@engines" },
  async ({ page }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto("about:blank");
      await open(page, "/#voice-your-call=mot.price");
      await expect(answer(page, price.answer)).toBeVisible();
      await expect(answer(page, price.answer)).toBeInViewport({ ratio: 1 });

      const tabs = () =>
        page.evaluate(() => document.querySelector("[role=tablist]")!.getBoundingClientRect().y + scrollY);
      const record = (await call(page).getByText(yourTurn.record).boundingBox())!;
      const choice = (await call(page).getByRole("button", { name: discount.says }).boundingBox())!;
      const [isBeside, isBelow] = [record.x > choice.x + choice.width, record.y > choice.y + choice.height];
      expect
        .soft({ isBeside, isBelow }, `${width} px: the record`)
        .toEqual(width === 1440 ? { isBeside: true, isBelow: false } : { isBeside: false, isBelow: true });
      const before = await tabs();
      await call(page).getByRole("button", { name: discount.says }).click();
      await expect(answer(page, discount.answer)).toBeFocused();
      await expect(answer(page, discount.answer)).toBeInViewport({ ratio: 1 });
      await expect(call(page).getByText(yourTurn.record)).toBeInViewport({ ratio: 1 });
      await expect(call(page).getByRole("button").first()).toBeInViewport({ ratio: 1 });
      const header = (await page.getByRole("banner").boundingBox())!;
      const said = (await answer(page, discount.answer).boundingBox())!;
      expect.soft(said.y, `${width} px: below the header`).toBeGreaterThanOrEqual(header.y + header.height);
      expect.soft(await tabs(), `${width} px: the tabs stay`).toBe(before);
      await expect(page).toHaveURL("/#voice-your-call=mot.price.discount");
    }
  },
);

// Browsers differ in whether they ask first; what a refusal leads to is in the component test.
test("the call ends with its link in the clipboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/#voice-your-call=mot.price.go.yes");
  await call(page).getByRole("button", { name: yourCall.copy }).click();
  await expect(call(page).getByRole("status")).toHaveText(copyLink.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("without scripts the call is a list of what the agent says, and why", async ({ page }) => {
    await page.goto("/");
    const reply = call(page).getByRole("listitem").filter({ hasText: discount.says });
    for (const said of [discount.answer, discount.why!]) await expect(reply).toContainText(said);
    await expect(call(page).getByRole("button")).toHaveCount(0);
  });
});
