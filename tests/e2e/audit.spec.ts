import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { voice } from "../../src/content/voice";
import { whatsapp } from "../../src/content/whatsapp";
import { workflows } from "../../src/content/workflows";
import { conversationLabels } from "../../src/content/played-conversations";
import { HONEYPOT_NAME } from "../../src/demo-form/demo-request-schema";
import { paths } from "../../src/paths";
import { failureToast, field, fillForm, submitButton, successToast } from "./demo-form";
import {
  chooseTab,
  expect,
  menuButton,
  nextFrames,
  NOWHERE,
  open,
  pauseHero,
  setFolds,
  setStyle,
  test,
} from "./fixtures";
import { focusFaults, walk } from "./focus-walk";
import { faintLines } from "./text-contrast";

/** The skip link, which is shown while it has focus, is left out. */
const CONTROLS = "a[href]:not([href='#main']), button, input, select, textarea, summary, [role=tab]";

/** What visitors run into on the page as it stands: targets, headings, text. Runs in the page. */
function pageFaults({ controls, leastTarget }: { controls: string; leastTarget: number }): string[] {
  // The box of a line is higher than its letters: a fifth of it may lie outside of what is drawn around it, and nearly a
  // third over another line, before letters do. Boxes that only touch overlap by up to 2 px where they are rounded.
  const [mayBeOutside, mayBeOver, rounding] = [0.2, 0.3, 2];
  const faults = new Set<string>();
  const { scrollWidth, clientWidth: windowWidth } = document.documentElement;
  if (scrollWidth > windowWidth) faults.add(`the page scrolls sideways, by ${scrollWidth - windowWidth} px`);
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  for (const target of [...document.querySelectorAll(controls)].filter(isShown)) {
    const isInRunningText =
      getComputedStyle(target).display === "inline" &&
      target.parentElement!.closest("p, li, dd")?.textContent !== target.textContent;
    const { width, height } = target.getBoundingClientRect();
    if (!isInRunningText && Math.min(width, height) < leastTarget - 0.5)
      faults.add(`target of ${width} × ${height} px: "${target.ariaLabel || target.textContent || target.id}"`);
  }

  const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(isShown);
  if (headings.map(({ localName }) => localName).lastIndexOf("h1") !== 0)
    faults.add("a page has one h1, before all other headings");

  const lines: { text: string; rect: DOMRect; block: Element; layer: Element | undefined }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.trim().slice(0, 30);
    if (!text || !isShown(node.parentElement!)) continue;
    const around: { element: Element; rect: DOMRect; style: CSSStyleDeclaration }[] = [];
    for (let element = node.parentElement; element; element = element.parentElement)
      around.push({ element, rect: element.getBoundingClientRect(), style: getComputedStyle(element) });
    // Drawings, and text for screen readers alone.
    if (around.some(({ element }) => element.localName === "svg" || element.clientWidth === 1)) continue;

    // What is stuck to the window lies over the page, and a toast over the header.
    const layer = around.find(({ style }) => ["sticky", "fixed"].includes(style.position))?.element;
    const blocks = around.filter(({ style }) => style.display !== "inline");
    // Beyond the box that is drawn around it, text would lie on another ground.
    const drawn = blocks.find(
      ({ style }) => !/[,/] 0\)$|transparent/.test(style.backgroundColor) || parseFloat(style.borderBottomWidth) > 0,
    )!;
    const clips = around.filter(({ style }) => style.overflowX !== "visible");
    // A street of shops is walked along: what lies beyond its edges comes into view as a whole.
    const street = clips.find(({ style }) => style.scrollSnapType !== "none")?.rect;
    const scrollers = clips.filter(({ style }) => style.overflowY === "auto").map(({ rect }) => rect);
    const boxes = [drawn, ...clips.filter(({ style }) => style.overflowY !== "auto")].map(({ rect }) => rect);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const { left, right, top, bottom } = rect;
      // A scroll container can be scrolled to its end.
      if (rect.width < 1 || scrollers.some((box) => bottom < box.top || top > box.bottom)) continue;
      if (street && (left < street.left || right > street.right)) continue;
      lines.push({ text, rect, block: blocks[0]!.element, layer });
      const slack = rect.height * mayBeOutside;
      const isOutX = [...boxes, ...scrollers].some((box) => left < box.left - 1 || right > box.right + 1);
      const isOutY = boxes.some((box) => top < box.top - slack || bottom > box.bottom + slack);
      if (isOutX || isOutY || left < -1 || right > windowWidth + 1) faults.add(`cut off or out of its box: "${text}"`);
    }
  }
  lines.sort((one, other) => one.rect.top - other.rect.top);
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (other.rect.top >= one.rect.bottom) break;
      if (one.block === other.block || one.layer !== other.layer) continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
      if (across > rounding && down > Math.min(one.rect.height, other.rect.height) * mayBeOver)
        faults.add(`one over the other: "${one.text}" and "${other.text}"`);
    }
  return [...faults];
}

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Widths in pixels by size of the text in percent: 320 px is also a window of 1280 px at 400 %. */
const LAYOUTS = [
  { percent: 100, spacing: "", widths: [240, 2560] },
  { percent: 100, spacing: SPACED, widths: [240, 320, 480, 768, 1024, 1280] },
  { percent: 200, spacing: "", widths: [640, 1024, 1440] },
  { percent: 200, spacing: SPACED, widths: [320] },
];

/**
 * The layouts of all states but a page's first. Tried with 720 changes to the style of five such states, each in 13 layouts:
 * 290 were found, and 289 of them in these.
 */
const HARD_LAYOUTS = [
  { percent: 100, spacing: SPACED, widths: [240, 1024] },
  { percent: 200, spacing: SPACED, widths: [320] },
];

const TOUCH = {
  name: "touch",
  leastTarget: 44,
  layouts: [{ percent: 100, spacing: "", widths: [1024] }],
  hardLayouts: [],
  use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};
const MOUSE = {
  name: "mouse",
  leastTarget: 24,
  layouts: LAYOUTS,
  hardLayouts: HARD_LAYOUTS,
  use: { viewport: { width: 1440, height: 900 } },
};

const CHANNELS = [voice, whatsapp, workflows];

class Visit {
  constructor(
    readonly page: Page,
    readonly path: string,
    readonly device: typeof TOUCH | typeof MOUSE,
  ) {}

  expectNone(faults: string[], state: string, width = this.device.use.viewport.width) {
    expect.soft(faults, `${this.path} at ${width} px, ${state}`).toEqual([]);
  }

  /** Looks at the page as it opens. On a touch screen the colours are those of the forced state. */
  async lookAtFirst() {
    await this.lookAtLayout("at first");
    if (this.device === MOUSE) this.expectNone(await faintLines(this.page), "at first");
    await this.lookAtMarkup("at first", ["html"]);
    await this.lookAtWidths("at first", this.device.layouts);
  }

  /** Looks at another state: at the parts that differ from the state before. Its markup is the same on all devices. */
  async look(state: string, parts: string[]) {
    await this.lookAtLayout(state);
    for (const within of parts) this.expectNone(await faintLines(this.page, { within }), state);
    if (this.device === MOUSE && parts.length > 0) await this.lookAtMarkup(state, parts);
    await this.lookAtWidths(state, this.device.hardLayouts);
  }

  async lookAtMarkup(state: string, parts: string[]) {
    // Contrast is looked at on the pixels. Without frames, axe needs no page of its own to sum up.
    const rules = { "label-content-name-mismatch": { enabled: true }, "color-contrast": { enabled: false } };
    const axe = new AxeBuilder({ page: this.page }).options({ rules }).setLegacyMode();
    for (const part of parts) axe.include(part);
    const { violations } = await axe.analyze();
    const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe, ${id}: ${html.slice(0, 120)}`));
    this.expectNone(faults, state);
  }

  async lookAtLayout(state: string, width?: number) {
    const { leastTarget } = this.device;
    // The header lies over what has scrolled below it, and where the walk by keyboard ends differs between browsers.
    await this.page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    this.expectNone(await this.page.evaluate(pageFaults, { controls: CONTROLS, leastTarget }), state, width);
  }

  async lookAtWidths(state: string, layouts: typeof LAYOUTS) {
    const { page, device } = this;
    for (const { percent, spacing, widths } of layouts) {
      await setStyle(page, `:root { font-size: ${percent}%; } ${spacing}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // A list that phones fold opens in the next frame.
        await nextFrames(page);
        await this.lookAtLayout(`${state}, text at ${percent} %${spacing && ", spaced out"}`, width);
      }
    }
    await setStyle(page, "");
    await page.setViewportSize(device.use.viewport);
    await nextFrames(page);
  }

  /** Forces hover and focus on all controls at once, as the browser's own tools do. */
  async lookAtForced() {
    const { page } = this;
    const before = await page.locator("body").innerText();
    const tools = await page.context().newCDPSession(page);
    await tools.send("DOM.enable");
    await tools.send("CSS.enable");
    const { root } = await tools.send("DOM.getDocument");
    const { nodeIds } = await tools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: CONTROLS });
    for (const nodeId of nodeIds)
      await tools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover", "focus-visible"] });
    this.expectNone(await faintLines(page), "all controls hovered and focused");
    expect.soft(await page.locator("body").innerText(), "shown or hidden by hover and focus").toBe(before);
    await tools.detach();
  }

  /** Walks through all controls by keyboard, forwards and backwards: nothing but the focus changes. */
  async lookAtFocus() {
    const { page } = this;
    const state = () => page.evaluate(() => [document.body.innerText, document.title, location.href]);
    const before = await state();
    const stops = await walk(page, "Tab");
    expect.soft(stops.length, `${this.path}: controls that the keyboard reaches`).toBeGreaterThan(4);
    const back = (await walk(page, "Shift+Tab")).toReversed();
    this.expectNone(focusFaults(stops), "by keyboard");
    this.expectNone(focusFaults(back), "by keyboard, backwards");
    expect.soft(back.map(({ name }) => name)).toEqual(stops.map(({ name }) => name));
    expect.soft(await state(), `${this.path}: what focus changes`).toEqual(before);
  }
}

/** Opens a channel, and plays its conversation, if it has one: the call half, the chat to its end. */
async function showChannel(visit: Visit, { id, label }: (typeof CHANNELS)[number]) {
  const { page, device } = visit;
  const tab = page.getByRole("tab", { name: label });
  await chooseTab(tab);
  await tab.focus();
  visit.expectNone(focusFaults(await walk(page, "Tab", "#channels")), `${label} by keyboard`);
  const choices = page
    .getByRole("tabpanel")
    .getByRole("list", { name: conversationLabels.choices })
    .getByRole("button");
  const isPlayed = (await choices.count()) > 0;
  const most = id === voice.id ? 2 : Infinity;
  for (let turn = 0; turn < most && (await choices.count()) > 0; turn++) await choices.last().click();
  await visit.look(isPlayed ? `${label}, played` : label, ["#channels"]);
  const chips = page.getByRole("tabpanel").locator("[aria-pressed]");
  for (const chip of (await chips.all()).slice(1)) {
    const sample = (await chip.textContent())!;
    await chip.click();
    await expect(page.getByRole("group", { name: sample, exact: true })).toBeVisible();
    await visit.lookAtLayout(`${label}, ${sample}`);
    if (device === TOUCH) continue;
    visit.expectNone(await faintLines(page, { within: `[role=group][aria-label="${sample}"]` }), sample);
    await visit.lookAtWidths(`${label}, ${sample}`, HARD_LAYOUTS.slice(-1));
  }
}

async function showMenu(visit: Visit) {
  const menu = menuButton(visit.page);
  if (visit.device === MOUSE) return expect(menu).toBeHidden();
  await menu.click();
  await visit.look("menu open", ["header"]);
  await visit.lookAtMarkup("menu open", ["header"]);
}

async function showForm(visit: Visit) {
  const { page } = visit;
  await submitButton(page).click();
  await expect(field(page, "fullName")).toBeFocused();
  await visit.look("wrong", ["form"]);

  await fillForm(page);
  for (const [honeypot, toast, state] of [
    ["filled in by a program", failureToast(page), "not delivered"],
    ["", successToast(page), "sent"],
  ] as const) {
    const fillHoneypot = (input: HTMLInputElement, text: string) => (input.value = text);
    await page.locator(`[name="${HONEYPOT_NAME}"]`).evaluate(fillHoneypot, honeypot);
    await submitButton(page).click();
    await expect(toast).toBeVisible();
    // A toast stays while it has focus.
    await page.keyboard.press("F8");
    await visit.look(state, ["[role=region] li"]);
    // The toast would lie over the form, which is pictured from the top of the page.
    await page.keyboard.press("Escape");
    await expect(toast).toBeHidden();
    visit.expectNone(await faintLines(page, { within: "form" }), state);
    if (visit.device === MOUSE) await visit.lookAtMarkup(state, ["form"]);
  }
}

async function showContents(visit: Visit) {
  await setFolds(visit.page, true);
  await visit.look("contents open", visit.device === MOUSE ? [] : ["details"]);
}

const PAGES = [
  { path: paths.home, show: showMenu },
  { path: paths.bookDemo, show: showForm },
  { path: paths.privacy, show: showContents },
  { path: NOWHERE },
];

for (const device of [TOUCH, MOUSE])
  test.describe(`with ${device.name}`, () => {
    // Each state is looked at a dozen times; a busy machine takes a minute and a half for it.
    test.slow();
    test.use({ ...device.use, reducedMotion: "reduce" });

    for (const { path, show } of PAGES)
      test(`${path} can be read, reached and told apart in every state`, async ({ page }) => {
        await open(page, path);
        if (path === paths.home) await pauseHero(page);
        if (path === paths.bookDemo) {
          // All answers, with their links.
          await setFolds(page, true);
          // A sent form then shows the widest of all times.
          await page.clock.setFixedTime("2026-01-15T08:38");
        }
        const visit = new Visit(page, path, device);
        await visit.lookAtFocus();
        await visit.lookAtFirst();
        await visit.lookAtForced();
        await show?.(visit);
      });

    test("each channel can be read, reached and told apart in every sample", async ({ page }) => {
      await open(page, paths.home);
      // The page's own test looks at the others. The part with the h1 stays: a page needs one.
      const others = page.locator("main > :not(:has(h1), :has(#channels))");
      await others.evaluateAll((parts: HTMLElement[]) => parts.forEach((part) => (part.hidden = true)));
      for (const channel of CHANNELS)
        await test.step(channel.label, () => showChannel(new Visit(page, paths.home, device), channel));
    });
  });
