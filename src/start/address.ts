import { pageAt } from "../routes";
import { paths } from "../paths";

/** Escapes every percent sign of a text that is not valid percent-encoding; valid text stays as it is. */
export function escapeInvalidEncoding(text: string): string {
  try {
    // The result has to be used: the bundler takes a call whose result is unused for one without effect, and drops it.
    return decodeURIComponent(text) && text;
  } catch {
    return text.replaceAll("%", "%25");
  }
}

/**
 * The address that a page should have, or undefined when it has it already. Host and router may disagree: the router
 * takes `/Privacy` and `/privacy/` for `/privacy`, a host serves the 404 there, and `/privacy.html` is the other way
 * round. The router goes first: otherwise a host that serves one page for every path would hide all the others.
 *
 * @param documentRoute the route that the served document was rendered for
 */
export function canonicalPath(pathname: string, documentRoute: string): string | undefined {
  const routerPath = pageAt(pathname).path;
  const canonical = routerPath === paths.notFound ? documentRoute : routerPath;
  return canonical === paths.notFound || canonical === pathname ? undefined : canonical;
}

/** Rewrites the address in the bar, without a load. */
function replaceAddress(path: string) {
  // With the origin: a path that starts with two slashes would be taken for another host.
  window.history.replaceState(window.history.state, "", window.location.origin + path);
}

/** A hash or path that is no valid percent-encoding makes the router complain; escaped, it is merely unknown. */
function escapeAddress() {
  const { pathname, search, hash } = window.location;
  const escaped = escapeInvalidEncoding(pathname) + search + escapeInvalidEncoding(hash);
  if (escaped !== pathname + search + hash) replaceAddress(escaped);
}

/**
 * Gives the page its canonical address, and keeps the address valid from now on. To be called before the router
 * listens, so that it only ever sees valid addresses, hashes typed by the visitor included.
 *
 * @param documentRoute the route that the served document was rendered for; undefined in development
 */
export function settleAddress(documentRoute: string | undefined): void {
  escapeAddress();
  window.addEventListener("popstate", escapeAddress);
  const { pathname, search, hash } = window.location;
  const canonical = documentRoute && canonicalPath(pathname, documentRoute);
  // No redirect: whatever the host has answered, the page can be shown here, and nobody is sent round in circles.
  if (canonical) replaceAddress(canonical + search + hash);
}
