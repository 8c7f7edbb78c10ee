import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, type Page } from "@playwright/test";
import { fileOf } from "../../src/build/write-site";
import { paths } from "../../src/paths";
import { fillForm, submitButton, successToast } from "../e2e/demo-form";
import { hydrated } from "../e2e/fixtures";
import { brotli } from "./bytes";

const DIST = resolve(import.meta.dirname, "../../dist");

/** The built site's file behind a path that a page has requested. */
export const distFile = (path: string) => readFileSync(join(DIST, path));

/** The pages of the site: an address of each, and the file that a static host sends for it. */
export const sitePages = Object.values(paths).map((path) => ({
  address: path === paths.notFound ? "/no-such-page" : path,
  file: fileOf(path),
}));

/** Already compressed formats travel as they are. */
export const INCOMPRESSIBLE = /\.(woff2|png|webp|avif|jpg|ico)$/;

/** Bytes that a file takes on the wire. */
export const weightOf = (path: string) =>
  INCOMPRESSIBLE.test(path) ? distFile(path).length : brotli(distFile(path)).length;

/** Bytes of several files on the wire, each counted once. */
export const weightOfAll = (files: Iterable<string>) =>
  [...new Set(files)].reduce((sum, file) => sum + weightOf(file), 0);

/** Paths of the files that a visit has fetched, beside the document. */
export interface LoadedFiles {
  /** All scripts fetched by a visitor who does nothing but read to the end. */
  scripts: string[];
  fonts: string[];
  images: string[];
}

/** Screen by screen, so that whatever waits to be seen is seen. */
async function readToTheEnd() {
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
    window.scrollTo(0, top);
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  }
}

/** Resolves when nothing has been requested or received for half a second. */
async function networkRest(page: Page): Promise<void> {
  let last = Date.now();
  const note = () => void (last = Date.now());
  const events = ["request", "requestfinished", "requestfailed"] as const;
  for (const event of events) page.on(event as "request", note);
  while (Date.now() - last < 500) await page.waitForTimeout(100);
  for (const event of events) page.off(event as "request", note);
}

/** By extension: an SVG that `<use>` refers to counts as no image in Chromium. */
const KINDS = [
  { kind: "script", pattern: /\.js$/ },
  { kind: "font", pattern: /\.woff2$/ },
  { kind: "image", pattern: /\.(svg|png|webp|avif|jpg|ico)$/ },
] as const;

/** Notes every file of these kinds that a page requests from now on. */
function noteFiles(page: Page) {
  const noted = { script: new Set<string>(), font: new Set<string>(), image: new Set<string>() };
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const known = KINDS.find(({ pattern }) => pattern.test(pathname));
    if (known) noted[known.kind].add(pathname);
  });
  return noted;
}

/**
 * Visits an address as one who only reads.
 *
 * @param page a page that has not been anywhere yet
 */
export async function loadFiles(page: Page, address: string): Promise<LoadedFiles> {
  const { script, font, image } = noteFiles(page);
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(readToTheEnd);
  await networkRest(page);
  return { scripts: [...script], fonts: [...font], images: [...image] };
}

/**
 * Requests a demo from beginning to end, up to the toast.
 *
 * @param page a page that has not been anywhere yet
 * @returns the paths of all scripts that it took
 */
export async function loadBookDemo(page: Page): Promise<string[]> {
  const { script } = noteFiles(page);
  await page.goto(paths.bookDemo);
  await hydrated(page);
  await fillForm(page);
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  await networkRest(page);
  return [...script];
}
