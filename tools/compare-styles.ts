/**
 * Compares the computed styles of every element and its `::before` and `::after` between two built folders of the site:
 * `node tools/run.js tools/compare-styles.ts <before> <after> [only]`, with a pattern for states such as `"^/ 390 print"`.
 */
import { chromium, type Browser, type Page } from "@playwright/test";
import { serveSite } from "../tests/e2e/build-site";
import { findBrowser } from "../tests/e2e/find-browser";
import { EVERY_PAGE, fontsInUse, hydrated, nextFrames } from "../tests/e2e/fixtures";

const WIDTHS = [390, 820, 1440];
const SCREEN = { media: "screen", forcedColors: "none", contrast: "no-preference" } as const;

/** The states of a page after its load, one after the other. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  normal: async () => {},
  "entrances played": playEntrances,
  print: (page) => page.emulateMedia({ ...SCREEN, media: "print" }),
  "forced colours": (page) => page.emulateMedia({ ...SCREEN, forcedColors: "active" }),
  "more contrast": (page) => page.emulateMedia({ ...SCREEN, contrast: "more" }),
  "entrances waiting": async (page) => {
    await page.emulateMedia(SCREEN);
    await playEntrances(page);
    const entered = page.locator("[data-entered]");
    await entered.evaluateAll((all) => all.forEach((one) => one.setAttribute("data-entrance", "waiting")));
  },
  "no scripts": async (page) => {
    await page.emulateMedia(SCREEN);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Emulation.setScriptExecutionDisabled", { value: true });
    await page.reload();
  },
};

/** Scrolls through the page, and back when every entrance has come to its end. */
async function playEntrances(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 3) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
      for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-entrance]")) dataset["entered"] = "";
    }
    scrollTo(0, 0);
  });
  await page.waitForFunction(() => !document.querySelector("[data-entrance=playing]"));
  await nextFrames(page);
}

/** Runs in the page. Without variables, and without logical properties, which Chromium computes as physical ones, too. */
function readStyles(): [path: string, declarations: string][] {
  const left = /^--|(^|-)(block|inline|start-(start|end)|end-(start|end))(-|$)/;
  for (const animation of document.getAnimations())
    if (animation.playState === "running" && animation.timeline === document.timeline) animation.finish();
  const properties = [...getComputedStyle(document.body)].filter((name) => !left.test(name));
  const [found, elementPaths] = [new Map<string, string>(), new Map<Element, string>()];
  for (const element of document.querySelectorAll("html, body, body :not(script, style, link)")) {
    const { parentElement, id, localName } = element;
    const position = parentElement ? [...parentElement.children].indexOf(element) + 1 : 1;
    const path = id ? `#${id}` : `${elementPaths.get(parentElement!) ?? ""} ${localName}:${position}`;
    elementPaths.set(element, path);
    for (const box of ["", "::before", "::after"]) {
      const style = getComputedStyle(element, box);
      if (box && /^(none|normal)$/.test(style.content)) continue;
      const declarations = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join("\n");
      // Files have other hashes, and sites other addresses.
      found.set(path + box, declarations.replaceAll(/-[\w-]{8}(?=\.\w+")|http:\/\/[^/"]+/g, ""));
    }
  }
  return [...found];
}

/** Reads a site. Returns the declarations of every box, by page, width and state, and then by the path of its element. */
async function readSite(browser: Browser, origin: string, only: RegExp): Promise<Map<string, Map<string, string>>> {
  const read = new Map<string, Map<string, string>>();
  for (const [path, width] of EVERY_PAGE.flatMap((one) => WIDTHS.map((px) => [one, px] as const))) {
    const states = Object.keys(STATES).filter((state) => only.test(`${path} ${width} ${state}`));
    if (states.length === 0) continue;
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    // The hero stays at its first phrase.
    await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
    await page.goto(origin + path);
    await hydrated(page);
    await fontsInUse(page);
    for (const state of states) {
      await STATES[state]!(page);
      read.set(`${path} ${width} ${state}`, new Map(await page.evaluate(readStyles)));
    }
    await page.close();
  }
  return read;
}

/** The lines that tell two boxes apart, of which one may be missing. */
function differencesOf(before: string | undefined, after: string | undefined): string[] {
  if (before === after) return [];
  if (before === undefined || after === undefined) return [before ? "is gone" : "is new"];
  // Both have all properties, in the same order.
  const [was, is] = [before.split("\n"), after.split("\n")];
  return was.flatMap((line, index) => (line === is[index] ? [] : `${line} -> ${is[index]!.replace(/^.*?: /, "")}`));
}

/** Compares two builds. Returns 1 if they differ. */
export async function run([before, after, only = ""]: string[]): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser() });
  const sites = [await serveSite(before!), await serveSite(after!)];
  const [was, is] = await Promise.all(sites.map(({ origin }) => readSite(browser, origin, new RegExp(only))));
  const found = new Map<string, string[]>();
  for (const [state, styles] of was!) {
    const others = is!.get(state)!;
    for (const box of new Set([...styles.keys(), ...others.keys()]))
      for (const difference of differencesOf(styles.get(box), others.get(box))) {
        const line = `${state.split(" ")[0]} ${box.trim()}  ${difference}`;
        found.set(line, [...(found.get(line) ?? []), state.replace(/^\S+ /, "")]);
      }
  }
  for (const [line, states] of found) console.log(`${line}  [${states.join(", ")}]`);
  console.log(`${was!.size} states compared, ${found.size} differences.`);
  await browser.close();
  sites.forEach(({ stop }) => stop());
  return Math.sign(found.size);
}
