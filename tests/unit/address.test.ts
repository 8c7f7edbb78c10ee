import { expect, test } from "vitest";
import { canonicalUrl } from "../../src/start/address";

const canonical = (address: string, servedRoute?: string) =>
  canonicalUrl(new URL(`https://site.example${address}`), servedRoute);

test.each([
  ["/privacy?a=%20&a=%#security", "/privacy", "/privacy?a=%20&a=%#security"],
  ["/404.html", "*", "/404.html"],
  ["/privacy/extra", undefined, "/privacy/extra"],
  // The host served the page of another route; the router's match goes first.
  ["/privacy", "/", "/privacy"],
  ["/", "/book-demo", "/"],
  ["/Privacy", "*", "/privacy"],
  ["/privacy/", undefined, "/privacy"],
  ["/privacy.html?a=1#security", "/privacy", "/privacy?a=1#security"],
  ["//privacy", "/privacy", "/privacy"],
  ["//", "/", "/"],
  ["/nowhere", "/", "/"],
  ["/%#%", "*", "/%25#%25"],
  ["/%zz/%20", "*", "/%25zz/%2520"],
  // Valid escapes, but no valid UTF-8.
  ["/%C3%28", "*", "/%25C3%2528"],
  ["/caf%C3%A9/100%25#who-we-serve", "*", "/caf%C3%A9/100%25#who-we-serve"],
])("%s, served with the page of %s, belongs to %s, and stays there", (address, servedRoute, expected) => {
  expect(canonical(address, servedRoute)).toBe(`https://site.example${expected}`);
  expect(canonical(expected, servedRoute)).toBe(`https://site.example${expected}`);
});
