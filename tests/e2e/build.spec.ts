import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { buildSite, BUILT_SITE, filesOf, testFolder } from "./build-site";
import { fileOf } from "../../src/build/document-template";
import { paths } from "../../src/paths";
import { expect, LISTED, test } from "./fixtures";

test.describe("the build", () => {
  test("writes the site and nothing else", async () => {
    const files = [...(await filesOf(BUILT_SITE)).keys()].map((file) => file.replaceAll("\\", "/"));
    const expected = [
      ...Object.values(paths).map((path) => new RegExp(`^/${fileOf(path)}$`)),
      /^\/(_headers|robots\.txt|licences\.txt|fonts-licence\.txt|sitemap\.xml|llms\.txt)$/,
      /^\/(favicon\.(ico|svg)|apple-touch-icon\.png)$/,
      /^\/og\/[a-z-]+\.png$/,
      /^\/assets\/[a-z\d-]+-[\w-]{8}\.(js|css|woff2|svg|mp3|m4a|ogg)$/,
    ];
    expect(files.filter((file) => !expected.some((pattern) => pattern.test(file)))).toEqual([]);
    for (const pattern of expected) expect(files.some((file) => pattern.test(file))).toBe(true);
  });

  test("gives the same bytes for the same input", async () => {
    const folder = testFolder("again");
    expect(await buildSite(folder)).toMatchObject({ exitCode: 0 });
    expect(await filesOf(folder)).toEqual(await filesOf(BUILT_SITE));
    await rm(folder, { recursive: true });
  });

  test("lists what is left before going live, each with its file, and fails", async () => {
    const folder = testFolder("launch");
    const ordinary = await buildSite(folder);
    expect(ordinary.output).toMatch(/^.*demo form sends nothing.*VITE_DEMO_REQUEST_URL is empty\.$/m);
    const { exitCode, output } = await buildSite(folder, { VITE_SITE_INDEXABLE: "false" }, "launch");
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^  Hidden: VITE_SITE_INDEXABLE .*\n    edit \.env, or the host's environment$/m);
    expect(output).toMatch(/^\d+ findings are left before going live\./m);
    await rm(folder, { recursive: true });
  });

  test("carries no code to reach a server where none is configured", async () => {
    const scripts = [...(await filesOf(BUILT_SITE))].filter(([file]) => file.endsWith(".js"));
    expect(scripts.filter(([, content]) => content.includes("Idempotency-Key")).map(([file]) => file)).toEqual([]);
  });

  test("carries the licences of all that it bundles, and that of the fonts", async () => {
    const files = await filesOf(BUILT_SITE);
    const licences = files.get("/licences.txt")!.toString();
    const { dependencies } = JSON.parse(await readFile("package.json", "utf8")) as {
      dependencies: Record<string, string>;
    };
    // All that react-router-dom holds is react-router's.
    const { "react-router-dom": _, ...others } = dependencies;
    for (const [name, version] of Object.entries(others)) expect(licences).toContain(`\n## ${name} - ${version} (`);
    expect(licences.split(/^## /m).filter((licence) => !/permission|licen[cs]e/i.test(licence))).toEqual([]);
    // The fonts may be passed on with their licence alone.
    expect(files.get("/fonts-licence.txt")!.toString()).toContain("SIL OPEN FONT LICENSE");
  });

  test("stops at a malformed variable with a sentence that names it, and leaves what was built", async () => {
    const folder = testFolder("malformed");
    const { exitCode, output } = await buildSite(folder, { VITE_SITE_ORIGIN: "www.example.com/shop" });
    expect(exitCode).toBe(1);
    expect(output).toContain("VITE_SITE_ORIGIN must be scheme and host alone");
    expect(output).toContain('"www.example.com/shop"');
    await expect(filesOf(folder)).rejects.toThrow(/ENOENT/);
  });

  test("makes a preview deployment that search engines leave alone, and opens the policy to one address", async () => {
    const folder = testFolder("preview-deployment");
    const { exitCode, output } = await buildSite(folder, {
      VITE_SITE_ORIGIN: "https://preview.example.com/",
      VITE_SITE_INDEXABLE: "false",
      VITE_DEMO_REQUEST_URL: "https://API.example.com:443/v1/demo-requests?key=1",
      VITE_SECURITY_CONTACT: "mailto:security@example.com",
      VITE_SECURITY_EXPIRES: "2027-06-30T00:00:00Z",
    });
    expect(exitCode).toBe(0);
    expect(output).not.toContain("VITE_DEMO_REQUEST_URL is empty");
    const read = (file: string) => readFile(join(folder, file), "utf8");
    for (const path of LISTED) {
      const html = await read(fileOf(path));
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).toContain('<link rel="canonical" href="https://preview.example.com/');
      expect(html).not.toContain("www.company.example");
      expect(html).toContain("; connect-src 'self' https://api.example.com/v1/demo-requests;");
    }
    // Crawlers must be let in, or they never see that they are to leave.
    expect(await read("robots.txt")).toBe("User-agent: *\nAllow: /\n");
    expect(await read(".well-known/security.txt")).toMatch(
      /^Contact: mailto:security@example\.com\nExpires: 2027-06-30T00:00:00Z\n/,
    );
    const scripts = [...(await filesOf(folder))].filter(([file]) => file.endsWith(".js"));
    expect(scripts.some(([, content]) => content.includes("Idempotency-Key"))).toBe(true);
    // The address as it was parsed, in the policy and in the script alike.
    const address = "https://api.example.com/v1/demo-requests?key=1";
    expect(scripts.some(([, content]) => content.includes(address))).toBe(true);
    await rm(folder, { recursive: true });
  });
});
