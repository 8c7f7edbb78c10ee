import type { Locator, Page } from "@playwright/test";
import { voice } from "../../src/content/voice";
import { whatsapp, type Thread } from "../../src/content/whatsapp";
import { workflows } from "../../src/content/workflows";
import { chooseTab, expect, hydrated, test } from "./fixtures";
import { openUnhydrated } from "./hold";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const chip = (page: Page, name: string) => page.getByRole("tabpanel").getByRole("button", { name, exact: true });
const sample = (page: Page) => page.getByRole("tabpanel").locator("[role=group]").filter({ visible: true });

/** The tab is open with this sample alone, and tab and chip say so. */
async function expectOpen(page: Page, label: string, name: string) {
  await expect.soft(tab(page, label)).toHaveAttribute("aria-selected", "true");
  await expect.soft(page.getByRole("tabpanel"), "the panel shown").toHaveAccessibleName(label);
  await expect.soft(page.getByRole("tabpanel").getByRole("button", { pressed: true })).toHaveText([name]);
  await expect.soft(sample(page), "the sample shown").toHaveAccessibleName(name);
}

/** Who says each message of the shown thread, and on which side. */
async function sidesOf(page: Page, { items }: Thread) {
  const sides = await sample(page)
    .getByRole("list")
    .first()
    .evaluate((list) => {
      const middle = (element: Element) => element.getBoundingClientRect().left + element.getBoundingClientRect().right;
      return Array.from(list.children, (item) => (middle(item) < middle(list) ? "left" : "right"));
    });
  return items.flatMap((item, place) => ("by" in item ? [`${item.by}: ${sides[place]}`] : []));
}

/** The business's messages stand on the left, as the customer sees them. */
const expectedSides = ({ items }: Thread) =>
  items.flatMap((item) =>
    "by" in item ? [`${item.by}: ${item.by === "agent" || item.isStaff ? "left" : "right"}`] : [],
  );

test("each tab and each chip opens its own panel and sample, where the visitor looks, and the address follows", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const places = (...also: Locator[]) =>
    Promise.all([page.getByRole("tablist"), ...also].map((one) => one.boundingBox()));
  await tab(page, "Voice").scrollIntoViewIfNeeded();
  for (const { id: channel, label, samples } of [workflows, whatsapp, voice])
    await test.step(label, async () => {
      const tabs = await places();
      await chooseTab(tab(page, label));
      await expect(page).toHaveURL(`/#${channel}`);
      expect.soft(await places(), `the tabs stay where they are at ${label}`).toEqual(tabs);
      for (const { id, chip: name } of samples.toReversed()) {
        await chip(page, name).scrollIntoViewIfNeeded();
        const before = await places(chip(page, name));
        await chip(page, name).click();
        await expectOpen(page, label, name);
        await expect.soft(page).toHaveURL(`/#${id}`);
        expect.soft(await places(chip(page, name)), `tabs and chips stay where they are at ${name}`).toEqual(before);
        const thread = whatsapp.samples.find((one) => one.id === id);
        if (thread) expect.soft(await sidesOf(page, thread), name).toEqual(expectedSides(thread));
      }
    });

  await test.step("the focus of a visitor who tabs on before the panel has changed", async () => {
    await tab(page, "WhatsApp").evaluate((chosen: HTMLElement) => {
      chosen.click();
      document.querySelector<HTMLElement>("[role=tabpanel][data-state=active]")!.focus();
    });
    await expect(page.getByRole("tabpanel", { name: "WhatsApp" })).toBeFocused();
  });
});

test(
  "an address opens its tab and sample, and the way back leads over links, not over choices",
  { tag: "@engines" },
  async ({ page }) => {
    await page.goto("/#workflows-red-work");
    await hydrated(page);
    await expectOpen(page, "Workflows", "Red work put off");
    await expect(tab(page, "Workflows")).toBeInViewport();
    await page.locator('a[href="/#whatsapp-health-check"]').click();
    await expectOpen(page, "WhatsApp", "Health check");
    await expect(tab(page, "WhatsApp")).toBeInViewport();
    await tab(page, "Voice").click();
    await chip(page, "A hard call").click();
    await expect(page).toHaveURL("/#voice-hard-call");
    await page.goBack();
    await expect(page).toHaveURL("/#workflows-red-work");
    await expectOpen(page, "Workflows", "Red work put off");
    await page.goForward();
    await expectOpen(page, "Voice", "A hard call");
  },
);

test("a press before hydration is held, and done then", async ({ page }) => {
  const release = await openUnhydrated(page, "/");
  await chip(page, "Service desk").click();
  await tab(page, "WhatsApp").click();
  release();
  await expectOpen(page, "WhatsApp", "MOT reminder");
  await tab(page, "Voice").click();
  await expectOpen(page, "Voice", "Service desk");
});
