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

interface BuiltSite {
  /** Every file's content, by its path on the site. */
  files: Map<string, Buffer>;
  pages: BuiltPage[];
}

function parsePage(path: string, files: Map<string, Buffer>): BuiltPage {
  const name = fileOf(path);
  const html = files.get(`/${name}`)!.toString();
  // jsdom would complain of CSS that it does not know.
  const { document } = new JSDOM(html.replaceAll(/(<style[^>]*>).*?(?=<\/style>)/gs, "$1")).window;
  return { path, name, html, document };
}

async function readSite(folder: string): Promise<BuiltSite> {
  const files = await filesOf(folder);
  return { files, pages: Object.values(paths).map((path) => parsePage(path, files)) };
}

const sites = new Map<string, Promise<BuiltSite>>();

/** Reads a built site, once in each worker. */
export function builtSite(folder = BUILT_SITE): Promise<BuiltSite> {
  if (!sites.has(folder)) sites.set(folder, readSite(folder));
  return sites.get(folder)!;
}

/** Lists what a head says of its page, a line for each tag. The browser runs this function, too. */
export function headLines(head: Element): string[] {
  const tags = [...head.querySelectorAll("title, meta:not([http-equiv]), link[rel=canonical]")];
  const lines = tags.map((tag) => {
    const attributes = [...tag.attributes].map(({ name, value }) => `${name}=${value}`).toSorted();
    return [tag.localName, ...attributes, tag.textContent].join(" ");
  });
  return lines.toSorted();
}
