import { describe, expect, test } from "vitest";
import { loadEnv } from "vite";
import { checkEnvironment } from "../../src/build/environment";

const good = {
  VITE_SITE_ORIGIN: "https://www.example.com",
  VITE_BOOKING_URL: "https://booking.example.com/demo?from=site",
  VITE_DEMO_REQUEST_URL: "",
  VITE_SITE_INDEXABLE: "true",
};

const sentenceFor = (values: Record<string, string | undefined>): string => {
  try {
    checkEnvironment(values);
  } catch (error) {
    return (error as Error).message;
  }
  return "";
};

test("the committed values are well formed", () => {
  expect(checkEnvironment(loadEnv("production", process.cwd()))).toBeTruthy();
});

describe("accepts", () => {
  test.each([
    ["VITE_SITE_ORIGIN", "https://www.example.com/"],
    ["VITE_SITE_ORIGIN", "http://localhost:4173"],
    ["VITE_BOOKING_URL", "http://localhost:8080/book"],
    ["VITE_DEMO_REQUEST_URL", "https://api.example.com/demo-requests"],
    ["VITE_SITE_INDEXABLE", "false"],
  ] as const)("%s=%s", (name, value) => {
    expect(checkEnvironment({ ...good, [name]: value })[name]).toBe(value);
  });
});

describe("stops with one sentence that names", () => {
  test.each([
    ["VITE_SITE_ORIGIN", ""],
    ["VITE_SITE_ORIGIN", "www.example.com"],
    ["VITE_SITE_ORIGIN", "https://www.example.com/shop"],
    ["VITE_SITE_ORIGIN", "https://www.example.com?utm=1"],
    ["VITE_SITE_ORIGIN", "https://user:secret@www.example.com"],
    ["VITE_SITE_ORIGIN", "ftp://www.example.com"],
    ["VITE_BOOKING_URL", ""],
    ["VITE_BOOKING_URL", "booking.example.com"],
    ["VITE_BOOKING_URL", "javascript:alert(1)"],
    ["VITE_BOOKING_URL", "mailto:hello@example.com"],
    ["VITE_DEMO_REQUEST_URL", "/api/demo"],
    ["VITE_DEMO_REQUEST_URL", "ftp://api.example.com"],
    ["VITE_SITE_INDEXABLE", ""],
    ["VITE_SITE_INDEXABLE", "no"],
    ["VITE_SITE_INDEXABLE", "TRUE"],
  ] as const)("%s=%j", (name, value) => {
    const sentence = sentenceFor({ ...good, [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} must be .+\\.$`));
    expect(sentence).toContain(JSON.stringify(value));
    expect(sentence).toContain(".env");
    expect(sentence).not.toContain("\n");
  });

  test.each(Object.keys(good))("%s when it is missing", (name) => {
    const sentence = sentenceFor({ ...good, [name]: undefined });
    expect(sentence).toMatch(new RegExp(`^${name} must be .+\\.$`));
    expect(sentence).not.toContain("\n");
  });
});

test("names every malformed variable at once", () => {
  const sentences = sentenceFor({ ...good, VITE_SITE_ORIGIN: "x", VITE_SITE_INDEXABLE: "x" }).split("\n");
  expect(sentences).toHaveLength(2);
});
