// @vitest-environment node
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { launchFindings, reportFindings, SAMPLES } from "../../src/build/launch-check";
import { testimonials, trustedBy } from "../../src/content/home";
import { PROMISES } from "../../src/content/promises";
import { voice } from "../../src/content/voice";
import { site } from "../../src/site";

let folder = "";
/** What the test has changed, to be undone. */
let originals: [target: object, original: object][] = [];

function change(target: object, values: object) {
  originals.push([target, { ...target }]);
  Object.assign(target, values);
}

/** Makes every fact, promise and consent the operator's own. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "launch-"));
  change(site, {
    origin: "https://www.real-company.co.uk",
    bookingUrl: "https://booking.real-company.co.uk/demo",
    demoRequestUrl: "https://api.real-company.co.uk/demo",
    demoRequestForm: "",
  });
  for (const promise of PROMISES) change(promise, { 2: "confirmed" });
  for (const customer of [...trustedBy.logos, ...testimonials.testimonials])
    change(customer, { evidence: { keptAt: "the contract folder" } });
});

afterEach(async () => {
  for (const [target, original] of originals.toReversed()) Object.assign(target, original);
  originals = [];
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** What the check says of a built site with these files. */
async function findingsIn(files: Record<string, string> = {}): Promise<string[]> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  const findings = launchFindings(folder);
  // Every file to edit exists.
  for (const { where } of findings) {
    const named = where.split(/, or | or |, /).filter((name) => name !== "" && name !== "the host's environment");
    expect(named.filter((name) => !existsSync(name))).toEqual([]);
  }
  return findings.map(({ what }) => what);
}

test("nothing is left in a site that is all the operator's own", async () => {
  const harmless = {
    "index.html":
      '<a href="https://real-company.co.uk">Forecourts, and forecourt</a><svg xmlns="http://www.w3.org/2000/svg"/>',
    "licences.txt": "See http://scripts.sil.org/OFL",
    "sitemap.xml": '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  };
  expect(await findingsIn(harmless)).toEqual([]);
});

test.each(Object.entries(SAMPLES))("finds the sample's %s", async (name, text) => {
  const found = await findingsIn({ "page.html": `<p>${text}</p>` });
  expect(found).toContainEqual(expect.stringContaining(`Sample: ${name}, “${text}”`));
});

test.each([
  ["the domain", { origin: "https://www.company.example" }, "Sample: VITE_SITE_ORIGIN"],
  ["the booking address", { bookingUrl: "http://localhost/demo" }, "Sample: VITE_BOOKING_URL"],
  ["the delivery address", { demoRequestUrl: "https://api.company.example/demo" }, "Sample: VITE_DEMO_REQUEST_URL"],
  ["no delivery address", { demoRequestUrl: "" }, "Missing: VITE_DEMO_REQUEST_URL"],
  [
    "a required field that a form service is not sent",
    { demoRequestForm: '[["a","{fullName}{workEmail}{companyName}"]]' },
    "Missing: {phoneNumber}",
  ],
  ["a telephone number that is reserved for drama", { phone: "+44 1632 960000" }, "Sample: telephone number"],
])("finds %s", async (_, facts, finding) => {
  change(site, facts);
  expect(await findingsIn()).toEqual([expect.stringContaining(finding)]);
});

test("accepts a delivery address on the site's own origin", async () => {
  change(site, { demoRequestUrl: "/api/demo" });
  expect(await findingsIn()).toEqual([]);
});

test("finds that search engines are kept out, and that security.txt has expired", async () => {
  vi.stubEnv("VITE_SITE_INDEXABLE", "false");
  vi.stubEnv("VITE_SECURITY_EXPIRES", "2020-01-01T00:00:00Z");
  expect(await findingsIn()).toEqual([expect.stringContaining("Hidden"), expect.stringContaining("security.txt")]);
});

test("finds addresses without encryption, each once", async () => {
  const link = '<a href="http://partner.co.uk/a">1</a>';
  expect(await findingsIn({ "index.html": link, "privacy.html": link })).toEqual([
    "Unencrypted: http://partner.co.uk/a",
  ]);
});

test("finds customers and recordings without consent", async () => {
  change(trustedBy.logos[0]!, { evidence: "sample" });
  change(testimonials.testimonials[0]!, { evidence: "sample" });
  change(voice.samples[0]!, { recording: { consentKeptAt: "sample" } });
  expect(await findingsIn()).toEqual([
    expect.stringContaining(`logo of ${trustedBy.logos[0]!.title}`),
    expect.stringContaining(`testimonial of ${testimonials.testimonials[0]!.author}`),
    expect.stringContaining(`recording ${voice.samples[0]!.id}`),
  ]);
  Object.assign(voice.samples[0]!, { recording: undefined });
});

test("finds each promise that is not confirmed, in words that are in its file", async () => {
  for (const [says, file] of PROMISES) expect(readFileSync(file, "utf8")).toContain(says.replace(/^Recordings: /, ""));
  for (const promise of PROMISES) change(promise, { 2: "unconfirmed" });
  expect(await findingsIn()).toHaveLength(PROMISES.length);
});

describe("the report", () => {
  const FINDING = { what: "Sample: brand name", where: "src/site.ts" };
  const logger = { info: vi.fn<(line: string) => void>(), warn: vi.fn<(line: string) => void>() };
  beforeEach(() => vi.clearAllMocks());

  test("lists the findings in the mode of the launch check, and fails the process where anything is left", () => {
    vi.stubEnv("MODE", "launch");
    reportFindings([], logger);
    expect([process.exitCode, logger.warn.mock.calls]).toEqual([
      undefined,
      [[expect.stringContaining("No findings are left")]],
    ]);
    logger.warn.mockClear();
    reportFindings([FINDING], logger);
    expect(process.exitCode).toBe(1);
    // The tests' own exit code must stay.
    process.exitCode = undefined;
    expect(logger.warn.mock.calls).toEqual([
      ["  Sample: brand name\n    edit src/site.ts"],
      [expect.stringMatching(/^1 findings/)],
    ]);
  });

  test("counts the findings in an ordinary build", () => {
    reportFindings([], logger);
    expect(logger.info).not.toHaveBeenCalled();
    reportFindings([FINDING], logger);
    expect(logger.info).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^1 findings/));
    expect([process.exitCode, logger.warn.mock.calls]).toEqual([undefined, []]);
  });

  test("warns of a listed site that receives no demo requests", () => {
    change(site, { demoRequestUrl: "" });
    reportFindings([], logger);
    expect(logger.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("VITE_DEMO_REQUEST_URL is empty"));
  });
});
