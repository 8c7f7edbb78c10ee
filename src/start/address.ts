import { paths } from "../paths";
import { pageAt } from "../routes";

/** Escapes the percent signs of a text that is not valid percent-encoding, which the router cannot decode. */
function escapeInvalidEncoding(text: string): string {
  try {
    // The result has to be used, or the bundler drops the call.
    return decodeURIComponent(text) && text;
  } catch {
    return text.replaceAll("%", "%25");
  }
}

/**
 * The address that a page should have: that of the route which the router matches, as for `/Privacy` and `/privacy/`; or
 * else of the route which the host has served, as for `/privacy.html`.
 */
export function canonicalUrl({ origin, pathname, search, hash }: URL, servedRoute: string = paths.notFound): string {
  const path = escapeInvalidEncoding(pathname);
  const route = [pageAt(path).path, servedRoute].find((one) => one !== paths.notFound);
  return origin + (route ?? path) + search + escapeInvalidEncoding(hash);
}

/**
 * Corrects the address of the history's current entry without a load, and gives the entry a key if it has none: the router
 * remembers scroll positions by key, and names neither the first entry nor one of an edited hash.
 */
export function canonicaliseAddress(servedRoute?: string): void {
  const state = { key: Math.random().toString(36).slice(2), ...(window.history.state as object | null) };
  window.history.replaceState(state, "", canonicalUrl(new URL(window.location.href), servedRoute));
}
