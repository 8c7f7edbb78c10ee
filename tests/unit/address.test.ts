import { describe, expect, test } from "vitest";
import { canonicalPath, escapeInvalidEncoding } from "../../src/start/address";

describe("escapeInvalidEncoding", () => {
  test.each(["", "/", "/privacy", "/caf%C3%A9", "#who-we-serve", "/100%25", "/%E2%82%AC"])(
    "leaves %j alone",
    (text) => {
      expect(escapeInvalidEncoding(text)).toBe(text);
    },
  );

  test.each([
    ["#%", "#%25"],
    ["/%E0%A4%A", "/%25E0%25A4%25A"],
    ["/privacy%", "/privacy%25"],
    ["/%zz/%20", "/%25zz/%2520"],
    // Valid escapes, but no valid UTF-8.
    ["/%C3%28", "/%25C3%2528"],
  ])("makes %j valid: %j", (text, escaped) => {
    expect(escapeInvalidEncoding(text)).toBe(escaped);
    // Once is enough: what came out stays as it is.
    expect(escapeInvalidEncoding(escaped)).toBe(escaped);
  });
});

describe("canonicalPath", () => {
  test.each([
    ["/", "/"],
    ["/privacy", "/privacy"],
    ["/nowhere", "*"],
    ["/404.html", "*"],
    ["/privacy/extra", "*"],
    // The host served the page of another route; the router's word goes first.
    ["/privacy", "/"],
    ["/privacy", "*"],
    ["/", "/book-demo"],
  ])("%s, served with the page of %s, is in the right place", (pathname, documentRoute) => {
    expect(canonicalPath(pathname, documentRoute)).toBeUndefined();
  });

  test.each([
    ["/Privacy", "*", "/privacy"],
    ["/privacy/", "*", "/privacy"],
    ["/privacy/", "/privacy", "/privacy"],
    ["/privacy.html", "/privacy", "/privacy"],
    ["//privacy", "/privacy", "/privacy"],
    ["/index.html", "/", "/"],
    ["/BOOK-demo", "/book-demo", "/book-demo"],
  ])("%s, served with the page of %s, belongs to %s", (pathname, documentRoute, canonical) => {
    expect(canonicalPath(pathname, documentRoute)).toBe(canonical);
  });
});
