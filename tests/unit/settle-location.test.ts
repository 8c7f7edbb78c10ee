import { describe, expect, test } from "vitest";
import { routes } from "../../src/routes";
import { canonicalPath, mendEncoding, routeOf } from "../../src/settle-location";

describe("mendEncoding", () => {
  test.each(["", "/", "/privacy", "/caf%C3%A9", "#who-we-serve", "/100%25", "/%E2%82%AC"])(
    "leaves %j alone",
    (text) => {
      expect(mendEncoding(text)).toBe(text);
    },
  );

  test.each([
    ["#%", "#%25"],
    ["/%E0%A4%A", "/%25E0%25A4%25A"],
    ["/privacy%", "/privacy%25"],
    ["/%zz/%20", "/%25zz/%2520"],
    // Valid escapes, but no valid UTF-8.
    ["/%C3%28", "/%25C3%2528"],
  ])("makes %j valid: %j", (text, mended) => {
    expect(mendEncoding(text)).toBe(mended);
    expect(() => decodeURIComponent(mended)).not.toThrow();
  });

  test("mends once: what came out stays as it is", () => {
    expect(mendEncoding(mendEncoding("/%E0%A4%A"))).toBe(mendEncoding("/%E0%A4%A"));
  });
});

describe("routeOf", () => {
  test.each([
    ["/", "/"],
    ["//", "/"],
    ["/book-demo", "/book-demo"],
    ["/BOOK-demo", "/book-demo"],
    ["/privacy/", "/privacy"],
    ["/privacy/extra", "*"],
    ["/privacy.html", "*"],
    ["//privacy", "*"],
    ["/nowhere", "*"],
  ])("%s is shown by %s", (pathname, route) => {
    expect(routeOf(routes, pathname)).toBe(route);
  });
});

describe("canonicalPath", () => {
  test.each([
    ["/", "/"],
    ["/privacy", "/privacy"],
    ["/nowhere", "*"],
    ["/404.html", "*"],
    ["/privacy/extra", "*"],
  ])("%s, served with the page of %s, is in the right place", (pathname, documentRoute) => {
    expect(canonicalPath(routes, pathname, documentRoute)).toBeUndefined();
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
    expect(canonicalPath(routes, pathname, documentRoute)).toBe(canonical);
  });

  test.each([
    ["/privacy", "/"],
    ["/privacy", "*"],
    ["/", "/book-demo"],
  ])("%s stays where it is although the host served the page of %s", (pathname, documentRoute) => {
    expect(canonicalPath(routes, pathname, documentRoute)).toBeUndefined();
  });
});
