import type { Browser } from "@playwright/test";
import { paths } from "../../src/paths";
import { brotli, firstScreenBytes } from "./bytes";
import { distFile, loadBookDemo, loadFiles, sitePages, weightOfAll } from "./loaded-files";

/** What one page weighs, in bytes on the wire. */
interface PageWeight {
  address: string;
  document: number;
  /** As much of the document as its first screen needs. */
  firstScreen: number;
  script: number;
  font: number;
  images: number;
}

/** What the site weighs. */
export interface SiteWeight {
  pages: PageWeight[];
  /** What a request for a demo, from beginning to end, adds to what the landing page has fetched. */
  bookDemo: number;
}

/** Visits every page, and weighs what it fetches. */
export async function measureBytes(browser: Browser, baseURL: string): Promise<SiteWeight> {
  const pages: PageWeight[] = [];
  let landing = new Set<string>();
  for (const { address, file } of sitePages) {
    const page = await browser.newPage({ baseURL, ignoreHTTPSErrors: true });
    const { scripts, fonts, images } = await loadFiles(page, address);
    await page.close();
    if (address === paths.home) landing = new Set(scripts);
    const html = distFile(file).toString("utf8");
    pages.push({
      address,
      document: brotli(html).length,
      firstScreen: firstScreenBytes(html),
      script: weightOfAll(scripts),
      font: weightOfAll(fonts),
      images: weightOfAll(images),
    });
  }
  const page = await browser.newPage({ baseURL, ignoreHTTPSErrors: true });
  const scripts = await loadBookDemo(page);
  await page.close();
  return { pages, bookDemo: weightOfAll(scripts.filter((script) => !landing.has(script))) };
}
