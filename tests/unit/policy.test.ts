import { expect, test } from "vitest";
import { contentSecurityPolicy } from "../../src/build/policy";

/** The SHA-256 of an empty text and of "body{color:green}", computed with openssl. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const GREEN = "'sha256-N0UkUL/Sf88/FQj7pihopUaI2rfuaJAoRYFutBQygRk='";

const directives = (content: Partial<Parameters<typeof contentSecurityPolicy>[0]>) =>
  contentSecurityPolicy({ scripts: [""], styles: [], connections: [""], hasSound: false, ...content }).split("; ");

test("the policy allows the site's files and the inline code by its hash, and nothing else", () => {
  expect(directives({ styles: ["body{color:green}", ""] }).toSorted()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'none'",
    "img-src 'self'",
    "require-trusted-types-for 'script'",
    `script-src 'self' ${EMPTY}`,
    `style-src 'self' ${GREEN} ${EMPTY}`,
    "trusted-types 'none'",
  ]);
});

test("the policy opens connections to the delivery and the report address alone, and to sound where there is any", () => {
  const own = directives({});
  const connections = ["https://api.example.com/demo?key=1", "/api/demo", "https://reports.example.com/site"];
  expect(directives({ connections, hasSound: true }).filter((directive) => !own.includes(directive))).toEqual([
    "media-src 'self'",
    "connect-src 'self' https://api.example.com/demo https://reports.example.com/site",
  ]);
});
