import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "../../src/build/policy";

const CONTENT = {
  scripts: ["{go()}"],
  styles: ["body{color:green}", "@font-face{}"],
  connections: [""],
  hasSound: false,
};
const hash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

/** The directives of a policy, by name. */
function directives(policy: string): Record<string, string> {
  const entries = policy.split("; ").map((directive) => /^(\S+) (.*)$/.exec(directive)!.slice(1) as [string, string]);
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length);
  return Object.fromEntries(entries);
}

const base = {
  "default-src": "'none'",
  "script-src": `'self' ${hash(CONTENT.scripts[0]!)}`,
  "style-src": CONTENT.styles.map(hash).join(" "),
  "img-src": "'self'",
  "font-src": "'self'",
  "connect-src": "'self'",
  "form-action": "'none'",
  "base-uri": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "'none'",
};

test("the policy allows what the site uses and nothing else", () => {
  expect(directives(contentSecurityPolicy(CONTENT))).toEqual(base);
});

test("the policy opens connections to the delivery address and the report address alone", () => {
  const connections = ["https://api.example.com/demo?key=1", "https://reports.example.com/site"];
  expect(directives(contentSecurityPolicy({ ...CONTENT, connections }))).toEqual({
    ...base,
    "connect-src": "'self' https://api.example.com/demo https://reports.example.com/site",
  });
});

test("a path of this site needs no connection of its own", () => {
  expect(directives(contentSecurityPolicy({ ...CONTENT, connections: ["/api/demo"] }))).toEqual(base);
});

test("the policy lets pages play the site's own recordings, where there are any", () => {
  expect(directives(contentSecurityPolicy({ ...CONTENT, hasSound: true }))).toEqual({ ...base, "media-src": "'self'" });
});

// Computed with openssl.
test("hashes are those that browsers compute", () => {
  const policy = contentSecurityPolicy({ ...CONTENT, scripts: [""] });
  expect(policy).toContain("script-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
