import { describe, expect, test } from "vitest";
import { canonicalUrl, escapeInvalidEncoding } from "../../src/start/address";

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

describe("canonicalUrl", () => {
  const canonical = (address: string, documentRoute?: string) =>
    canonicalUrl(new URL(`https://site.example${address}`), documentRoute).slice("https://site.example".length);

  test.each([
    ["/", "/"],
    ["/privacy", "/privacy"],
    ["/nowhere", "*"],
    ["/404.html", "*"],
    ["/privacy/extra", "*"],
    ["/nowhere", undefined],
    // The host served the page of another route; the router's match goes first.
    ["/privacy", "/"],
    ["/privacy", "*"],
    ["/", "/book-demo"],
  ])("%s, served with the page of %s, is in the right place", (address, documentRoute) => {
    expect(canonical(address, documentRoute)).toBe(address);
  });

  test.each([
    ["/Privacy", "*", "/privacy"],
    ["/privacy/", "*", "/privacy"],
    ["/privacy/", "/privacy", "/privacy"],
    ["/privacy.html?a=1#security", "/privacy", "/privacy?a=1#security"],
    ["//privacy", "/privacy", "/privacy"],
    ["/index.html", "/", "/"],
    ["/BOOK-demo", "/book-demo", "/book-demo"],
    ["/#%", "/", "/#%25"],
    ["/%", "*", "/%25"],
  ])("%s, served with the page of %s, belongs to %s", (address, documentRoute, expected) => {
    expect(canonical(address, documentRoute)).toBe(expected);
  });
});
