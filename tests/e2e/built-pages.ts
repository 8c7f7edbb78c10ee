import { expect, type Page } from "@playwright/test";
import { JSDOM } from "jsdom";
import { fileOf } from "../../src/build/document-template";
import { paths } from "../../src/paths";
import { BUILT_SITE, filesOf } from "./build-site";

/** A page as a reader without scripts and styles gets it. */
export interface BuiltPage {
  path: string;
  /** The name of its file. */
  name: string;
  html: string;
  document: Document;
}

async function readSite(folder: string) {
  const files = await filesOf(folder);
  const pages = Object.values(paths).map((path): BuiltPage => {
    const name = fileOf(path);
    const html = files.get(`/${name}`)!.toString();
    // jsdom would complain of CSS that it does not know.
    const { document } = new JSDOM(html.replaceAll(/(<style[^>]*>).*?(?=<\/style>)/gs, "$1")).window;
    return { path, name, html, document };
  });
  return { files, pages };
}

const sites = new Map<string, ReturnType<typeof readSite>>();

/** Reads a built site, once in each worker: every file by its path on the site, and the pages. */
export function builtSite(folder = BUILT_SITE) {
  if (!sites.has(folder)) sites.set(folder, readSite(folder));
  return sites.get(folder)!;
}

/** The page of a path. */
export async function builtPage(path: string) {
  return (await builtSite()).pages.find((built) => built.path === path)!;
}

/** Lists what a head says of its page, a line for each tag. The browser runs this function, too. */
function headLines(head: Element): string[] {
  const tags = [...head.querySelectorAll("title, meta:not([http-equiv]), link[rel=canonical]")];
  const attributes = (tag: Element) => [...tag.attributes].map(({ name, value }) => `${name}=${value}`).toSorted();
  return tags.map((tag) => [tag.localName, ...attributes(tag), tag.textContent].join(" ")).toSorted();
}

/** The open page has the head of a built page. */
export async function expectHead(page: Page, path: string): Promise<void> {
  const { document } = await builtPage(path);
  const shown = () => page.locator("head").evaluate(headLines);
  await expect.poll(shown, `head of ${path}`).toEqual(headLines(document.head));
}
