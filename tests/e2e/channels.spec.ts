import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { channelAnchors } from "../../src/paths";
import { expect, hydrated, test } from "./fixtures";
import { openUnhydrated } from "./hold";

const TABS = ["Voice", "WhatsApp", "Workflows"] as const;
const ANCHORS = Object.values(channelAnchors);

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const section = (page: Page) => page.getByRole("region", { name: "Calls, chats" });
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
    for (const name of ["MOT reminder", "Test drive", "Finance question"]) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("button", { name })).toBeFocused();
    }
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

  test("and samples move nothing around them", async ({ page }) => {
    // High enough that nothing has to be scrolled to.
    await page.setViewportSize({ width: 1280, height: 3000 });
    await open(page);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift" });
    });
    const after = page.getByRole("region", { name: "Who we serve" });
    const before = await after.boundingBox();
    for (const name of [...TABS].toReversed()) {
      await tab(page, name).click();
      const samples = page.getByRole("tabpanel", { name }).getByRole("button", { pressed: false });
      for (const sample of await samples.all()) await sample.click();
      expect(await after.boundingBox()).toEqual(before);
    }
    // Two frames, so that the last shift would have been reported.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
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
    await page.getByRole("button", { name: "Inbound call" }).click();
    await expect(page).toHaveURL("/#voice-inbound");
    await page.goBack();
    await expect(page).toHaveURL("/#workflows");
    await expect(tab(page, "Workflows")).toHaveAttribute("aria-selected", "true");
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

test.describe("the player", () => {
  const currentLine = (page: Page) => page.getByRole("tabpanel").locator("li[aria-current=true]");

  test("goes line by line by keyboard, and says each line", async ({ page }) => {
    await open(page);
    const next = page.getByRole("button", { name: "Next line" });
    await next.focus();
    await page.keyboard.press("Enter");
    await expect(currentLine(page)).toContainText("this call is recorded");
    await page.keyboard.press("Space");
    await expect(currentLine(page)).toHaveCount(1);
    await expect(currentLine(page)).not.toContainText("recorded");
    await expect(page.getByRole("tabpanel").getByRole("status")).toHaveText(/^Mr Shah: /);
  });

  test("keeps itself and the current line in view on a small screen", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, "#voice-inbound");
    await expect(page.getByRole("button", { name: "Inbound call" })).toHaveAttribute("aria-pressed", "true");
    const next = page.getByRole("button", { name: "Next line" });
    for (let line = 0; line < 7; line++) {
      await next.click();
      await expect(next).toBeInViewport({ ratio: 1 });
      await expect(currentLine(page)).toBeInViewport({ ratio: 1 });
      const [lineBox, bar] = await Promise.all([currentLine(page).boundingBox(), next.boundingBox()]);
      expect(lineBox!.y + lineBox!.height).toBeLessThanOrEqual(bar!.y);
    }
  });

  test("plays, without a layout shift, and pauses", async ({ page }) => {
    await page.clock.install();
    await open(page);
    await expect(currentLine(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Play" }).click();
    const first = await currentLine(page).textContent();
    const player = page.getByRole("group", { name: "Read the call" });
    const before = await player.boundingBox();
    await page.clock.runFor(8000);
    await expect(currentLine(page)).not.toHaveText(first!);
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    const paused = await currentLine(page).textContent();
    await page.clock.runFor(60_000);
    await expect(currentLine(page)).toHaveText(paused!);
    expect(await player.boundingBox()).toEqual(before);
  });

  test("does not offer to move by itself under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page);
    await expect(page.getByRole("button", { name: "Play" })).toBeHidden();
    await page.getByRole("button", { name: "Next line" }).click();
    await expect(currentLine(page)).toHaveCount(1);
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
    for (const words of [
      ...TABS,
      "Outbound",
      "Inbound",
      "Mr Shah",
      "Dan, sales executive",
      "Jo, service adviser",
      "Marcus, sales executive",
      "Nadia, finance specialist",
      "Campaign outcome",
      "A booking",
      "A question",
      "No reply",
      "Record update",
    ]) {
      expect(text).toContain(words);
    }
    await expect(section(page).getByRole("button")).toHaveCount(0);
    await expect(section(page).getByRole("tab")).toHaveCount(0);
  });

  test("an anchor leads to its channel", async ({ page }) => {
    await page.goto("/#workflows-no-reply");
    await expect(page.getByText("Sample workflow")).toBeInViewport();
  });
});

test.describe("at every width", () => {
  for (const width of [320, 360, 768, 1440]) {
    test(`${width} px: nothing scrolls sideways`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      for (const name of TABS) {
        await tab(page, name).click();
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
    await page.getByRole("button", { name: "Next line" }).click();
    for (const name of TABS) {
      await tab(page, name).click();
      const axe = new AxeBuilder({ page }).include("#channels");
      // It reads the colours that the page asked for, not those that the visitor's system forces.
      if ("forcedColors" in media) axe.disableRules("color-contrast");
      const { violations } = await axe.analyze();
      expect(violations).toEqual([]);
    }
  });
}
