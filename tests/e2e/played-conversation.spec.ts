import type { Locator, Page } from "@playwright/test";
import { playedCall, conversationLabels } from "../../src/content/played-conversations";
import { DESKTOP, expect, expectInView, open, PHONE, test } from "./fixtures";

const price = playedCall.places["reg"]![0]!;
const discount = playedCall.places["offer"]![0]!;
const goOn = playedCall.places["offer"]!.at(-1)!;
const yes = playedCall.places["name"]![0]!;
const call = (page: Page) => page.getByRole("group", { name: playedCall.chip });
const answer = (page: Page, text: string) => call(page).getByRole("listitem").filter({ hasText: text });

/** Where a part of the page stands, from its top. */
const topOf = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().y + window.scrollY);

test(
  "a link opens the call where it was, and each answer comes into view while nothing above it moves",
  { tag: "@engines" },
  async ({ page }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto("about:blank");
      await open(page, "/#voice-your-call=mot.price");
      await expect(answer(page, price.answer)).toBeInViewport({ ratio: 1 });
      await expectInView(page, answer(page, price.answer));

      const above = [page.getByRole("tablist"), answer(page, price.answer)];
      const before = await Promise.all(above.map(topOf));
      await call(page).getByRole("button", { name: discount.says }).click();
      await expect(answer(page, discount.answer)).toBeFocused();
      await expectInView(page, answer(page, discount.answer));
      await expect(call(page).getByRole("button").first()).toBeInViewport({ ratio: 1 });
      expect.soft(await Promise.all(above.map(topOf)), `${width} px: tabs and last answer stay`).toEqual(before);
      await expect(page).toHaveURL("/#voice-your-call=mot.price.discount");
    }
  },
);

test(
  "a wide window has the record beside the call; a phone has what was written below each answer, and the whole at the end",
  { tag: "@engines" },
  async ({ page }) => {
    const record = call(page).locator("dl").last();
    const written = answer(page, price.answer).getByText(conversationLabels.record);
    await page.setViewportSize(PHONE);
    await open(page, "/");
    await expect(record, "an empty record").toBeHidden();
    await page.setViewportSize(DESKTOP);
    await expect(record, "one that waits").toBeVisible();

    await page.evaluate(() => void (location.hash = "voice-your-call=mot.price"));
    await expect(answer(page, price.answer)).toBeVisible();
    await expect(written).toBeHidden();
    await call(page).getByRole("button", { name: discount.says }).click();
    await expect(record).toBeInViewport({ ratio: 1 });
    const [choice, next] = await Promise.all(
      [0, 1].map((nth) => call(page).getByRole("button").nth(nth).boundingBox()),
    );
    expect(next!.y, "choices share a row").toBe(choice!.y);
    expect((await record.boundingBox())!.x, "beside the choices").toBeGreaterThan(next!.x + next!.width);

    await page.setViewportSize(PHONE);
    await expect(written).toBeVisible();
    await expect(record).toBeHidden();
    for (const { says } of [goOn, yes]) await call(page).getByRole("button", { name: says }).click();
    const whole = call(page).locator("dl").filter({ visible: true }).last();
    const parts = [answer(page, yes.answer), whole, call(page).getByText(conversationLabels.ended)];
    const [last, below, ending] = await Promise.all(parts.map((part) => part.boundingBox()));
    expect(below!.y, "below the call's last line").toBeGreaterThan(last!.y + last!.height);
    expect(ending!.y, "above what can be done next").toBeGreaterThan(below!.y + below!.height);
  },
);
