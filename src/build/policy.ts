import { createHash } from "node:crypto";

interface Policy {
  /** The exact contents of the inline `<script>` and `<style>` elements. */
  scripts: string[];
  styles: string[];
  /** Where scripts post to: https addresses, paths of this site, or empty. */
  connections: string[];
  /** Whether any page of the site plays a recording: a policy stays in force when the visitor navigates. */
  hasSound: boolean;
}

const hashOf = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/**
 * The Content-Security-Policy of one page, for a `<meta>` element. `frame-ancestors` does not work in a `<meta>`: it
 * is in `public/_headers`. There is no `upgrade-insecure-requests`: no URL of the site is http, and WebKit would apply
 * it to localhost.
 */
export function contentSecurityPolicy({ scripts, styles, connections, hasSound }: Policy): string {
  // A policy cannot hold a query.
  const sources = connections.filter((url) => url.startsWith("http")).map((url) => url.replace(/[?#].*/, ""));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(" "),
    ["style-src 'self'", ...styles.map(hashOf)].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    ...(hasSound ? ["media-src 'self'"] : []),
    // 'self' for robots.txt: Lighthouse fetches it from the page (GoogleChrome/lighthouse#16597).
    ["connect-src 'self'", ...sources].join(" "),
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}
