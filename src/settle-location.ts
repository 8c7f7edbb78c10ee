import { matchRoutes, type RouteObject } from "react-router-dom";
import { paths } from "./paths";

/** Escapes every percent sign of a text that is not valid percent-encoding; valid text stays as it is. */
export function mendEncoding(text: string): string {
  try {
    // The result has to be of use: the bundler takes a call whose result is not for one without effect, and drops it.
    return decodeURIComponent(text) && text;
  } catch {
    return text.replaceAll("%", "%25");
  }
}

/** The route that the router shows for a path, as the build writes it on `<html data-route>`: `*` for the 404. */
export function routeOf(routes: RouteObject[], pathname: string): string {
  return matchRoutes(routes, pathname)?.at(-1)?.route.path ?? paths.notFound;
}

/**
 * The address this visit belongs to, or undefined when it is there already. Host and router may disagree: the router
 * takes `/Privacy` and `/privacy/` for `/privacy`, a host serves the 404 there, and `/privacy.html` is the other way
 * round. The router's word goes first, or a host that serves one page for every path would hide all the others.
 *
 * @param documentRoute the route that the served document was rendered for
 */
export function canonicalPath(routes: RouteObject[], pathname: string, documentRoute: string): string | undefined {
  const routerRoute = routeOf(routes, pathname);
  const canonical = routerRoute === paths.notFound ? documentRoute : routerRoute;
  return canonical === paths.notFound || canonical === pathname ? undefined : canonical;
}
