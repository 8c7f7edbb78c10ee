import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { voice } from "../../src/content/voice";
import { whatsapp } from "../../src/content/whatsapp";
import { workflows } from "../../src/content/workflows";
import { chooseTab, expect, hydrated, panelShown, test } from "./fixtures";
import { openUnhydrated } from "./hold";

const TABS = ["Voice", "WhatsApp", "Workflows"] as const;
const ANCHORS = [voice, whatsapp, workflows].flatMap(({ id, samples }) => [id, ...samples.map((one) => one.id)]);

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const section = (page: Page) => page.locator("#channels");
const tabOf = (anchor: string) => TABS.find((name) => anchor.startsWith(name.toLowerCase()))!;

/** Opens the page; what a hash asks for is shown once the section has hydrated, a moment after the page. */
async function open(page: Page, hash = "") {
  await page.goto(`/${hash}`);
  await hydrated(page);
}

test.describe("the tabs", () => {
  test("work by arrow keys, Home and End, and the address follows", async ({ page }) => {
    await open(page);
    await tab(page, "Voice").focus();
    for (const [key, name] of [
      ["ArrowRight", "WhatsApp"],
      ["ArrowRight", "Workflows"],
      ["ArrowRight", "Voice"],
      ["ArrowLeft", "Workflows"],
      ["Home", "Voice"],
      ["End", "Workflows"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
      await expect(page).toHaveURL(`/#${name.toLowerCase()}`);
      await expect(page.getByRole("tabpanel")).toHaveCount(1);
      await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    }
  });

  test("are one stop, and what is hidden is none", async ({ page }) => {
    await open(page, "#whatsapp");
    await tab(page, "WhatsApp").focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel", { name: "WhatsApp" })).toBeFocused();
    for (const chip of await page.getByRole("tabpanel").getByRole("button").all()) {
      await page.keyboard.press("Tab");
      await expect(chip).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tabpanel").getByRole("link")).toBeFocused();
    await page.keyboard.press("Tab");
    const isOutside = await section(page).evaluate((element) => !element.contains(document.activeElement));
    expect(isOutside).toBe(true);
  });

  test("leave the page where it is scrolled to", async ({ page }) => {
    await open(page);
    await tab(page, "Voice").scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 120));
    const before = await page.evaluate(() => window.scrollY);
    for (const name of [...TABS].toReversed()) {
      await tab(page, name).click();
      await expect(page.getByRole("tabpanel", { name })).toBeVisible();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    }
  });

  test("lose nobody who tabs on before the panel has changed", async ({ page }) => {
    await open(page);
    await tab(page, "WhatsApp").evaluate((chosen: HTMLElement) => {
      chosen.click();
      document.querySelector<HTMLElement>("[role=tabpanel][data-state=active]")!.focus();
    });
    await expect(page.getByRole("tabpanel", { name: "WhatsApp" })).toBeFocused();
  });

  test("and samples move nothing of what the visitor looks at", async ({ page }) => {
    await open(page);
    for (const name of [...TABS].toReversed()) {
      await chooseTab(tab(page, name));
      for (const chip of await page.getByRole("tabpanel", { name }).getByRole("button").all()) {
        const places = () => Promise.all([page.getByRole("tablist"), chip].map((element) => element.boundingBox()));
        await chip.scrollIntoViewIfNeeded();
        const before = await places();
        await chip.click();
        await expect(page.getByRole("group", { name: await chip.innerText(), exact: true })).toBeVisible();
        expect(await places()).toEqual(before);
      }
    }
  });

  test("show each channel at its own height", async ({ page }) => {
    await open(page);
    for (const name of TABS) {
      await tab(page, name).click();
      const panel = page.getByRole("tabpanel", { name });
      const [box, last] = await Promise.all([panel.boundingBox(), panel.getByRole("link").boundingBox()]);
      expect(box!.y + box!.height - (last!.y + last!.height)).toBeLessThan(40);
    }
  });
});

test.describe("the address", () => {
  for (const anchor of ANCHORS) {
    test(`/#${anchor} opens tab and sample, in view below the bar`, async ({ page }) => {
      await open(page, `#${anchor}`);
      await expect(tab(page, tabOf(anchor))).toHaveAttribute("aria-selected", "true");
      await expect(tab(page, tabOf(anchor))).toBeInViewport({ ratio: 1 });
      const bar = (await page.getByRole("banner").boundingBox())!;
      const tabs = (await page.getByRole("tablist").boundingBox())!;
      expect(tabs.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    });
  }

  test("of a sample presses its button, wherever the link stands", async ({ page }) => {
    await open(page);
    const links = page.getByRole("region", { name: "Who we serve" }).getByRole("link");
    for (const link of await links.all()) {
      // Twice, with another tab in between: the second click leads there as well.
      for (const other of ["Workflows", "Voice"]) {
        await tab(page, other).click();
        await link.click();
        const anchor = (await link.getAttribute("href"))!.replace("/#", "");
        await expect(page).toHaveURL(`/#${anchor}`);
        await expect(tab(page, tabOf(anchor))).toHaveAttribute("aria-selected", "true");
        await expect(page.getByRole("tabpanel").getByRole("button", { pressed: true })).toHaveCount(1);
        await expect(tab(page, tabOf(anchor))).toBeInViewport();
      }
    }
  });

  test("goes back over what links opened, not over what was chosen", async ({ page }) => {
    await open(page, "#workflows");
    await page.getByRole("region", { name: "Who we serve" }).getByRole("link").last().click();
    await expect(tab(page, "WhatsApp")).toHaveAttribute("aria-selected", "true");
    await tab(page, "Voice").click();
    await page.getByRole("button", { name: "A hard call" }).click();
    await expect(page).toHaveURL("/#voice-hard-call");
    await page.goBack();
    await expect(page).toHaveURL("/#workflows");
    await expect(tab(page, "Workflows")).toHaveAttribute("aria-selected", "true");
  });

  test("goes back to the link that opened a sample, where it stood", async ({ page }) => {
    await open(page);
    const link = page.getByRole("region", { name: "Who we serve" }).getByRole("link").first();
    await link.scrollIntoViewIfNeeded();
    const { y } = (await link.boundingBox())!;
    await link.click();
    await expect(tab(page, "WhatsApp")).toBeInViewport();
    await page.goBack();
    await expect(link).toBeInViewport();
    expect(Math.abs((await link.boundingBox())!.y - y)).toBeLessThan(2);
  });

  for (const hash of ["#nothing", "#voice-nothing", "#Whatsapp", "#%E0%A4%A", "#<img src=x onerror=alert(1)>", "##"]) {
    test(`with junk, ${hash}, changes nothing`, async ({ page }) => {
      await open(page, hash);
      await expect(tab(page, "Voice")).toHaveAttribute("aria-selected", "true");
      await tab(page, "WhatsApp").click();
      await expect(tab(page, "WhatsApp")).toHaveAttribute("aria-selected", "true");
    });
  }

  test("is followed when it is typed while the page is open", async ({ page }) => {
    await open(page);
    await page.evaluate(() => (window.location.hash = "#whatsapp-mot"));
    await expect(tab(page, "WhatsApp")).toHaveAttribute("aria-selected", "true");
    await page.evaluate(() => (window.location.hash = "#%"));
    await expect(tab(page, "WhatsApp")).toHaveAttribute("aria-selected", "true");
  });
});

test("a press before hydration is held and then done", async ({ page }) => {
  const release = await openUnhydrated(page, "/");
  await tab(page, "WhatsApp").click();
  release();
  await hydrated(page);
  await expect(tab(page, "WhatsApp")).toHaveAttribute("aria-selected", "true");
});

test("the served page has no style attribute, which the policy would block", async ({ request }) => {
  expect(await (await request.get("/")).text()).not.toMatch(/\sstyle=/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all samples can be read, and no control that needs a script is there", async ({ page }) => {
    await page.goto("/");
    const text = await section(page).innerText();
    for (const words of [...TABS, "Outbound", "Inbound"]) expect(text).toContain(words);
    // Each sample under its own heading.
    for (const sample of await section(page).getByRole("group").all()) {
      await expect(sample).toBeVisible();
      await expect(sample.getByRole("heading")).toBeVisible();
    }
    await expect(section(page).getByRole("button")).toHaveCount(0);
    await expect(section(page).getByRole("tab")).toHaveCount(0);
  });

  test("an anchor leads to its channel", async ({ page }) => {
    await page.goto("/#workflows-red-work");
    await expect(section(page).getByText("Workflows", { exact: true }).last()).toBeInViewport();
  });
});

test.describe("at every width", () => {
  for (const width of [320, 360, 768, 1440]) {
    test(`${width} px: nothing scrolls sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      for (const name of TABS) {
        await chooseTab(tab(page, name));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      }
    });
  }

  test.describe("on a touch screen", () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test("each target is at least 44 px wide and high", async ({ page }) => {
      await open(page);
      for (const name of TABS) {
        await tab(page, name).tap();
        await panelShown(tab(page, name));
        const targets = [
          ...(await page.getByRole("tab").all()),
          ...(await page.getByRole("tabpanel").getByRole("button").all()),
        ];
        for (const target of targets) {
          const { width, height } = (await target.boundingBox())!;
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        }
      }
    });
  });
});

for (const media of [{}, { forcedColors: "active", colorScheme: "dark" }] as const) {
  test(`axe finds nothing in any tab ${JSON.stringify(media)}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce", ...media });
    await open(page);
    for (const name of TABS) {
      await chooseTab(tab(page, name));
      const axe = new AxeBuilder({ page }).include("#channels");
      // It reads the colours that the page asked for, not those that the visitor's system forces.
      if ("forcedColors" in media) axe.disableRules("color-contrast");
      const { violations } = await axe.analyze();
      expect(violations).toEqual([]);
    }
  });
}
