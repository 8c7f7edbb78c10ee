/**
 * Compares the computed styles of every element and its `::before` and `::after` between two builds of the site:
 * `node tools/run.js tools/compare-styles.ts <before> <after> [only]`. A build is a folder; `only` is a pattern for the
 * names of states, such as `"^/ 390"` or `print`. Takes minutes. Prints each difference: page, element, property.
 */
import { chromium, type Browser, type Page } from "@playwright/test";
import { serveSite } from "../tests/e2e/build-site";
import { findBrowser } from "../tests/e2e/find-browser";
import { EVERY_PAGE, fontsInUse, hydrated } from "../tests/e2e/fixtures";

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
    await page.evaluate(rewindEntrances);
  },
  "no scripts": async (page) => {
    await page.emulateMedia(SCREEN);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setScriptExecutionDisabled", { value: true });
    await page.reload();
  },
};

/** Scrolls through the page, and back when every entrance has come to its end. */
async function playEntrances(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const scroll = (top: number) => scrollTo({ top, behavior: "instant" });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 3) {
      scroll(y);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)));
      for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-entrance]")) dataset["entered"] = "";
    }
    const isPlaying = () => document.querySelector("[data-entrance=playing]");
    while (isPlaying()) await new Promise((resolve) => setTimeout(resolve, 30));
    scroll(0);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
}

/** Runs in the page: shows the first frame of every entrance again. */
function rewindEntrances(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-entered]")) dataset["entrance"] = "waiting";
}

/** Runs in the page. Without variables, and without logical properties, which Chromium computes as physical ones, too. */
function readStyles(): [path: string, declarations: string][] {
  const left = /^--|(^|-)(block|inline|start-(start|end)|end-(start|end))(-|$)/;
  for (const animation of document.getAnimations())
    if (animation.playState === "running" && animation.timeline === document.timeline) animation.finish();
  const properties = [...getComputedStyle(document.body)].filter((name) => !left.test(name));
  const found = new Map<string, string>();
  const elementPaths = new Map<Element, string>();
  for (const element of document.querySelectorAll("html, body, body :not(script, style, link)")) {
    const { parentElement, id, localName } = element;
    const position = parentElement ? [...parentElement.children].indexOf(element) + 1 : 1;
    const path = id ? `#${id}` : `${elementPaths.get(parentElement!) ?? ""} ${localName}:${position}`;
    elementPaths.set(element, path);
    for (const box of ["", "::before", "::after"]) {
      const style = getComputedStyle(element, box);
      if (box && /^(none|normal)$/.test(style.content)) continue;
      found.set(path + box, properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join("\n"));
    }
  }
  return [...found];
}

/** Files have other hashes, and sites other addresses. */
const comparable = (text: string) => text.replaceAll(/-[\w-]{8}(?=\.\w+")/g, "").replaceAll(/http:\/\/[^/"]+/g, "");

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
      const boxes = await page.evaluate(readStyles);
      const styles = new Map(boxes.map(([box, declarations]) => [box, comparable(declarations)]));
      read.set(`${path} ${width} ${state}`, styles);
    }
    await page.close();
  }
  return read;
}

/** The values of declarations, by property. */
const valuesOf = (declarations: string) =>
  new Map(declarations.split("\n").map((line) => line.split(/: (.*)/) as [string, string]));

/** The lines that tell two boxes apart, of which one may be missing. */
function differencesOf(before: string | undefined, after: string | undefined): string[] {
  if (before === after) return [];
  if (before === undefined || after === undefined) return [before ? "is gone" : "is new"];
  const values = valuesOf(after);
  const changed = [...valuesOf(before)].filter(([name, value]) => values.get(name) !== value);
  return changed.map(([name, value]) => `${name}: ${value} -> ${values.get(name)}`);
}

/** Compares two builds. Returns 1 if they differ. */
export async function run([before, after, only = ""]: string[]): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser() });
  const sites = [await serveSite(before!), await serveSite(after!)];
  const [was, is] = await Promise.all(sites.map(({ origin }) => readSite(browser, origin, new RegExp(only))));
  const found = new Map<string, string[]>();
  for (const [state, styles] of was!) {
    const others = is!.get(state)!;
    const [page, ...media] = state.split(" ");
    for (const box of new Set([...styles.keys(), ...others.keys()]))
      for (const difference of differencesOf(styles.get(box), others.get(box))) {
        const line = `${page} ${box.trim()}  ${difference}`;
        found.set(line, [...(found.get(line) ?? []), media.join(" ")]);
      }
  }
  for (const [line, states] of found) console.log(`${line}  [${states.join(", ")}]`);
  console.log(`${was!.size} states compared, ${found.size} differences.`);
  await browser.close();
  for (const { stop } of sites) stop();
  return Math.sign(found.size);
}
