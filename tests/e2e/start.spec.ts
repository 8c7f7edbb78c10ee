import type { Page } from "@playwright/test";
import { paths } from "../../src/paths";
import {
  EMPTY_FORM,
  field,
  fillForm,
  formValues,
  loggedRequests,
  SENT_REQUEST,
  submitButton,
  successToast,
  VALID_REQUEST,
} from "./demo-form";
import { EVERY_PAGE, expect, hydrated, MAIN_SCRIPT, MISSING_PAGE, NOWHERE, stranded, test, WITHHELD } from "./fixtures";
import { openUnhydrated } from "./hold";

/** React finds another page than it served, says so, and renders it anew. */
const OTHER_PAGE = /^pageerror: Minified React error #418/;

/** What password managers do: an element of their own behind each field. */
const addIcons = (page: Page) =>
  page.evaluate(() => {
    for (const input of document.querySelectorAll("form input")) {
      const icon = document.createElement("div");
      icon.attachShadow({ mode: "open" });
      input.after(icon);
    }
  });

/** In the page, before its scripts: what is to happen in a second or later never does. */
function dropLateTimers() {
  const { setTimeout } = window;
  Object.assign(window, { setTimeout: (run: () => void, delay = 0) => (delay < 1000 ? setTimeout(run, delay) : 0) });
}

/** In the page, before its scripts: the browser says that it has painted when `window.paint()` is called, and not before. */
function paintWhenTold() {
  const reports: ((list: object) => void)[] = [];
  class SilentObserver {
    constructor(report: (list: object) => void) {
      reports.push(report);
    }
    observe() {}
    disconnect() {}
  }
  const list = { getEntriesByName: (name: string) => [name] };
  Object.assign(window, {
    PerformanceObserver: SilentObserver,
    paint: () => reports.forEach((report) => report(list)),
  });
}

const paint = (page: Page) => page.evaluate(() => Reflect.get(window, "paint")());

/** The fonts and scripts that a page asks for from now on. */
function filesAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\.(js|woff2)$/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test.describe("before the first paint", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(paintWhenTold);
    // What would go on without a report of the paint never comes.
    await page.addInitScript(dropLateTimers);
  });

  for (const path of EVERY_PAGE)
    test(`${path} asks for nothing but itself and its drawings; after it for its fonts and its script, once`, async ({
      page,
      expectedNoise,
    }) => {
      if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
      const asked = filesAsked(page);
      await page.goto(path);
      expect(asked).toEqual([]);
      await paint(page);
      await hydrated(page);
      expect(asked.filter((file) => file.endsWith(".woff2")).length).toBeGreaterThan(0);
      expect(asked.filter((file) => MAIN_SCRIPT.test(file))).toHaveLength(1);
      expect(asked).toHaveLength(new Set(asked).size);
    });

  test("a page in a hidden tab, which is not painted, gets ready", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, "hidden", { get: () => true }));
    await page.goto(paths.home);
    await hydrated(page);
  });
});

test("a press while React hydrates the page is done once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    let isPressed = false;
    EventTarget.prototype.addEventListener = function (this: Element, type: string, ...rest: [never]) {
      addEventListener.call(this, type, ...rest);
      // React begins to listen.
      if (this.id !== "root" || type !== "click" || isPressed) return;
      isPressed = true;
      queueMicrotask(() => document.querySelector<HTMLElement>("header button")!.click());
    };
  });
  await page.goto(paths.home);
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Menu" })).toHaveAttribute("aria-expanded", "true");
});

test.describe("before the application has come", () => {
  test("what is pressed and typed is done and kept", async ({ page }) => {
    const release = await openUnhydrated(page, paths.home);
    const figure = page.getByRole("main").getByRole("textbox").first();
    const tab = (name: string) => page.getByRole("tab", { name });
    await figure.fill("12");
    for (const name of ["WhatsApp", "Workflows", "WhatsApp"]) await tab(name).click();
    release();
    await hydrated(page);
    await expect(tab("WhatsApp")).toHaveAttribute("aria-selected", "true");
    await expect(tab("WhatsApp")).toBeFocused();
    await expect(figure).toHaveValue("12");
  });

  test("visitors who have scrolled meanwhile stay where they are", async ({ page }) => {
    const release = await openUnhydrated(page, `${paths.home}#customers`);
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, -100_000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    release();
    await hydrated(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("the page is whole where it does not come at all, and says what works", async ({ page, expectedNoise }) => {
    expectedNoise.push(WITHHELD);
    await page.route(MAIN_SCRIPT, (route) => route.abort());
    await page.goto(paths.bookDemo);
    await stranded(page);
    await expect(submitButton(page)).toBeHidden();
    await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toBeVisible();
  });

  test("it is fetched anew where a missing one was kept", async ({ page, expectedNoise }) => {
    expectedNoise.push(WITHHELD);
    let tries = 0;
    await page.route(MAIN_SCRIPT, (route) => (++tries === 1 ? route.abort() : route.continue()));
    await page.goto(paths.home);
    await hydrated(page);
  });
});

test.describe("where an extension has changed the served page", () => {
  test.beforeEach(({ expectedNoise }) => void expectedNoise.push(OTHER_PAGE));

  test("what is typed is kept to the last letter, and so is the focus", async ({ page }) => {
    const release = await openUnhydrated(page, paths.bookDemo);
    await fillForm(page, { ...VALID_REQUEST, Website: "" });
    await addIcons(page);
    await field(page, "Work Email").focus();
    await page.keyboard.press("End");
    release();
    // All through the hydration, and beyond it.
    const letters = ".and.on.and.on.and.on.and.on.and.on";
    await page.keyboard.type(letters, { delay: 20 });
    await hydrated(page);
    await expect(field(page, "Work Email")).toBeFocused();
    expect(await formValues(page)).toEqual({
      ...VALID_REQUEST,
      "Work Email": VALID_REQUEST["Work Email"] + letters,
      Website: "",
    });

    // And it is the draft, which outlives the page.
    await page.getByRole("link", { name: "privacy policy" }).press("Enter");
    await expect(page).toHaveURL(paths.privacy);
    await page.goBack();
    await expect(field(page, "Full Name")).toHaveValue(VALID_REQUEST["Full Name"]);
  });

  test("what is typed into a part that React takes over later is kept, too", async ({ page }) => {
    const release = await openUnhydrated(page, paths.home);
    const missed = page.locator("#missed");
    await missed.fill("1");
    await missed.evaluate((input) => input.after(document.createElement("div")));
    await missed.press("End");
    release();
    await page.keyboard.type("234567890", { delay: 60 });
    await hydrated(page);
    await expect(missed).toBeFocused();
    await expect(missed).toHaveValue("1234567890");
  });

  test("a request that was sent before hydration is sent all the same", async ({ page }) => {
    const requests = loggedRequests(page);
    const release = await openUnhydrated(page, paths.bookDemo);
    await fillForm(page);
    await addIcons(page);
    await submitButton(page).click();
    release();
    await expect(successToast(page)).toBeVisible();
    expect(requests).toEqual([SENT_REQUEST]);
  });

  test("the visitor's own figures are kept, and a pressed tab opens", async ({ page }) => {
    const release = await openUnhydrated(page, paths.home);
    const figure = page.getByRole("main").getByRole("textbox").first();
    await figure.fill("12");
    await page.evaluate(() => document.querySelector("h1")!.append(document.createElement("div")));
    await page.getByRole("tab", { name: "WhatsApp" }).click();
    release();
    await hydrated(page);
    await expect(figure).toHaveValue("12");
    await expect(page.getByRole("tab", { name: "WhatsApp" })).toHaveAttribute("aria-selected", "true");
  });
});

test.describe("typing on while the page hydrates", () => {
  test("visitors who type on after an early submit keep their place", async ({ page }) => {
    const release = await openUnhydrated(page, paths.bookDemo);
    await submitButton(page).click();
    await field(page, "Company Name").focus();
    await page.keyboard.type("Morgan");
    release();
    await page.keyboard.type(" Motors and Sons of Hull", { delay: 20 });
    await hydrated(page);
    await expect(field(page, "Full Name")).toHaveAccessibleDescription("Full name is required");
    await page.keyboard.type(" Ltd");
    expect(await formValues(page)).toEqual({ ...EMPTY_FORM, "Company Name": "Morgan Motors and Sons of Hull Ltd" });
  });

  test("visitors who type on after pressing a tab keep their place", async ({ page }) => {
    const release = await openUnhydrated(page, paths.home);
    const figure = page.getByRole("main").getByRole("textbox").first();
    await page.getByRole("tab", { name: "Workflows" }).click();
    await figure.focus();
    await page.keyboard.type("1");
    release();
    await page.keyboard.type("234567", { delay: 30 });
    await hydrated(page);
    await expect(page.getByRole("tab", { name: "Workflows" })).toHaveAttribute("aria-selected", "true");
    await expect(figure).toBeFocused();
    await expect(figure).toHaveValue("1234567");
  });
});

test.describe("fields that are filled in silence", () => {
  for (const event of [undefined, "blur"])
    test(`${event ? `with ${event} alone` : "without an event"} are sent as they stand`, async ({ page }) => {
      const requests = loggedRequests(page);
      await page.goto(paths.bookDemo);
      await hydrated(page);
      // A first try, so that every field has its message.
      await submitButton(page).click();
      await expect(field(page, "Full Name")).toBeFocused();
      for (const [label, value] of Object.entries(VALID_REQUEST))
        await page.getByRole("textbox", { name: label }).evaluate(
          (input, [text, type]) => {
            Reflect.set(HTMLInputElement.prototype, "value", text, input);
            if (type) input.dispatchEvent(new FocusEvent(type === "blur" ? "focusout" : type, { bubbles: true }));
          },
          [value, event] as const,
        );
      await submitButton(page).click();
      await expect(successToast(page)).toBeVisible();
      expect(requests).toEqual([SENT_REQUEST]);
    });
});

test.describe("privacy tools", () => {
  const TOOLS: [name: string, install: () => void][] = [
    [
      "that forbid to observe performance",
      () =>
        (window.PerformanceObserver = function () {
          throw new Error("forbidden");
        } as never),
    ],
    ["that take the observer away", () => Reflect.deleteProperty(window, "PerformanceObserver")],
    [
      "that forbid to ask for entries",
      () =>
        (performance.getEntriesByType = () => {
          throw new Error("forbidden");
        }),
    ],
  ];
  for (const [name, install] of TOOLS)
    test(`${name} leave the site at work`, async ({ page }) => {
      await page.addInitScript(install);
      await page.goto(`${paths.home}#whatsapp`);
      await hydrated(page);
      await expect(page.getByRole("tab", { name: "WhatsApp" })).toHaveAttribute("aria-selected", "true");
      await page.getByRole("tab", { name: "Workflows" }).click();
      await expect(page.getByRole("tab", { name: "Workflows" })).toHaveAttribute("aria-selected", "true");
    });
});
