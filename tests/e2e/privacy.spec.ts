import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import { expect, fontsInUse, hydrated, nextFrames, test } from "./fixtures";

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };

const contents = (page: Page) => page.getByRole("navigation", { name: "Contents" });
const section = (page: Page, name: string) => page.getByRole("heading", { level: 2, name, exact: true });

async function open(page: Page, address: string = paths.privacy) {
  await page.goto(address);
  await hydrated(page);
}

/** A heading that one has gone to stands below the sticky bar and in the upper half of the window, or the page ends. */
async function expectReached(page: Page, name: string) {
  await expect(section(page, name)).toBeInViewport();
  const bar = await page.getByRole("banner").boundingBox();
  const heading = await section(page, name).boundingBox();
  expect(heading!.y).toBeGreaterThanOrEqual(bar!.height);
  const isAtEnd = await page.evaluate(
    () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1,
  );
  if (!isAtEnd) expect(heading!.y).toBeLessThan(page.viewportSize()!.height / 2);
}

test.describe("on a wide screen", () => {
  test.use({ viewport: WIDE });

  test("the contents stay in view and mark the section being read", async ({ page }) => {
    await open(page);
    const current = contents(page).locator("[aria-current=location]").filter({ visible: true });
    await expect(current).toHaveText("Interpretation and Definitions");

    await section(page, "Security").evaluate((heading) => heading.scrollIntoView());
    await expect(current).toHaveText("Security");
    await expect(contents(page).getByRole("link", { name: "Contact Us" })).toBeInViewport();

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(current).toHaveText("Contact Us");
  });

  test("each link of the contents leads to its section, marks it and puts focus there", async ({ page }) => {
    await open(page);
    for (const link of await contents(page).getByRole("link").all()) {
      const name = (await link.textContent())!;
      await link.click();
      await expect(section(page, name)).toBeFocused();
      await expectReached(page, name);
      await expect(link).toHaveAttribute("aria-current", "location");
      await expect(page).toHaveURL(/\/privacy#[a-z-]+$/);
    }
  });

  test("going back returns to where one was", async ({ page }) => {
    await open(page);
    await page.evaluate(() => window.scrollTo(0, 1000));
    await contents(page).getByRole("link", { name: "Deletion" }).click();
    await expectReached(page, "Deletion");
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1000);
  });

  test("the marks move nothing", async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      if (!PerformanceObserver.supportedEntryTypes.includes("layout-shift")) return;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { shift: Reflect.get(window, "shift") + Reflect.get(entry, "value") });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page);
    // What its fonts move as they arrive is the layout-shift suite's.
    await fontsInUse(page);
    await nextFrames(page);
    await page.evaluate(() => void Object.assign(window, { shift: 0 }));
    for (const name of ["Retention", "Your Rights", "Contact Us"]) {
      await contents(page).getByRole("link", { name }).click();
      await expectReached(page, name);
    }
    expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBe(0);
  });

  test("a low window does not cut the contents off", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await open(page, `${paths.privacy}#retention`);
    const last = contents(page).getByRole("link", { name: "Contact Us" });
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await expectReached(page, "Contact Us");
  });
});

test.describe("on a narrow screen", () => {
  test.use({ viewport: NARROW });

  test("the contents are a disclosure that the keyboard opens", async ({ page }) => {
    await open(page);
    const links = contents(page).getByRole("link");
    await expect(links).toHaveCount(0);

    await contents(page).locator("summary").focus();
    await page.keyboard.press("Enter");
    await links.getByText("Children's Privacy").click();
    await expect(section(page, "Children's Privacy")).toBeFocused();
    await expectReached(page, "Children's Privacy");
  });

  test("nothing scrolls sideways, down to 320 px", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page);
    await contents(page).locator("summary").click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test("an address with an anchor opens at its heading", async ({ page }) => {
  await open(page, `${paths.privacy}#complaints`);
  const heading = page.getByRole("heading", { name: "Complaints" });
  await expect(heading).toBeInViewport();
  const bar = await page.getByRole("banner").boundingBox();
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar!.height);
});

test("what the policy says of storage is true", async ({ page }) => {
  await open(page);
  await page.getByRole("link", { name: "demo page" }).click();
  await expect(page).toHaveURL(paths.bookDemo);
  await page.goBack();
  await expect(section(page, "Contact Us")).toBeAttached();
  // The router writes when the page is left.
  await page.reload();
  await hydrated(page);
  const stored = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).toSorted(),
    cookie: document.cookie,
  }));
  expect(stored).toEqual({
    local: [],
    session: ["react-router-scroll-positions", "remix-router-transitions"],
    cookie: "",
  });
});

test("prints as a document, with the addresses of its links", async ({ page }) => {
  await open(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(contents(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^https:\/\/[^ ]+\/privacy$/)).toBeVisible();
  await expect(page.getByText(/\(https:\/\/[^ ]+\/book-demo\)/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const viewport of [WIDE, NARROW]) {
    test(`the contents lead to their sections at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(paths.privacy);
      if (viewport === NARROW) await contents(page).locator("summary").click();
      await contents(page).getByRole("link", { name: "Your Rights" }).click();
      await expect(page).toHaveURL(/#your-rights$/);
      await expect(section(page, "Your Rights")).toBeInViewport();
    });
  }
});

for (const viewport of [WIDE, NARROW]) {
  test(`axe finds nothing at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    if (viewport === NARROW) await contents(page).locator("summary").click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
}
