import { expect, test } from "vitest";
import { paths } from "../../src/paths";
import { pageAt, pageRoutes } from "../../src/routes";
import { canonicalUrl, escapeInvalidEncoding } from "../../src/start/address";

test.each([
  ["", ""],
  ["/caf%C3%A9/100%25#who-we-serve", "/caf%C3%A9/100%25#who-we-serve"],
  ["#%", "#%25"],
  ["/%E0%A4%A", "/%25E0%25A4%25A"],
  ["/%zz/%20", "/%25zz/%2520"],
  // Valid escapes, but no valid UTF-8.
  ["/%C3%28", "/%25C3%2528"],
])("percent-encoding is escaped where it is not valid, once: %j becomes %j", (text, escaped) => {
  expect(escapeInvalidEncoding(text)).toBe(escaped);
  expect(escapeInvalidEncoding(escaped)).toBe(escaped);
});

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
  ["/PRIVACY///", "*", "/privacy"],
  ["/privacy.html?a=1#security", "/privacy", "/privacy?a=1#security"],
  ["//privacy", "/privacy", "/privacy"],
  ["/index.html", "/", "/"],
  ["//", "/", "/"],
  ["/BOOK-demo/", "/book-demo", "/book-demo"],
  ["/nowhere", "/", "/"],
  ["/#%", "/", "/#%25"],
  ["/%#%", "*", "/%25#%25"],
])("%s, served with the page of %s, belongs to %s, and stays there", (address, servedRoute, expected) => {
  expect(canonical(address, servedRoute)).toBe(`https://site.example${expected}`);
  expect(canonical(expected, servedRoute)).toBe(`https://site.example${expected}`);
});

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/BOOK-demo", "/book-demo"],
  ["/privacy/", "/privacy"],
  ["/privacy/extra", "*"],
  ["/privacy.html", "*"],
  ["//privacy", "*"],
  ["/nowhere", "*"],
])("%s is shown by the page of %s", (pathname, path) => {
  expect(pageAt(pathname).path).toBe(path);
});

test("every path has one route, the catch-all last", () => {
  expect(pageRoutes.map(({ path }) => path).toSorted()).toEqual(Object.values(paths).toSorted());
  expect(pageRoutes.at(-1)?.path).toBe(paths.notFound);
});
