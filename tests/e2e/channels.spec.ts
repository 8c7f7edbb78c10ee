import type { Page } from "@playwright/test";
import { agent, voice } from "../../src/content/voice";
import { whatsapp, type Thread } from "../../src/content/whatsapp";
import { workflows } from "../../src/content/workflows";
import { chooseTab, expect, open, test } from "./fixtures";
import { readAgainstTheEye } from "./reading-order";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const chip = (page: Page, name: string) => page.getByRole("tabpanel").getByRole("button", { name, exact: true });
const sample = (page: Page) => page.getByRole("tabpanel").locator("[role=group]").filter({ visible: true });

/** The tab is open with this sample alone, and tab and chip say so. */
async function expectOpen(page: Page, label: string, name: string) {
  await expect.soft(page.getByRole("tab", { selected: true })).toHaveText([label]);
  await expect.soft(page.getByRole("tabpanel").getByRole("button", { pressed: true })).toHaveText([name]);
  await expect.soft(sample(page), "the sample shown").toHaveAccessibleName(name);
}

/** The business's messages stand on the left and the customer's on the right, as the customer sees them. */
async function expectSides(page: Page, { chip: name, lines }: Thread) {
  const sides = await sample(page)
    .locator("ol > li:not([aria-hidden])")
    .evaluateAll((messages) =>
      messages.map((message) => {
        const bubble = message.firstElementChild ?? message;
        const [own, all] = [bubble.getBoundingClientRect(), message.parentElement!.getBoundingClientRect()];
        return own.left - all.left < all.right - own.right ? "left" : "right";
      }),
    );
  const expected = lines.map((line, place) => {
    if (!("by" in line)) return sides[place];
    return line.by === agent || line.isStaff ? "left" : "right";
  });
  expect.soft(sides, name).toEqual(expected);
}

test("each tab and each chip opens its own panel and sample, and the address follows", async ({ page }) => {
  await open(page, "/");
  for (const { id: channel, label, samples } of [workflows, whatsapp, voice])
    await test.step(label, async () => {
      await chooseTab(tab(page, label));
      await expect(page).toHaveURL(`/#${channel}`);
      for (const { id, chip: name } of samples.toReversed()) {
        await chip(page, name).hover();
        const place = await chip(page, name).boundingBox();
        await chip(page, name).click();
        await expectOpen(page, label, name);
        expect.soft(await chip(page, name).boundingBox(), `${name} stays where it is`).toEqual(place);
        await expect.soft(page).toHaveURL(`/#${id}`);
        const thread = whatsapp.samples.find((one) => one.id === id);
        if (thread) await expectSides(page, thread);
      }
    });

  await test.step("the focus of a visitor who tabs on before the panel has changed", async () => {
    await tab(page, "WhatsApp").evaluate((chosen: HTMLElement) => {
      chosen.click();
      document.querySelector<HTMLElement>("[role=tabpanel][data-state=active]")!.focus();
    });
    await expect(page.getByRole("tabpanel", { name: "WhatsApp" })).toBeFocused();
  });

  await test.step("each channel is read in the order in which it is seen, on a phone and in a wide window", async () => {
    // Jumps instead of scrolling.
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const hash of [
      "voice-your-call=mot.price",
      "voice-your-call=mot.price.go.yes",
      "voice-hard-call",
      "whatsapp-your-chat=figure.person",
      "whatsapp-settlement",
      "workflows",
    ]) {
      await page.evaluate((to) => (window.location.hash = to), hash);
      for (const width of [390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const faults = await readAgainstTheEye(page.getByRole("tabpanel"), "h3, p, dt, li, button");
        expect.soft(faults, `${hash} at ${width} px`).toEqual([]);
      }
    }
  });
});

test(
  "an address opens its tab and sample, the arrow keys the next tab, and the way back leads over links, not over choices",
  { tag: "@engines" },
  async ({ page }) => {
    await open(page, "/#workflows-red-work");
    await expectOpen(page, "Workflows", "Red work put off");
    await expect(tab(page, "Workflows")).toBeInViewport();
    await page.locator('a[href="/#whatsapp-settlement"]').click();
    await expectOpen(page, "WhatsApp", "Settlement");
    await expect(tab(page, "WhatsApp")).toBeInViewport();
    await tab(page, "Workflows").click();
    await expect(tab(page, "Workflows")).toBeFocused();
    await expect(page.locator(":focus-visible"), "a ring after a click").toHaveCount(0);
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Voice")).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "Voice" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel"), "the tabs are one stop").toBeFocused();
    await chip(page, "A hard call").click();
    await page.goBack();
    await expect(page).toHaveURL("/#workflows-red-work");
    await expectOpen(page, "Workflows", "Red work put off");
  },
);
