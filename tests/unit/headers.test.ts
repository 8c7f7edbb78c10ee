import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  ASSETS_PATH,
  cacheControl,
  cspHash,
  headersFile,
  integrityOf,
  parseSecurityHeaders,
  securityHeaders,
} from "../../src/build/headers";

const SCRIPT = "{go()}";
const STYLE = "body{color:green}";
const CONTENT = { script: SCRIPT, styles: [STYLE] };

/** The directives of a policy, by name. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources.join(" ")];
    }),
  );
}

const policyOf = (deliverySource?: string) =>
  securityHeaders({ ...CONTENT, deliverySource })["Content-Security-Policy"]!;

/** The format of Cloudflare Pages and Netlify: a path, then its headers, indented. */
function rulesOf(file: string): { path: string; names: string[] }[] {
  return file
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [path = "", ...lines] = block.split("\n");
      return { path, names: lines.map((line) => line.trim().split(":")[0]!.toLowerCase()) };
    });
}

describe("the Content-Security-Policy", () => {
  const hash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
  const base = {
    "default-src": "'none'",
    "script-src": `'self' ${hash(SCRIPT)}`,
    "style-src": `'self' ${hash(STYLE)}`,
    "img-src": "'self'",
    "font-src": "'self' data:",
    "connect-src": "'self'",
    "form-action": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  };

  test("allows what the site uses and nothing else", () => {
    expect(directives(policyOf())).toEqual(base);
  });

  test("lets the form reach the one address that it is sent to", () => {
    expect(directives(policyOf("https://api.example.com/demo"))).toEqual({
      ...base,
      "connect-src": "'self' https://api.example.com/demo",
    });
  });

  test("lets a page play a recording from its own host, where there is one", () => {
    const policy = securityHeaders({ ...CONTENT, hasSound: true })["Content-Security-Policy"]!;
    expect(directives(policy)).toEqual({ ...base, "media-src": "'self'" });
  });

  test("lets data: be a font, and nothing else", () => {
    const named = Object.entries(directives(policyOf())).filter(([, sources]) => sources.includes("data:"));
    expect(named.map(([directive]) => directive)).toEqual(["font-src"]);
  });

  test("reports to one exact address where one is set, and names it to the browser", () => {
    const reportUrl = "https://reports.example.com/site";
    const headers = securityHeaders({ ...CONTENT, reportUrl });
    expect(directives(headers["Content-Security-Policy"]!)).toEqual({
      ...base,
      "connect-src": `'self' ${reportUrl}`,
      "report-to": "default",
    });
    expect(headers["Reporting-Endpoints"]).toBe(`default="${reportUrl}"`);
    expect(securityHeaders(CONTENT)).not.toHaveProperty("Reporting-Endpoints");
  });

  test.each(["unsafe-", "blob:", "http:", "*", "upgrade-insecure-requests"])("never says %s", (source) => {
    expect(policyOf()).not.toContain(source);
    expect(policyOf("https://api.example.com/demo").replace("https:", "")).not.toContain(source);
  });
});

describe("the other security headers", () => {
  const headers = securityHeaders(CONTENT);

  test.each([
    ["Strict-Transport-Security", "max-age=63072000"],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Embedder-Policy", "require-corp"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
  ])("%s: %s", (name, value) => {
    expect(headers[name]).toBe(value);
  });

  test("Strict-Transport-Security covers the subdomains where the operator asks for it", () => {
    const asked = securityHeaders({ ...CONTENT, hstsSubdomains: true });
    expect(asked["Strict-Transport-Security"]).toBe("max-age=63072000; includeSubDomains");
  });

  test("the Permissions-Policy closes features and opens none", () => {
    const features = headers["Permissions-Policy"]!.split(", ");
    for (const feature of features) expect(feature).toMatch(/^[a-z-]+=\(\)$/);
    for (const feature of ["camera", "geolocation", "microphone", "payment"])
      expect(features).toContain(`${feature}=()`);
    expect(new Set(features).size).toBe(features.length);
  });
});

// https://github.com/mdn/mdn-http-observatory/tree/main/src/analyzer/tests. What only the HTML can show, the integrity of
// each script, is held by tests/e2e/markup.spec.ts; the redirection to HTTPS is the host's.
describe("the MDN HTTP Observatory's rules are kept at their best", () => {
  const headers = securityHeaders({ ...CONTENT, deliverySource: "https://api.example.com/demo" });
  const policy = headers["Content-Security-Policy"]!;
  const sources = Object.values(directives(policy)).flatMap((list) => list.split(" "));
  const names = Object.keys(headers).map((name) => name.toLowerCase());

  test("Content Security Policy: nothing by default, nothing unsafe or broad, no directive twice", () => {
    expect(directives(policy)["default-src"]).toBe("'none'");
    // data: is the test's above.
    const unsafe = /^'unsafe-|^(blob|http|https|ftp|ws|wss):$|^http:\/\/|\*/;
    expect(sources.filter((source) => unsafe.test(source))).toEqual([]);
    const written = policy.split("; ").map((directive) => directive.split(" ")[0]);
    expect(new Set(written).size).toBe(written.length);
  });

  test.each([
    ["Cookies", "set-cookie"],
    ["Cross-Origin Resource Sharing", "access-control-allow-origin"],
  ])("%s: none", (_, name) => {
    expect(names).not.toContain(name);
  });

  test("Strict Transport Security: more than half a year", () => {
    const [, seconds] = /^max-age=(\d+)/.exec(headers["Strict-Transport-Security"]!) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(15_768_000);
  });

  test("Referrer Policy: private", () => {
    const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
    expect(PRIVATE).toContain(headers["Referrer-Policy"]);
  });

  test("X-Frame-Options: nobody may frame a page, by either header", () => {
    expect(headers["X-Frame-Options"]).toBe("DENY");
    expect(directives(policy)["frame-ancestors"]).toBe("'none'");
  });
});

describe("_headers", () => {
  const security = securityHeaders({ ...CONTENT, deliverySource: "https://api.example.com/demo" });
  const file = headersFile(security);

  test("covers every path, and the hashed assets besides", () => {
    expect(rulesOf(file).map((rule) => rule.path)).toEqual(["/*", `${ASSETS_PATH}*`]);
  });

  // Where several rules match a path, both hosts join the values of a header that is set twice.
  test("sets no header twice for one path", () => {
    const names = rulesOf(file).flatMap((rule) => rule.names);
    expect(new Set(names).size).toBe(names.length);
  });

  test("keeps to one header a line and to the hosts' 2,000 characters a line", () => {
    for (const value of Object.values(security)) expect(value).not.toMatch(/[\r\n]/);
    for (const line of file.split("\n")) expect(line.length).toBeLessThan(2000);
  });

  test("reads back as it was written", () => {
    expect(parseSecurityHeaders(file)).toEqual(security);
  });
});

test("hashed files are kept for a year, everything else is asked for again", () => {
  expect(cacheControl("/assets/main-abc.js")).toBe("public, max-age=31536000, immutable");
  for (const path of ["/", "/privacy", "/404.html", "/favicon.svg", "/nested/assets/main.js"])
    expect(cacheControl(path)).toBe("public, max-age=0, must-revalidate");
});

// Both values computed with openssl, so that the test does not repeat the code.
test("hashes are those that browsers compute", () => {
  expect(cspHash("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(integrityOf("")).toBe("sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=");
});
