import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildSite, BUILT_SITE, filesOf, testFolder } from "./build-site";
import { expect, test } from "./fixtures";

const LISTED_FILES = ["index.html", "book-demo.html", "privacy.html"];

test.describe("the build", () => {
  test("writes the site and nothing else", async () => {
    const files = [...(await filesOf(BUILT_SITE)).keys()].map((file) => file.replaceAll("\\", "/"));
    const expected = [
      /^\/(index|book-demo|privacy|404)\.html$/,
      /^\/(_headers|robots\.txt|sitemap\.xml|llms\.txt)$/,
      /^\/(favicon\.(ico|svg)|apple-touch-icon\.png)$/,
      /^\/og\/[a-z-]+\.png$/,
      /^\/assets\/[a-z-]+-[\w-]{8}\.(js|woff2|svg)$/,
    ];
    expect(files.filter((file) => !expected.some((pattern) => pattern.test(file)))).toEqual([]);
    for (const pattern of expected) expect(files.some((file) => pattern.test(file))).toBe(true);
  });

  test("carries no code to reach a server where none is configured", async () => {
    const scripts = [...(await filesOf(BUILT_SITE))].filter(([file]) => file.endsWith(".js"));
    expect(scripts.filter(([, content]) => content.includes("Idempotency-Key")).map(([file]) => file)).toEqual([]);
  });

  test("stops at a malformed variable with a sentence that names it, and leaves what was built", async () => {
    const folder = testFolder("malformed");
    const { exitCode, output } = await buildSite(folder, { VITE_SITE_ORIGIN: "www.example.com/shop" });
    expect(exitCode).toBe(1);
    expect(output).toContain("VITE_SITE_ORIGIN must be scheme and host alone");
    expect(output).toContain('"www.example.com/shop"');
    await expect(filesOf(folder)).rejects.toThrow(/ENOENT/);
  });

  test("makes a preview deployment that search engines leave alone, and opens the policy to one server", async () => {
    const folder = testFolder("preview-deployment");
    const { exitCode } = await buildSite(folder, {
      VITE_SITE_ORIGIN: "https://preview.example.com",
      VITE_SITE_INDEXABLE: "false",
      VITE_DEMO_REQUEST_URL: "https://api.example.com/v1/demo-requests?key=1",
    });
    expect(exitCode).toBe(0);
    const read = (file: string) => readFile(join(folder, file), "utf8");
    for (const file of LISTED_FILES) {
      const html = await read(file);
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).toContain('<link rel="canonical" href="https://preview.example.com/');
      expect(html).not.toContain("www.forecourt.example");
    }
    // Crawlers must be let in, or they never see that they are to leave.
    expect(await read("robots.txt")).toBe("User-agent: *\nAllow: /\n");
    expect(await read("_headers")).toContain("; connect-src 'self' https://api.example.com;");
    const scripts = [...(await filesOf(folder))].filter(([file]) => file.endsWith(".js"));
    expect(scripts.some(([, content]) => content.includes("Idempotency-Key"))).toBe(true);
    await rm(folder, { recursive: true });
  });
});
