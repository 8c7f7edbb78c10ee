import type { APIRequestContext } from "@playwright/test";
import { JSDOM } from "jsdom";

/** A page as a machine without scripts gets it. */
export interface ServedPage {
  status: number;
  html: string;
  document: Document;
}

/** Fetches a page of the site and parses it, without running anything. */
export async function servedPage(request: APIRequestContext, address: string): Promise<ServedPage> {
  const response = await request.get(address);
  const html = await response.text();
  // jsdom complains of the CSS that it does not know, and nobody asks it for any.
  const { document } = new JSDOM(html.replace(/(<style>).*?(<\/style>)/s, "$1$2")).window;
  return { status: response.status(), html, document };
}

/** What a head says of its page, one line a tag, in order of the alphabet. JSON-LD, files and the policy aside. */
export function headLines(head: Element): string[] {
  const tags = [...head.querySelectorAll("title, meta:not([http-equiv]), link[rel=canonical]")];
  return tags.map((tag) => {
    const attributes = [...tag.attributes].map(({ name, value }) => `${name}=${value}`).toSorted();
    return [tag.localName, ...attributes, tag.textContent].join(" ");
  });
}
