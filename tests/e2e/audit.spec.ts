import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { TRAP_NAME } from "../../src/demo-request/demo-request-schema";
import { paths } from "../../src/paths";
import { failureToast, field, fillForm, submitButton, successToast } from "./demo-form";
import { chooseTab, expect, hydrated, MISSING_PAGE, NOWHERE, test } from "./fixtures";
import { focusFaults, walk } from "./focus-walk";
import { faintLines, faintRings } from "./text-contrast";

const CONTROLS = "a[href], button, input, select, textarea, summary, [role=tab]";

/** What visitors run into on the page as it stands: text, targets, headings. Runs in the page. */
function pageFaults({ controls, leastTarget }: { controls: string; leastTarget: number }): string[] {
  const faults = new Set<string>();
  const { scrollWidth, clientWidth: windowWidth } = document.documentElement;
  if (scrollWidth > windowWidth) faults.add(`the page scrolls sideways, by ${scrollWidth - windowWidth} px`);
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  for (const target of document.querySelectorAll(controls)) {
    // The skip link is shown while it has focus.
    if (!isShown(target) || target.matches("[href='#main']")) continue;
    const isInRunningText =
      getComputedStyle(target).display === "inline" &&
      target.parentElement!.closest("p, li, dd")?.textContent !== target.textContent;
    const { width, height } = target.getBoundingClientRect();
    if (!isInRunningText && Math.min(width, height) < leastTarget - 0.5)
      faults.add(
        `target of ${Math.round(width)} × ${Math.round(height)} px: "${target.ariaLabel || target.textContent || target.id}"`,
      );
  }

  const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(isShown);
  const level = (heading: Element) => Number(heading.localName.slice(1));
  for (const [index, heading] of headings.entries()) {
    const isFirst = index === 0;
    if (isFirst !== (level(heading) === 1)) faults.add(`${heading.outerHTML}: a page has one h1, before all others`);
    if (!isFirst && level(heading) > level(headings[index - 1]!) + 1) faults.add(`level skipped: ${heading.outerHTML}`);
  }
  for (const region of document.querySelectorAll("section[aria-labelledby]")) {
    const [name, ...inner] = headings.filter((heading) => region.contains(heading));
    if (!name || name.id !== region.getAttribute("aria-labelledby"))
      faults.add(`no heading names the region ${region.id}`);
    else if (inner.some((heading) => level(heading) <= level(name)))
      faults.add(`region ${region.id} ends at a heading`);
  }
  for (const group of document.querySelectorAll("nav, form, fieldset, [role=group], [role=tablist]"))
    if (!group.ariaLabel && !group.hasAttribute("aria-labelledby"))
      faults.add(`nameless: ${group.outerHTML.slice(0, 80)}`);

  /** The element's own box is drawn: text beyond it would lie on another ground. */
  function isBox(element: Element): boolean {
    const { display, backgroundColor, borderTopWidth, borderBottomWidth } = getComputedStyle(element);
    const hasGround = !/, 0\)$|\/ 0\)$|transparent/.test(backgroundColor);
    return display !== "inline" && (hasGround || (parseFloat(borderTopWidth) > 0 && parseFloat(borderBottomWidth) > 0));
  }
  type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
  const lines: (Box & { text: string; block: Element; isStuck: boolean })[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.trim().slice(0, 30);
    if (!text || !isShown(node.parentElement!)) continue;
    const around: { element: Element; style: CSSStyleDeclaration }[] = [];
    for (let element = node.parentElement; element; element = element.parentElement)
      around.push({ element, style: getComputedStyle(element) });
    // Neither drawings nor text for screen readers alone.
    if (around.some(({ element, style }) => style.position === "absolute" && element.clientWidth === 1)) continue;
    if (node.parentElement!.closest("svg")) continue;

    const block = around.find(({ style }) => style.display !== "inline")!.element;
    const isStuck = around.some(({ style }) => ["sticky", "fixed"].includes(style.position));
    // What scrolls by itself can be scrolled to its end.
    const [scrollers, boxes] = [true, false].map((scrolls) =>
      around
        .filter(({ style }) => style.overflowX !== "visible" && (style.overflowY === "auto") === scrolls)
        .map(({ element }) => element.getBoundingClientRect()),
    ) as [DOMRect[], DOMRect[]];
    boxes.push(around.find(({ element }) => isBox(element))!.element.getBoundingClientRect());
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (width < 1 || scrollers.some((box) => bottom < box.top || top > box.bottom)) continue;
      lines.push({ text, left, right, top, bottom, block, isStuck });
      if (left < -1 || right > windowWidth + 1) faults.add(`beyond the window: "${text}"`);
      const slack = height * 0.2;
      const isOutX = [...boxes, ...scrollers].some((box) => left < box.left - 1 || right > box.right + 1);
      const isOutY = boxes.some((box) => top < box.top - slack || bottom > box.bottom + slack);
      if (isOutX || isOutY) faults.add(`cut off or out of its box: "${text}"`);
    }
  }
  lines.sort((one, other) => one.top - other.top);
  for (const [index, one] of lines.entries())
    for (let next = index + 1; next < lines.length && lines[next]!.top < one.bottom; next++) {
      const other = lines[next]!;
      if (one.block === other.block || one.isStuck !== other.isStuck) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      // Letters are lower than the boxes that the browser draws around them.
      if (across > 2 && down > Math.min(one.bottom - one.top, other.bottom - other.top) * 0.3)
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
const LAYOUTS: { percent: number; spacing: string; widths: number[] }[] = [
  { percent: 100, spacing: "", widths: [240, 320, 480, 768, 1024, 1280, 2560] },
  { percent: 100, spacing: SPACED, widths: [240, 320, 768, 1280] },
  { percent: 150, spacing: SPACED, widths: [280] },
  { percent: 200, spacing: "", widths: [320, 640, 1024, 1440] },
  { percent: 200, spacing: SPACED, widths: [320] },
];

/** A device, and what is looked at in each state of a page. */
const DEVICES = [
  { name: "touch", leastTarget: 44, use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  { name: "mouse", leastTarget: 24, use: { viewport: { width: 1440, height: 900 } } },
];
type Device = (typeof DEVICES)[number];

class Visit {
  private readonly reported = new Set<string>();

  constructor(
    readonly page: Page,
    readonly path: string,
    readonly device: Device,
  ) {}

  /** Reports each fault once, with page, width and state. */
  expectNone(faults: string[], state: string, width = this.device.use.viewport.width) {
    const place = `${this.path} at ${width} px, ${state}`;
    const found = faults.filter((fault) => !this.reported.has(fault));
    for (const fault of found) this.reported.add(fault);
    expect
      .soft(
        found.map((fault) => `${place}: ${fault}`),
        place,
      )
      .toEqual([]);
  }

  /** Looks at a state of the page: at all of it, or at the parts that differ from the state before. */
  async look(state: string, ...parts: string[]) {
    const { page, device } = this;
    const axe = new AxeBuilder({ page }).options({
      // Contrast is looked at on the pixels.
      rules: { "label-content-name-mismatch": { enabled: true }, "color-contrast": { enabled: false } },
    });
    for (const part of parts) axe.include(part);
    const { violations } = await axe.analyze();
    this.expectNone(
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe, ${id}: ${html.slice(0, 120)}`)),
      state,
    );
    await this.lookAtText(state, ...parts);
    await this.lookAtWidths(state, device.name === "mouse" ? LAYOUTS : [{ percent: 100, spacing: "", widths: [1024] }]);
  }

  /** Looks only at what differs between states that are built alike. */
  async lookAtText(state: string, ...parts: string[]) {
    const { page, device } = this;
    const faults = await page.evaluate(pageFaults, { controls: CONTROLS, leastTarget: device.leastTarget });
    for (const within of parts.length > 0 ? parts : ["body"]) faults.push(...(await faintLines(page, { within })));
    this.expectNone(faults, state);
  }

  async lookAtWidths(state: string, layouts: typeof LAYOUTS) {
    const { page, device } = this;
    for (const { percent, spacing, widths } of layouts) {
      // The policy forbids a style element, but not a constructed sheet.
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets = [sheet];
      }, `:root { font-size: ${percent}%; } ${spacing}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const faults = await page.evaluate(pageFaults, { controls: CONTROLS, leastTarget: device.leastTarget });
        this.expectNone(faults, `${state}, text at ${percent} %${spacing && ", spaced out"}`, width);
      }
    }
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    await page.setViewportSize(device.use.viewport);
  }

  /** Forces a state on all controls at once, as the browser's own tools do. */
  async lookAtForced(pseudoClass: "hover" | "focus-visible") {
    const { page } = this;
    const before = await page.locator("body").innerText();
    const tools = await page.context().newCDPSession(page);
    await tools.send("DOM.enable");
    await tools.send("CSS.enable");
    const { root } = await tools.send("DOM.getDocument");
    const { nodeIds } = await tools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: CONTROLS });
    for (const nodeId of nodeIds)
      await tools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: [pseudoClass] });
    const faults = await (pseudoClass === "hover" ? faintLines(page) : faintRings(page, CONTROLS));
    this.expectNone(faults, `all controls under :${pseudoClass}`);
    expect.soft(await page.locator("body").innerText(), `:${pseudoClass} shows or hides text`).toBe(before);
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
    expect(page.context().pages()).toHaveLength(1);
  }
}

async function showLanding(visit: Visit) {
  const { page, device } = visit;
  const channels = page.getByRole("region").filter({ has: page.getByRole("tablist") });
  for (const [index, tab] of (await page.getByRole("tab").all()).entries()) {
    const name = (await tab.textContent())!;
    await chooseTab(tab);
    await tab.focus();
    visit.expectNone(focusFaults(await walk(page, "Tab", "#channels")), `${name} by keyboard`);
    // The first one has been looked at with the page.
    if (index > 0) await visit.look(name, "#channels");
    for (const chip of (await channels.getByRole("tabpanel").getByRole("button").all()).slice(1)) {
      const sample = (await chip.textContent())!;
      await chip.click();
      await expect(channels.getByRole("group", { name: sample, exact: true })).toBeVisible();
      await visit.lookAtText(`${name}, ${sample}`, `[role=group][aria-label="${sample}"]`);
      if (device.name === "mouse") await visit.lookAtWidths(`${name}, ${sample}`, LAYOUTS.slice(-1));
    }
  }
  const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
  if (device.name === "mouse") return expect(menu).toBeHidden();
  await menu.click();
  await visit.look("menu open", "header");
}

const TOAST = "[role=region] li";

async function showForm(visit: Visit) {
  const { page } = visit;
  await submitButton(page).click();
  await expect(field(page, "Full Name")).toBeFocused();
  await visit.look("wrong", "form");

  await fillForm(page);
  const fillTrap = (text: string) =>
    page.locator(`[name="${TRAP_NAME}"]`).evaluate((trap, value) => ((trap as HTMLInputElement).value = value), text);
  await fillTrap("filled in by a program");
  await submitButton(page).click();
  await expect(failureToast(page)).toBeVisible();
  // A toast stays while it has focus.
  await page.keyboard.press("F8");
  await visit.look("not delivered", "form", TOAST);

  await fillTrap("");
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  await page.keyboard.press("F8");
  await visit.look("sent", "form", TOAST);
}

const PAGES: { path: string; show?: (visit: Visit) => Promise<void> }[] = [
  { path: paths.home, show: showLanding },
  { path: paths.bookDemo, show: showForm },
  {
    path: paths.privacy,
    async show(visit) {
      await visit.page.locator("details").evaluate((contents: HTMLDetailsElement) => (contents.open = true));
      if (visit.device.name === "touch") await visit.look("contents open", "details");
      else await visit.lookAtWidths("contents open", LAYOUTS);
    },
  },
  { path: NOWHERE },
];

for (const device of DEVICES)
  test.describe(`with ${device.name}`, () => {
    test.use({ ...device.use, reducedMotion: "reduce" });

    for (const { path, show } of PAGES)
      test(`${path} can be read, reached and told apart in every state`, async ({ page, expectedNoise }) => {
        if (path === NOWHERE) expectedNoise.push(...MISSING_PAGE);
        await page.goto(path);
        await hydrated(page);
        const visit = new Visit(page, path, device);
        for (const landmark of ["banner", "main", "contentinfo"] as const)
          await expect.soft(page.getByRole(landmark)).toHaveCount(1);
        await visit.lookAtFocus();
        await visit.look("at first");
        await visit.lookAtForced("focus-visible");
        if (device.name === "mouse") await visit.lookAtForced("hover");
        await show?.(visit);
      });
  });
