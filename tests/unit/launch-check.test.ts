// @vitest-environment node
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { policyReview } from "../../src/content/privacy";
import type { LaunchFinding } from "../../src/build/launch-findings";
import { reportLaunch } from "../../src/build/launch-report";
import type { Call } from "../../src/content/voice";
import { sampleFacts, sampleMark } from "../../src/build/samples";
import { writtenFindings } from "../../src/build/written-findings";
import { mark } from "../../src/brand/mark";
import { testimonials, trustedBy } from "../../src/content/home";
import type { TestimonialsSectionProps } from "../../src/pages/home/testimonials/testimonials-section";
import type { TrustedBySectionProps } from "../../src/pages/home/trusted-by/trusted-by-section";
import { site, type siteStatus } from "../../src/site";

const SAMPLE_DEPLOYMENT = {
  VITE_SITE_ORIGIN: "https://www.company.example",
  VITE_BOOKING_URL: "https://booking.company.example/demo",
  VITE_DEMO_REQUEST_URL: "",
  VITE_SITE_INDEXABLE: "false",
};

const REAL_DEPLOYMENT = {
  VITE_SITE_ORIGIN: "https://www.real-company.co.uk",
  VITE_BOOKING_URL: "https://booking.real-company.co.uk/demo",
  VITE_DEMO_REQUEST_URL: "https://api.real-company.co.uk/demo",
  VITE_DEMO_REQUEST_FORM: "",
  VITE_SITE_INDEXABLE: "true",
};

const CONSENT = { keptAt: "the contract folder" };

/** Values for `site` that are nobody's sample. */
const REAL_FACTS = {
  brand: "Real",
  legalName: "Real Company Limited",
  companyNumber: "12345678",
  registeredOffice: "2 Real Street, London",
  email: "hello@real-company.co.uk",
  accelerator: "Real Ventures",
};

/** What is left in content that is all the sample's, all real, or the sample's but called real. */
type Content = "sample" | "real" | "called real";

/** The findings of a deployment with this content, whatever the project holds by now. */
async function findingsOf(deployment: Record<string, string>, content: Content): Promise<LaunchFinding[]> {
  vi.resetModules();
  for (const [name, value] of Object.entries(deployment)) vi.stubEnv(name, value);
  const { site: values, siteStatus: facts } = await import("../../src/site");
  const { testimonials: quoted, trustedBy: shown } = await import("../../src/content/home");
  const { policyReview: review } = await import("../../src/content/privacy");
  const { promises } = await import("../../src/content/promises");
  const status = content === "sample" ? "sample" : "final";
  for (const statuses of [facts, review] as Record<string, string>[])
    for (const name of Object.keys(statuses)) statuses[name] = status;
  for (const promise of Object.values(promises)) Object.assign(promise, { status });
  Object.assign(values, content === "real" ? REAL_FACTS : sampleFacts);
  const evidence = content === "sample" ? "sample" : CONSENT;
  for (const customer of [...shown.logos, ...quoted.testimonials]) Object.assign(customer, { evidence });
  const { launchFindings } = await import("../../src/build/launch-findings");
  return launchFindings();
}

afterEach(() => vi.unstubAllEnvs());

describe("the launch check lists", () => {
  test.each([
    ["the brand", /brand name/],
    ["the domain", /domain/],
    ["the company number", /company number/],
    ["the registered office", /registered office/],
    ["the contact address", /contact e-mail/],
    ["the booking address", /booking address/],
    ["the missing delivery address", /requests are only logged in the visitor's console/],
    ["the accelerator", /accelerator/],
    ["that search engines are kept out", /search engines/],
    ["a logo", new RegExp(`logo of ${trustedBy.logos[0]!.title}`)],
    ["a testimonial", new RegExp(`testimonial without evidence, ${testimonials.testimonials[0]!.author}`)],
    ["the review of the policy's lawful bases", /lawyer's review .* lawful basis/],
    ["the review of its retention periods", /lawyer's review .* how long/],
    ["a policy whose text is newer than its date", /changed after its date/],
    ["what the first screen promises", /Promise: .*day and night/],
    ["what the demo page promises", /Promise: .*price in writing/],
    ["the review of how long logs are kept", /lawyer's review .* logs kept for 30 days/],
  ])("%s", async (_, what) => {
    const findings = await findingsOf(SAMPLE_DEPLOYMENT, "sample");
    expect(findings.filter((finding) => what.test(finding.what))).toHaveLength(1);
  });

  test("a delivery address that nobody can have", async () => {
    const findings = await findingsOf(
      { ...REAL_DEPLOYMENT, VITE_DEMO_REQUEST_URL: "https://api.company.example" },
      "real",
    );
    expect(findings.map(({ what }) => what)).toEqual([expect.stringContaining("Sample: delivery address")]);
  });

  test("a recording without the consent of those who are heard", async () => {
    await findingsOf(REAL_DEPLOYMENT, "real");
    const { voice } = await import("../../src/content/voice");
    const { launchFindings } = await import("../../src/build/launch-findings");
    const call = voice.samples[0]!;
    call.recording = { file: "/call.mp3", consentKeptAt: "sample" };
    expect(launchFindings()).toEqual([
      { what: expect.stringContaining(`recording of ${call.id}`), file: "src/content/voice.ts" },
    ]);
    call.recording.consentKeptAt = "the contract folder";
    expect(launchFindings()).toEqual([]);
  });

  test("each required field that a form service's template leaves out", async () => {
    const template = '[["name","{fullName}"],["email","{workEmail}"],["company","{companyName}"]]';
    const findings = await findingsOf({ ...REAL_DEPLOYMENT, VITE_DEMO_REQUEST_FORM: template }, "real");
    expect(findings.map(({ what }) => what)).toEqual([expect.stringContaining("{phoneNumber}")]);
  });

  test("nothing of an address of the site's own", async () => {
    expect(await findingsOf({ ...REAL_DEPLOYMENT, VITE_DEMO_REQUEST_URL: "/api/demo" }, "real")).toEqual([]);
  });

  test("a time that is past in security.txt", async () => {
    const past = {
      VITE_SECURITY_CONTACT: "mailto:a@real-company.co.uk",
      VITE_SECURITY_EXPIRES: "2020-01-01T00:00:00Z",
    };
    const findings = await findingsOf({ ...REAL_DEPLOYMENT, ...past }, "real");
    expect(findings.map(({ what }) => what)).toEqual([expect.stringContaining("security.txt has expired")]);
    const ahead = { ...past, VITE_SECURITY_EXPIRES: "2999-01-01T00:00:00Z" };
    expect(await findingsOf({ ...REAL_DEPLOYMENT, ...ahead }, "real")).toEqual([]);
  });

  test("each with a file to edit that is there", async () => {
    const findings = await findingsOf(SAMPLE_DEPLOYMENT, "sample");
    for (const { file, what } of findings) {
      const files = file.split(", ").filter((name) => name !== "or the host's environment");
      expect(files).not.toEqual([]);
      expect({ what, missing: files.filter((name) => !existsSync(name)) }).toEqual({ what, missing: [] });
    }
  });

  test("each promise with words that the site says, in the file that it names", async () => {
    const { promises } = await import("../../src/content/promises");
    for (const { says, file } of Object.values(promises))
      expect(readFileSync(file, "utf8")).toContain(says.replace(/^Recordings: /, ""));
  });

  test("facts that are called final and are the sample's", async () => {
    const findings = await findingsOf(REAL_DEPLOYMENT, "called real");
    for (const sample of Object.values(sampleFacts))
      expect(findings.filter(({ what }) => what.endsWith(`called final, and is still “${sample}”`))).toHaveLength(1);
    expect(findings).toHaveLength(Object.keys(sampleFacts).length);
  });

  test("what to set where, once the brand is edited", async () => {
    const [brand] = await findingsOf(SAMPLE_DEPLOYMENT, "sample");
    expect(brand).toMatchObject({ file: "src/site.ts", next: '`siteStatus.brand: "final"` in src/site.ts' });
  });

  test("nothing once all is final", async () => {
    expect(await findingsOf(REAL_DEPLOYMENT, "real")).toEqual([]);
  });
});

describe("the launch check lists what is written, whatever the sources say", () => {
  const environment = { ...REAL_DEPLOYMENT };
  let folder = "";
  beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "written-"))));
  afterEach(() => rm(folder, { recursive: true }));

  const findingsIn = async (
    files: Record<string, string | Buffer>,
    variables: Record<string, string> = environment,
  ) => {
    await mkdir(join(folder, "og"));
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    return writtenFindings(folder, variables);
  };
  const whats = (findings: LaunchFinding[]) => findings.map(({ what }) => what);

  test("the sample's name, as a word, with the source that holds it", async () => {
    const findings = await findingsIn({
      "index.html": `<p>Hire ${sampleFacts.brand}’s agents</p>`,
      "privacy.html": `<p>${sampleFacts.brand}ish</p>`,
    });
    expect(whats(findings)).toEqual([expect.stringMatching(/brand's name, .* stands in index\.html$/)]);
    for (const file of findings[0]!.file.split(", ")) expect(existsSync(file)).toBe(true);
  });

  test("the sample's mark", async () => {
    const findings = await findingsIn({ "favicon.svg": `<path d="${sampleMark}"/>` });
    expect(whats(findings)).toEqual(["Sample: the sample's mark is drawn in favicon.svg"]);
    expect(findings[0]).toMatchObject({ file: "src/brand/mark.ts", next: "`npm run icons`" });
  });

  test("addresses without encryption, in a page or a variable, each once", async () => {
    const findings = await findingsIn(
      {
        "index.html": '<svg xmlns="http://www.w3.org/2000/svg"/><a href="http://partner.co.uk/a">1</a>',
        "privacy.html": '<a href="http://partner.co.uk/a">1</a><a href="http://booking.co.uk/demo">2</a>',
        "licences.txt": "See http://scripts.sil.org/OFL",
        "sitemap.xml": '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      },
      { ...environment, VITE_BOOKING_URL: "http://booking.co.uk/demo" },
    );
    expect(whats(findings)).toEqual([
      "Unencrypted: VITE_BOOKING_URL (http://booking.co.uk/demo)",
      "Unencrypted: http://partner.co.uk/a",
    ]);
  });

  test("nothing in a site of another brand", async () => {
    expect(await findingsIn({ "index.html": '<a href="https://real-company.co.uk">Real</a>' })).toEqual([]);
  });

  describe("the sample's own pictures", () => {
    const isSample = site.brand === sampleFacts.brand && mark.path === sampleMark;
    const pictures = () =>
      readdirSync("public", { recursive: true, encoding: "utf8" }).filter((name) => /\.(png|ico|svg)$/.test(name));

    // Once the brand is another one, they are gone, and the check knows them still.
    test.skipIf(!isSample)("are known: `npx vitest run -u launch-check` learns new ones", async () => {
      const digest = (name: string) =>
        createHash("sha256")
          .update(readFileSync(join("public", name)))
          .digest("hex");
      const digests = Object.fromEntries(
        pictures()
          .toSorted()
          .map((name) => [name, digest(name)]),
      );
      await expect(`${JSON.stringify(digests, null, 2)}\n`).toMatchFileSnapshot("../../src/build/sample-pictures.json");
    });

    test.skipIf(!isSample)("are found, each kind with its command", async () => {
      const files = pictures().map((name) => [name, readFileSync(join("public", name))] as const);
      const findings = await findingsIn(Object.fromEntries(files));
      const commands = findings.map(({ next }) => next);
      expect(commands).toEqual(["`npm run icons`", "`npm run icons`", "`npm run share-pictures`"]);
      for (const name of pictures()) expect(whats(findings).join()).toContain(name);
    });
  });
});

// Held by `npm run check`: an expected error that does not come is an error, too.
test("what has no status does not pass the type check", () => {
  // @ts-expect-error -- the other facts are missing
  const facts: typeof siteStatus = { brand: "final" };
  // @ts-expect-error -- the other matters are missing
  const review: typeof policyReview = { lawfulBases: "final" };
  // @ts-expect-error -- it has no evidence
  const logo: TrustedBySectionProps["logos"][number] = { name: "ashdown", title: "A customer" };
  const quoted = { quote: "", author: "", role: "", company: "" };
  // @ts-expect-error -- it has no evidence
  const testimonial: TestimonialsSectionProps["testimonials"][number] = quoted;
  // @ts-expect-error -- evidence says where it is kept
  const vague: TestimonialsSectionProps["testimonials"][number] = { ...quoted, evidence: "final" };
  // @ts-expect-error -- nothing says where the consent is kept
  const recording: Call["recording"] = { file: "" };
  expect([facts, review, logo, testimonial, vague, recording]).toHaveLength(6);
});

describe("the report", () => {
  const FINDING: LaunchFinding = { what: "Sample: brand name", file: "src/site.ts", next: "`npm run icons`" };
  const auditOf = (total: number) => JSON.stringify({ metadata: { vulnerabilities: { total } } });
  let folder = "";

  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), "launch-"))));
  afterAll(() => rm(folder, { recursive: true }));
  // The check says what it found by the process' exit code, which must not become that of the tests.
  beforeEach(() => void (process.exitCode = undefined));
  afterEach(() => void (process.exitCode = undefined));

  /** An npm that answers an audit, and nothing else, with this output; by 1, as npm does when it found something. */
  async function stubNpm(output: string) {
    const npm = join(folder, "npm");
    await writeFile(npm, `#!/bin/sh\n[ "$*" = "audit --omit=dev --json" ] && cat <<'JSON'\n${output}\nJSON\nexit 1\n`);
    await chmod(npm, 0o755);
    return `${folder}${delimiter}${process.env.PATH}`;
  }

  async function report(findings: LaunchFinding[], output: string) {
    vi.stubEnv("PATH", await stubNpm(output));
    const lines: string[] = [];
    await reportLaunch(findings, (line) => lines.push(line));
    return { lines, exitCode: process.exitCode ?? 0 };
  }

  test.each([
    ["nothing is left and nothing is known against the packages", [], auditOf(0), 0, "nothing known"],
    ["nothing is left and the registry does not answer", [], "<html>405</html>", 1, "no answer from the registry"],
    ["nothing is left and the registry answers with an error", [], '{"error":{}}', 1, "no answer from the registry"],
    ["a package is vulnerable", [], auditOf(2), 1, "2 known vulnerabilities"],
    ["something is left", [FINDING], auditOf(0), 1, "nothing known"],
  ] as const)("when %s", async (_, findings, output, expected, sentence) => {
    const { lines, exitCode } = await report([...findings], output);
    expect(exitCode).toBe(expected);
    expect(lines.some((line) => line.includes(sentence))).toBe(true);
    expect(lines.includes("Ready to go live.")).toBe(expected === 0);
  });
});
