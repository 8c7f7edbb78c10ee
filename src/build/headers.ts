import { createHash } from "node:crypto";

/** Response headers by name. */
export type Headers = Record<string, string>;

/** A Content-Security-Policy source for one inline element: the hash of its exact content. */
export const cspHash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** A Subresource Integrity value for a file's content. */
export const integrityOf = (content: string | Uint8Array) =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;

interface Policy {
  /** The content of the inline `<script>` element, the same in every page. */
  script: string;
  /** The contents of the inline `<style>` elements, one for each page. */
  styles: string[];
  /** A page plays a recording. */
  hasSound?: boolean;
  /** Where the demo request is posted, scheme, host and path; absent when nowhere, or to this site. */
  deliverySource?: string | undefined;
  /** Whether every subdomain is to be reached over HTTPS alone, for two years: the operator's decision. */
  hstsSubdomains?: boolean;
  /** Where browsers report violations and crashes, and the site its failures, if anywhere. */
  reportUrl?: string | undefined;
}

/**
 * The one Content-Security-Policy of the site. No upgrade-insecure-requests: no URL of the site is http, and it would
 * break the preview server in WebKit, which does not except localhost.
 */
function contentSecurityPolicy({ script, styles, deliverySource, reportUrl, hasSound }: Policy): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${cspHash(script)}`,
    `style-src 'self' ${styles.map(cspHash).join(" ")}`,
    "img-src 'self'",
    // data: for the letters of a page's h1, which stand in its style (heading-font.ts).
    "font-src 'self' data:",
    ...(hasSound ? ["media-src 'self'"] : []),
    // 'self' for robots.txt: Chrome lets Lighthouse fetch it only if the page may (GoogleChrome/lighthouse#16597).
    ["connect-src 'self'", deliverySource, reportUrl].filter(Boolean).join(" "),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(reportUrl ? ["report-to default"] : []),
  ].join("; ");
}

/** Features that the site does not use, closed for it and for whatever it might ever embed. */
const CLOSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** The security headers of every answer of the site (rules: MDN HTTP Observatory, OWASP Secure Headers). */
export function securityHeaders(policy: Policy): Headers {
  return {
    "Content-Security-Policy": contentSecurityPolicy(policy),
    // Crashes go to the endpoint of this name by themselves (W3C Crash Reporting).
    ...(policy.reportUrl && { "Reporting-Endpoints": `default="${policy.reportUrl}"` }),
    "Strict-Transport-Security": `max-age=63072000${policy.hstsSubdomains ? "; includeSubDomains" : ""}`,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": CLOSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

/** Where the build puts files whose names carry a hash of their content. */
export const ASSETS_PATH = "/assets/";

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

/** How long a path's answer may be kept: hashed files for a year, everything else is asked for again. */
export const cacheControl = (path: string) => (path.startsWith(ASSETS_PATH) ? IMMUTABLE : REVALIDATE);

/**
 * `_headers`, the format that Cloudflare Pages and Netlify read. Where several rules match a path, both hosts join the
 * values of a header set twice; so `/*` sets no Cache-Control (both hosts revalidate HTML by themselves) and the
 * assets' rule sets nothing else.
 */
export function headersFile(security: Headers): string {
  const lines = Object.entries(security).map(([name, value]) => `  ${name}: ${value}`);
  return ["/*", ...lines, "", `${ASSETS_PATH}*`, `  Cache-Control: ${IMMUTABLE}`, ""].join("\n");
}

/** Reads the security headers back from `_headers`: the preview server sends what was built, not what it believes. */
export function parseSecurityHeaders(file: string): Headers {
  const [, block = ""] = file.split(/^\/\*\n/m);
  const lines = block.split("\n\n")[0]!.split("\n");
  return Object.fromEntries(
    lines
      .map((line) =>
        line
          .trim()
          .split(/: (.*)/s)
          .slice(0, 2),
      )
      .filter(([name]) => name) as [string, string][],
  );
}
