import { paths } from "../paths";
import { pageAt } from "../routes";

/** Escapes the percent signs of a text that is not valid percent-encoding, which the router cannot decode. */
export function escapeInvalidEncoding(text: string): string {
  try {
    // The result has to be used, or the bundler drops the call.
    return decodeURIComponent(text) && text;
  } catch {
    return text.replaceAll("%", "%25");
  }
}

/**
 * The address that a page should have. Host and router may disagree: the router also matches `/Privacy` and `/privacy/`,
 * where some hosts serve the 404; and some hosts serve `/privacy` for `/privacy.html`. If the router knows the path, its
 * route wins; otherwise the document's.
 *
 * @param documentRoute the route that the served document was rendered for, if any
 */
export function canonicalUrl({ origin, pathname, search, hash }: URL, documentRoute?: string): string {
  const path = escapeInvalidEncoding(pathname);
  const routes = [pageAt(path).path, documentRoute ?? paths.notFound];
  return origin + (routes.find((route) => route !== paths.notFound) ?? path) + search + escapeInvalidEncoding(hash);
}
